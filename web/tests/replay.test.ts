import { expect, test } from "vitest";

import { chanceSeries, decisionOf, framesOf, lineAt, stepBy } from "../src/pages/replay/frames";
import { placesOf, possibleNow } from "../src/pages/table/possible";
import type { Judged, Story } from "../src/protocol/games";
import { choicesOf } from "../src/table/choices";
import { text } from "../src/texts/texts";
import { view } from "./samples";

const views = [view, { ...view, viewer: 1, hand: { red: 2 } }];

test("every step is the one before plus its changes: public ones for all, private ones for one seat", () => {
  const frames = framesOf({
    views,
    steps: [
      {
        player: 0,
        move: "draw",
        changes: { decks: { train: 29 } },
        own: { "0": { hand: { blue: 2 } } },
      },
      { player: 0, move: "claim x", changes: { players: { "0": { points: 4 } } }, own: {} },
    ],
  });
  expect(frames).toHaveLength(3);
  expect(frames[0]).toEqual(views);
  expect(frames[1]?.map(({ hand, decks }) => [hand, decks.train])).toEqual([
    [{ blue: 2 }, 29],
    [{ red: 2 }, 29],
  ]);
  expect(frames[2]?.[1]?.players.map(({ points }) => points)).toEqual([4, 0]);
  expect(frames[2]?.[0]?.hand).toEqual({ blue: 2 });
});

test("the log line of a step is the latest event so far", () => {
  const happened = [1, 1, 4].map((moves) => ({ moves })) as Story["happened"];
  expect([0, 1, 3, 4, 9].map((step) => lineAt(happened, step))).toEqual([-1, 1, 1, 2, 2]);
});

test("keys step through the game and stop at its ends", () => {
  expect(stepBy("ArrowRight", 3, 100)).toBe(4);
  expect(stepBy("ArrowRight", 100, 100)).toBe(100);
  expect(stepBy("ArrowLeft", 0, 100)).toBe(0);
  expect(stepBy("PageDown", 3, 100)).toBe(8);
  expect([stepBy("Home", 3, 100), stepBy("End", 3, 100)]).toEqual([0, 100]);
  expect(stepBy("x", 3, 100)).toBeNull();
});

const decisions: Judged[] = [
  { move: 1, player: 0, text: "keep a", forced: true },
  {
    move: 2,
    player: 1,
    text: "draw",
    forced: false,
    before: 0.6,
    after: 0.4,
    options: [
      { text: "tickets", chance: 0.6, error: 0.1 },
      { text: "draw", chance: 0.4, error: 0.1 },
    ],
  },
];

test("chances are given for decisions with a choice", () => {
  expect(chanceSeries(decisions, 2)).toEqual([
    { seat: 0, values: [] },
    { seat: 1, values: [[2, 0.4]] },
  ]);
});

test("a mistake names the better move, a swing does not", () => {
  const point = { move: 2, player: 1, change: -0.2 };
  expect(decisionOf(decisions, { ...point, kind: "mistake" })?.better?.text).toBe("tickets");
  expect(decisionOf(decisions, { ...point, kind: "swing" })?.better).toBeUndefined();
  expect(decisionOf(decisions, { ...point, move: 9, kind: "mistake" })).toBeNull();
});

test("legal moves are counted by what they are about, cards first", () => {
  const legal = [
    "tickets",
    "station roma",
    "claim a-b",
    "claim b-c",
    "take red",
    "take blue",
    "draw",
  ];
  const possible = possibleNow(choicesOf(legal));
  expect(possible.map(({ kind, facts }) => `${kind} ${String(facts.count)}`)).toEqual([
    "take 2",
    "draw 1",
    "claim 2",
    "tickets 1",
    "station 1",
  ]);
  expect(possible[2]?.routes).toEqual(["a-b", "b-c"]);
  expect(possible[4]?.cities).toEqual(["roma"]);
});

test.each([
  "take",
  "draw",
  "claim",
  "tickets",
  "station",
  "harbour",
  "keep",
  "pick",
  "pieces",
  "pay",
])("there are words for what %s means", (verb) => {
  const facts = { count: 3, second: "no", limit: "yes" };
  expect(text(`can-${verb}`, facts)).not.toMatch(/^can-|\{/);
});

test("a move is located on the board by its route or city", () => {
  expect(placesOf("claim a-b 2 red")).toEqual({ routes: ["a-b"], cities: [] });
  expect(placesOf("station roma")).toEqual({ routes: [], cities: ["roma"] });
  expect(placesOf("draw")).toEqual({ routes: [], cities: [] });
});
