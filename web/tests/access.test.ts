import { expect, test } from "vitest";

import { claimable, costLine, namedCities, ticketFacts } from "../src/access/facts";
import { groupsOf } from "../src/access/network";
import { announceAt, News, newsOf } from "../src/access/news";
import { GROUPS, intentOf, type Pressed } from "../src/access/shortcuts";
import { handWords, othersWords, playerWords, rowWords, ticketLine } from "../src/access/summaries";
import { nearest, readingOrder } from "../src/browser/roving";
import type { BoardData, Route } from "../src/protocol/board";
import type { TicketOutlook } from "../src/protocol/incoming";
import type { View } from "../src/protocol/view";
import { choicesOf } from "../src/table/choices";
import { deckName } from "../src/texts/names";
import { needsWords } from "../src/texts/needs";
import { hasText, listed, paragraph, text } from "../src/texts/texts";
import { info, outlookOf, player, view as sample } from "./samples";

const city = (name: string) => ({
  id: name.toLowerCase(),
  name,
  latitude: 0,
  longitude: 0,
  junction: false,
  harbour: false,
  points: 0,
});
function route(from: string, to: string, length: number, more: Partial<Route> = {}): Route {
  const rest = { colour: "red", kind: "track", wild_symbols: 0, twin: null, cards_for_one: 0 };
  return { id: `${from}-${to}`, from, to, length, ...rest, ...more };
}
// a - b - c - d in a row, a detour from a to d, and a double between c and d.
const board: BoardData = {
  id: "line",
  layout: null,
  outlines: false,
  name: "Line",
  summary: "",
  players: [2, 4],
  rules: { double_closed_up_to: 2 } as BoardData["rules"],
  colours: ["red", "blue"],
  decks: ["train"],
  cities: [city("D"), city("C"), city("Ávila"), city("B")].map((one, i) =>
    i === 2 ? { ...one, id: "a", latitude: 9 } : one,
  ),
  routes: [
    route("a", "b", 1),
    route("b", "c", 2),
    route("c", "d", 1, { id: "c-d-1", twin: "c-d-2" }),
    route("c", "d", 1, { id: "c-d-2", twin: "c-d-1", colour: null }),
    route("a", "d", 9),
  ],
  tickets: [
    { id: "a-c", from: "a", to: "c", points: 5, deck: "regular" },
    { id: "a-d", from: "a", to: "d", points: 1, deck: "regular" },
  ],
  cards: ["red", "blue", "wild"].map((id) => ({
    id,
    deck: "train",
    colour: id,
    pieces: 1,
    harbour_sign: false,
    count: 9,
  })),
  festivals: [],
};
function seen(mine: string[], others: string[] = [], more: Partial<View> = {}): View {
  const players = [
    { ...player, routes: mine },
    { ...player, routes: others },
  ];
  return { ...sample, players, tickets: ["a-c", "a-d"], ...more };
}

test("cities are connected across several routes, in groups sorted by size", () => {
  expect(groupsOf(board, ["c-d-1"])).toEqual([["d", "c"]]);
  expect(groupsOf(board, ["a-b", "b-c"])).toEqual([["c", "a", "b"]]);
  expect(groupsOf(board, ["a-b", "c-d-1"])).toHaveLength(2);
});

test("a ticket reports its outlook once the server has answered", () => {
  const words = (outlook: Partial<TicketOutlook> | null) => {
    const facts = ticketFacts(board, seen([]), outlook ? [outlookOf(outlook)] : []);
    return facts[0] && ticketLine(board, facts[0]);
  };
  const ticket = { ticket: "Ávila–C", points: 5 };
  expect(words(null)).toBe(text("access-ticket", ticket));
  expect(words({ state: "joined" })).toBe(text("access-ticket-done", ticket));
  expect(words({ state: "lost" })).toBe(text("access-ticket-lost", ticket));
  const takes = text("access-ticket-takes", { needs: needsWords(board, outlookOf({})) });
  expect(words({ spaces: 1 })).toBe(
    paragraph([text("access-ticket-direct", { ...ticket, spaces: 1 }), takes]),
  );
  const way = text("access-ticket-way", { ...ticket, spaces: 1, via: listed(["B", "D"]) });
  expect(words({ spaces: 1, via: ["b", "d"] })).toBe(paragraph([way, takes]));
});

test("claimable routes are grouped by city and found by their words", () => {
  const choices = choicesOf(["claim a-b", "claim c-d-2", "draw"]);
  const found = (wanted: string) =>
    claimable(board, seen([]), choices, wanted).map(({ city, routes }) => [city, routes.length]);
  expect(found("")).toEqual([
    ["Ávila", 1],
    ["C", 1],
  ]);
  expect(found("avila red")).toEqual([["Ávila", 1]]);
  expect(found("blue")).toEqual([]);
});

test("cities are sorted by name", () => {
  expect(namedCities(board, "").map((one) => one.name)).toEqual(["Ávila", "B", "C", "D"]);
});

test.each([
  [route("a", "b", 2), text("access-cost", { count: 2, colour: text("card-red") })],
  [route("a", "b", 1, { colour: null }), text("access-cost-grey", { count: 1 })],
  [
    route("a", "b", 3, { colour: null, wild_symbols: 1 }),
    `${text("access-cost-grey", { count: 3 })} ${text("access-cost-wilds", { wilds: 1 })}`,
  ],
  [
    route("a", "b", 3, { kind: "tunnel" }),
    `${text("access-cost", { count: 3, colour: text("card-red") })} ${text("access-cost-tunnel")}`,
  ],
])("the cost of a route is given", (one, words) => {
  expect(costLine(one)).toBe(words);
});

test("answers list the hand, the row by its places and the other players", () => {
  const view = seen([], [], { hand: { wild: 1, red: 2 }, row: ["blue", null] });
  expect(handWords(board, view)).toBe(text("access-hand", { cards: listed(["2 red", "1 wild"]) }));
  expect(rowWords(board, view)).toBe(
    paragraph([
      text("access-row", { cards: listed(["1 blue", `2 ${text("access-no-card")}`]) }),
      text("access-deck", { deck: text("deck-train"), count: 30 }),
      text("access-tickets-left", { count: 10 }),
    ]),
  );
  expect(othersWords(board, view, info.seats, 0)).toBe(
    text("access-player", {
      name: "Bot",
      facts: listed(["0 points", "15 trains", "2 cards", "1 ticket"]),
    }),
  );
});

test("pieces in a town are called taxis", () => {
  const town = { ...board, cities: board.cities.map((one) => ({ ...one, latitude: 0 })) };
  expect(othersWords(town, seen([]), info.seats, 0)).toContain(text("taxis-count", { count: 15 }));
  expect(deckName(town, "train")).toBe(text("deck-taxi"));
  expect(deckName(board, "train")).toBe(text("deck-train"));
});

test("ships are mentioned where there are some, and I am called you", () => {
  const sailing = { ...board, decks: ["train", "ship"] };
  expect(playerWords(sailing, seen([]), info.seats, 1, [1])).toBe(
    text("access-player", {
      name: text("access-player-you", { name: "Bot" }),
      facts: listed(["0 points", "15 trains", "0 ships", "2 cards", "1 ticket"]),
    }),
  );
});

const entry = (version: number) => ({ version, event: { player: 1, turn: 0, kind: "draw" } });

test("news is announced once, without what happened before we connected", () => {
  const news = new News();
  expect(news.tell(5, [entry(5)], "Your turn.", 0)).toEqual({ happened: [], now: "Your turn." });
  const all = [entry(5), entry(6), entry(7)];
  expect(news.tell(7, all, "Your turn.", 0)).toEqual({ happened: all.slice(1), now: "" });
  expect(news.tell(7, all, "Bot to play.", 0)).toEqual({ happened: [], now: "Bot to play." });
});

test("what happens between connecting and the first announcement is announced", () => {
  const news = new News();
  news.begin(5);
  news.begin(6);
  expect(news.tell(6, [entry(6)], "", 0).happened).toHaveLength(1);
  const late = new News();
  late.begin(5);
  const history = Array.from({ length: 20 }, (_, i) => entry(i % 6));
  expect(late.tell(6, [...history, entry(6)], "", 0).happened).toEqual([entry(6)]);
});

test("my turn is announced again after my move, even if the others were quick", () => {
  const news = new News();
  news.tell(5, [], "Your turn.", 1);
  expect(news.tell(6, [entry(6)], "Your turn.", 1).now).toBe("Your turn.");
  expect(news.tell(7, [entry(7)], "Your turn.", 0).now).toBe("");
});

test("reloading the history after an undo announces nothing again", () => {
  const news = new News();
  news.tell(8, [entry(5), entry(8)], "", 0);
  const read = [entry(5), entry(7), entry(10)];
  expect(news.tell(10, read, "", 0).happened).toEqual([read[2]]);
});

test("each seat of a table has its own news", () => {
  const [table, other] = [{}, {}];
  expect(newsOf(table, 0)).toBe(newsOf(table, 0));
  expect(newsOf(table, 0)).not.toBe(newsOf(table, 1));
  expect(newsOf(table, 0)).not.toBe(newsOf(other, 0));
});

test("quick moves are announced together, without a long wait", () => {
  expect(announceAt(0, 0)).toBe(350);
  expect(announceAt(0, 300)).toBe(650);
  expect(announceAt(0, 1400)).toBe(1500);
});

test("an arrow key goes to the nearest in its direction", () => {
  const middles = [
    { x: 0, y: 0 },
    { x: 10, y: 8 },
    { x: 30, y: 0 },
    { x: 0, y: 20 },
  ];
  const from = middles[0]!;
  expect(nearest(from, middles, "ArrowRight")).toBe(1);
  expect(nearest(from, middles, "ArrowDown")).toBe(3);
  expect(nearest(from, middles, "ArrowLeft")).toBe(-1);
  expect(nearest(middles[2]!, middles, "ArrowLeft")).toBe(0);
});

test("reading order goes line by line", () => {
  const middles = [
    { x: 50, y: 90 },
    { x: 40, y: 10 },
    { x: 10, y: 20 },
  ];
  expect(readingOrder(middles, 48)).toEqual([2, 1, 0]);
});

const pressed: Pressed = {
  key: "d",
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  typing: false,
  asked: false,
};

test.each([
  ["1", { does: "take", place: 0 }],
  ["6", { does: "take", place: 5 }],
  ["d", { does: "draw", deck: 0 }],
  ["D", { does: "draw", deck: 1 }],
  ["T", { does: "tickets" }],
  ["?", { does: "help" }],
  ["x", null],
  ["0", null],
  ["Tab", null],
])("the key %s asks for %o", (key, intent) => {
  expect(intentOf({ ...pressed, key })).toEqual(intent);
});

test.each([
  { ctrlKey: true },
  { altKey: true },
  { metaKey: true },
  { typing: true },
  { repeat: true },
])("a key does nothing with %o", (more) => {
  expect(intentOf({ ...pressed, ...more })).toBeNull();
});

test("while a dialog is open, keys give answers but play nothing", () => {
  expect(intentOf({ ...pressed, asked: true })).toBeNull();
  expect(intentOf({ ...pressed, key: "h", asked: true })).toEqual({ does: "hand" });
});

test("every key in the list works and is described", () => {
  for (const { title, keys } of GROUPS) {
    expect(hasText(title)).toBe(true);
    for (const { key, words } of keys) {
      expect(hasText(words)).toBe(true);
      if (key.length === 1) expect(intentOf({ ...pressed, key })).not.toBeNull();
    }
  }
});
