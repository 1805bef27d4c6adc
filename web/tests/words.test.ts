import { expect, test } from "vitest";

import type { BoardData } from "../src/board/data";
import { keeping } from "../src/choices";
import { happenedWords } from "../src/texts/happened";
import { withRules } from "../src/texts/language.svelte";
import { moveWords } from "../src/texts/moves";
import { hasText, listed, text } from "../src/texts/texts";

const city = (id: string, name: string) => ({
  id,
  name,
  latitude: 0,
  longitude: 0,
  junction: false,
  harbour: false,
  points: 0,
});
const line = { length: 2, kind: "track", wild_symbols: 0, cards_for_one: 0, from: "soho", to: "chelsea" };
const board: BoardData = {
  id: "small",
  layout: null,
  outlines: false,
  name: "Small",
  summary: "",
  players: [2, 4],
  rules: { trains: 15, ships: 0, stations: 0, harbours: 0 } as BoardData["rules"],
  colours: ["red", "blue"],
  decks: ["train"],
  cities: [city("soho", "Soho"), city("chelsea", "Chelsea")],
  routes: [
    { ...line, id: "soho-chelsea-red", colour: "red", twin: "soho-chelsea-blue" },
    { ...line, id: "soho-chelsea-blue", colour: "blue", twin: "soho-chelsea-red" },
  ],
  tickets: [{ id: "soho-chelsea", from: "soho", to: "chelsea", points: 3, deck: "regular" }],
  cards: [],
  festivals: [{ id: "both", cities: ["soho", "chelsea"], cards: 2, values: [1, 3] }],
};

test.each([
  ["take red", "Take red from the row"],
  ["draw", "Draw an unseen card"],
  ["draw ship", "Draw an unseen card: ship cards"],
  ["tickets", "Draw tickets"],
  ["pass", "Pass"],
  ["refill train", "Fill the gap with train cards"],
  ["refuse", "Give the tunnel up"],
  ["pick soho-chelsea", "Pick Soho–Chelsea"],
  ["keep", "Keep no tickets"],
  ["claim soho-chelsea-red", "Claim Soho–Chelsea (red)"],
  ["station soho", "Build a station in Soho"],
  ["harbour soho", "Build a harbour in Soho"],
  ["exchange 1 trains", "Exchange 1 train for a ship"],
  ["exchange 3 ships", "Exchange 3 ships for trains"],
  ["pay 2 red 1 wild", "Pay 2 red and 1 wild"],
  ["pay 1 white-double-ship", "Pay 1 white double ship"],
  ["pay red with 2 wild", "Pay with red and 2 wild, then choose the cards"],
  ["substitute 1", "Replace one space by other cards"],
  ["give blue", "Give blue"],
  ["pieces 20 trains 30 ships", "20 trains and 30 ships"],
  ["festival both", "Take the festival cards of Soho and Chelsea"],
])("the move %s reads %s", (move, words) => {
  expect(moveWords(board, move)).toBe(words);
});

test("what I did is told to me as mine, to others by name", () => {
  const claim = {
    player: 0,
    turn: 1,
    kind: "claim",
    route: "soho-chelsea-red",
    cards: { red: 2 },
    points: 2,
  };
  const told = (mine: number[]) => happenedWords(board, claim, ["Anna", "Ben"], mine);
  expect(told([0])).toBe("You claim Soho–Chelsea (red) with 2 red: 2 points.");
  expect(told([1])).toBe("Anna claims Soho–Chelsea (red) with 2 red: 2 points.");
});

test.each(
  "claim dig surcharge refuse station harbour take draw look keep pick pieces exchange pass".split(" ").concat(
    ["festival", "festivals-laid", "row-flushed", "second-draft", "last-turns"],
  ),
)("there are words for %s", (kind) => {
  expect(hasText(`happened-${kind}`)).toBe(true);
});

test("tickets are kept by the legal move that names exactly them", () => {
  const legal = ["keep a b", "keep a c", "keep a b c"];
  expect(keeping(legal, ["c", "a"])).toBe("keep a c");
  expect(keeping(legal, ["a"])).toBeUndefined();
});
test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c", "d"], "a, b, c, and d"],
])("the list %j reads %s", (words, list) => {
  expect(listed(words)).toBe(list);
});

test.each([
  [0, "When a player ends a turn without a piece left, everybody"],
  [1, "When a player ends a turn with one piece left or none, everybody"],
  [2, "When a player ends a turn with 2 pieces left or fewer, everybody"],
])("the end of a game at %i pieces reads well", async (pieces, words) => {
  await withRules();
  expect(text("rules-end", { pieces, turns: 1 })).toContain(words);
});

test("the last ticket of a hand is not picked from several", () => {
  expect(text("can-pick", { count: 1 })).toBe("Pick the one ticket that is left in your hand.");
  expect(text("can-pick", { count: 3 })).toBe("Pick one of 3 tickets; the others go on.");
});
