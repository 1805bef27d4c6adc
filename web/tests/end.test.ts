import { expect, test } from "vitest";

import {
  barOf,
  countedUp,
  highest,
  isCounted,
  paceOf,
  strokesOf,
} from "../src/pages/table/end/counting";
import { fitted } from "../src/pages/table/end/picture";
import { verdictOf } from "../src/pages/table/end/verdict";
import { pointed } from "../src/pages/table/pointing";
import {
  pathOf,
  pointSeries,
  sampled,
  scaleOf,
  ticksOf,
  valueAt,
  withTotals,
} from "../src/parts/chart";
import { canCheck, matchesCommitment } from "../src/parts/shuffle";
import type { BoardData } from "../src/protocol/board";
import type { Score } from "../src/protocol/incoming";
import { listed, text } from "../src/texts/texts";

function score(
  player: number,
  rank: number,
  parts: Record<string, number>,
  more: Partial<Score> = {},
): Score {
  const total = Object.values(parts).reduce((a, b) => a + b, 0);
  const facts = {
    done: [],
    missed: [],
    longest_path: 0,
    longest_routes: [],
    lent: [],
    ways: {},
    tie: {},
  };
  return { player, rank, total, parts, ...facts, ...more };
}
const first = score(0, 2, { routes: 20, tickets: 0, "missed tickets": -8, stations: 0 });
const second = score(1, 1, { routes: 10, tickets: 12, "missed tickets": 0, stations: 0 });
const both = [first, second];

test("scores are counted part by part, and within each part player by player", () => {
  const strokes = strokesOf(both);
  expect(strokes.map(({ part, player }) => `${part} ${player}`)).toEqual([
    "routes 0",
    "routes 1",
    "tickets 0",
    "tickets 1",
    "missed tickets 0",
    "missed tickets 1",
  ]);
  expect(countedUp(strokes, 0, 2)).toEqual([0, 0]);
  expect(countedUp(strokes, 4, 2)).toEqual([20, 22]);
  expect(countedUp(strokes, strokes.length, 2)).toEqual([12, 22]);
});

test("a cell is empty until it is counted; a part without points is filled in at the end", () => {
  const strokes = strokesOf(both);
  expect(isCounted(strokes, 1, "routes", 0)).toBe(true);
  expect(isCounted(strokes, 1, "routes", 1)).toBe(false);
  expect(isCounted(strokes, 5, "stations", 0)).toBe(false);
  expect(isCounted(strokes, 6, "stations", 0)).toBe(true);
});

test("bars fit the highest interim count, with losses crossed out at their ends", () => {
  const strokes = strokesOf(both);
  expect(highest(strokes, 2)).toBe(22);
  expect(barOf(strokes, 6, 0, 20)).toEqual([
    { part: "routes", from: 0, to: 1 },
    { part: "", from: 0.6, to: 1 },
  ]);
  expect(barOf(strokes, 6, 1, 20)).toEqual([
    { part: "routes", from: 0, to: 0.5 },
    { part: "tickets", from: 0.5, to: 1.1 },
  ]);
});

test("a few strokes are quick enough, and many do not take forever", () => {
  expect(paceOf(4)).toBe(650);
  expect(paceOf(20)).toBe(500);
  expect(paceOf(400)).toBe(170);
});

const FRAME = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test("a chart runs from its lower left corner to its upper right one", () => {
  const scale = scaleOf(FRAME, 50, 0, 100);
  expect([scale.x(0), scale.y(0)]).toEqual([10, 55]);
  expect([scale.x(50), scale.y(100)]).toEqual([110, 5]);
  expect(scale.moveAt(60)).toBe(25);
  expect(scale.moveAt(-20)).toBe(0);
  expect(scale.moveAt(999)).toBe(50);
});

test("points jump: the line is level between moves that score", () => {
  const [one] = pointSeries([[0], [4], [4], [10]]);
  expect(one?.values).toEqual([
    [0, 0],
    [2, 4],
    [4, 10],
  ]);
  const scale = scaleOf(FRAME, 4, 0, 10);
  expect(one && pathOf(one, scale, true, 4)).toBe("M10 55H60V35H110V5H110");
  expect(one && pathOf(one, scale, false, 4)).toBe("M10 55L60 35L110 5");
  expect(one && [1, 2, 3, 4].map((move) => valueAt(one, move))).toEqual([0, 4, 4, 10]);
});

test("axes have round values", () => {
  expect(ticksOf(0, 130, 4)).toEqual([0, 50, 100]);
  expect(ticksOf(0, 1, 4)).toEqual([0, 0.5, 1]);
  expect(ticksOf(-4, 8, 4)).toEqual([0, 5]);
});

test("the points on the way end with the result", () => {
  const scores = [
    { player: 1, total: 31 },
    { player: 0, total: 22 },
  ];
  const points = withTotals([[10, 15]], scores);
  expect(points).toEqual([
    [10, 15],
    [22, 31],
  ]);
  expect(pointSeries(points).map((one) => valueAt(one, 2))).toEqual([22, 31]);
  expect(withTotals([[1, 2]], [])).toEqual([[1, 2]]);
});

test("a board fits into its part of the picture", () => {
  for (const [width, height] of [
    [1294, 835],
    [882, 1225],
  ] as const) {
    const { scale, x, y } = fitted(width, height);
    expect(x).toBeGreaterThanOrEqual(40);
    expect(y).toBeGreaterThanOrEqual(40);
    expect(x + width * scale).toBeLessThanOrEqual(760.01);
    expect(y + height * scale).toBeLessThanOrEqual(590.01);
  }
});

test("the table of a chart has the first move, the last, and a few in between", () => {
  const some = sampled(212, 16);
  expect([some[0], some.at(-1)]).toEqual([0, 212]);
  expect(some.length).toBeLessThanOrEqual(17);
});

// The results of `commitment(7)` and `seed_text(7)` in whistlestop.game.fairness.
const SEED = `${"0".repeat(63)}7`;
const SEAL = "77982011336d915790e77d8301a52da5654857a870de65fb16d0cb1a44820b9c";

test("a seed matches its own commitment, and no other", async () => {
  expect(canCheck()).toBe(true);
  expect(await matchesCommitment(SEED, SEAL)).toBe(true);
  expect(await matchesCommitment(SEED, SEAL.toUpperCase())).toBe(true);
  expect(await matchesCommitment(SEED.replace("7", "8"), SEAL)).toBe(false);
  expect(await matchesCommitment("7", SEAL)).toBe(false);
});

test("the verdict gives the winner's margin", () => {
  const { words, why } = verdictOf(both, ["Anna", "Ben"], [0]);
  expect(words).toBe(text("score-won", { you: "no", names: "Ben" }));
  expect(why).toBe(text("end-why-points", { points: 22, ahead: 10, name: "Anna" }));
  expect(verdictOf(both, ["Anna", "Ben"], [1]).words).toBe(
    text("score-won", { you: "yes", names: "" }),
  );
  expect(verdictOf(both, ["Anna", "Ben"], [0, 1]).words).toBe(
    text("score-won", { you: "no", names: "Ben" }),
  );
});

test("the verdict on a tie says what broke it", () => {
  const tied = [
    score(0, 1, { routes: 5 }, { tie: { place: "ahead", by: "fewest-stations" } }),
    score(1, 2, { routes: 5 }, { tie: { place: "behind", by: "fewest-stations" } }),
  ];
  expect(verdictOf(tied, ["Anna", "Ben"], []).why).toBe(
    text("end-why-fewest-stations", { points: 5, names: "Ben" }),
  );
});

test("a shared win belongs to everybody who shares it", () => {
  const tied = [0, 1].map((seat) => score(seat, 1, { routes: 5 }, { tie: { place: "shared" } }));
  const { words, why, winners } = verdictOf(tied, ["Anna", "Ben"], [0]);
  expect(winners).toEqual([0, 1]);
  expect(words).toBe(text("end-shared", { names: listed(["Anna", "Ben"]) }));
  expect(why).toBe(text("end-why-shared", { points: 5 }));
});

test("pointing at a ticket marks its cities, its path, and what a station borrows for it", () => {
  const board = {
    tickets: [{ id: "a-c", from: "a", to: "c", points: 5, deck: "" }],
  } as unknown as BoardData;
  const scores = [
    score(0, 1, {}, { ways: { "a-c": ["a-b", "b-c"] }, lent: [{ city: "b", route: "b-c" }] }),
  ];
  expect(pointed(board, scores, { kind: "ticket", player: 0, ticket: "a-c" })).toEqual({
    marked: ["a", "c"],
    highlight: [
      { kind: "ticket", routes: ["a-b", "b-c"] },
      { kind: "lent", routes: ["b-c"] },
    ],
  });
  expect(pointed(board, scores, { kind: "lent", player: 0, city: "b" })).toEqual({
    marked: ["b"],
    highlight: [{ kind: "lent", routes: ["b-c"] }],
  });
  expect(pointed(board, scores, null)).toEqual({ marked: [], highlight: [] });
});
