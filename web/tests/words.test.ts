import { expect, test } from "vitest";

import type { BoardData } from "../src/protocol/board";
import { keepMove } from "../src/table/choices";
import { happenedWords } from "../src/texts/happened";
import { withChapter } from "../src/texts/language.svelte";
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
const line = {
  length: 2,
  kind: "track",
  wild_symbols: 0,
  cards_for_one: 0,
  from: "soho",
  to: "chelsea",
};
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

const [red, blue] = [text("card-red"), text("card-blue")];
const ends = "Soho–Chelsea";
const wilds = (count: number) => text("card-wild", { count });
const several = (count: number, card: string) => text("list-of-cards", { count, card });
const two = (first: string, last: string) => `${first} and ${last}`;

test.each([
  ["take red", text("move-take", { card: red })],
  ["draw", text("move-draw")],
  ["draw ship", text("move-draw-from", { deck: text("deck-ship") })],
  ["tickets", text("move-tickets")],
  ["pass", text("move-pass")],
  ["refill train", text("move-refill", { deck: text("deck-taxi") })],
  ["refuse", text("move-refuse")],
  ["pick soho-chelsea", text("move-pick", { tickets: ends })],
  ["keep", text("move-keep", { tickets: text("no-tickets") })],
  [
    "claim soho-chelsea-red",
    text("move-claim", { route: text("route-of-colour", { route: ends, colour: red }) }),
  ],
  ["station soho", text("move-station", { city: "Soho" })],
  ["harbour soho", text("move-harbour", { city: "Soho" })],
  ["exchange 1 trains", text("move-exchange", { count: 1, from: "trains" })],
  ["exchange 3 ships", text("move-exchange", { count: 3, from: "ships" })],
  ["pay 2 red 1 wild", text("move-pay", { cards: two(several(2, red), several(1, wilds(1))) })],
  [
    "pay 1 white-double-ship",
    text("move-pay", {
      cards: several(1, text("card-with-double-ship", { colour: text("card-white"), count: 1 })),
    }),
  ],
  [
    "pay 2 red-ship",
    text("move-pay", {
      cards: several(2, text("card-with-ship", { colour: red, count: 2 })),
    }),
  ],
  [
    "pay red with 2 wild",
    text("move-pay-colour-wilds", { colour: red, cards: several(2, wilds(2)) }),
  ],
  ["substitute 1", text("move-substitute", { count: 1 })],
  ["give blue", text("move-give", { card: blue })],
  ["pieces 20 trains 30 ships", text("move-pieces", { trains: 20, ships: 30 })],
  ["festival both", text("move-festival", { cities: two("Soho", "Chelsea") })],
])("the move %s reads %s", (move, words) => {
  expect(moveWords(board, move)).toBe(words);
});

test("my actions are mine to me, and have my name for others", () => {
  const claim = {
    player: 0,
    turn: 1,
    kind: "claim",
    route: "soho-chelsea-red",
    cards: { red: 2 },
    points: 2,
  };
  const words = (mine: number[]) => happenedWords(board, claim, ["Anna", "Ben"], mine);
  const route = text("route-of-colour", { route: ends, colour: red });
  const facts = {
    name: "Anna",
    route,
    cards: several(2, red),
    points: text("points", { points: 2 }),
  };
  expect(words([0])).toBe(text("happened-claim", { ...facts, you: "yes" }));
  expect(words([1])).toBe(text("happened-claim", { ...facts, you: "no" }));
});

test.each(
  "claim dig surcharge refuse station harbour take draw look keep pick pieces exchange pass"
    .split(" ")
    .concat(["festival", "festivals-laid", "row-flushed", "second-draft", "last-turns"]),
)("there are words for %s", (kind) => {
  expect(hasText(`happened-${kind}`)).toBe(true);
});

test("tickets are kept by the legal move that names exactly them", () => {
  const legal = ["keep a b", "keep a c", "keep a b c"];
  expect(keepMove(legal, ["c", "a"])).toBe("keep a c");
  expect(keepMove(legal, ["a"])).toBeUndefined();
});
test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], two("a", "b")],
  [["a", "b", "c", "d"], "a, b, c, and d"],
])("the list %j reads %s", (words, list) => {
  expect(listed(words)).toBe(list);
});

test.each([
  [0, "When a player ends a turn with no pieces left, everyone"],
  [1, "When a player ends a turn with at most one piece left, everyone"],
  [2, "When a player ends a turn with 2 pieces or fewer left, everyone"],
])("the end of a game at %i pieces reads well", async (pieces, words) => {
  await withChapter("rules");
  expect(text("rules-end", { pieces, turns: 1 })).toContain(words);
});

test("picking the last ticket of a hand has its own words", () => {
  expect(text("can-pick", { count: 1 })).toBe("Pick the one ticket left in your hand.");
  expect(text("can-pick", { count: 3 })).toBe("Pick one of 3 tickets and pass the others on.");
});
