import { expect, test } from "vitest";

import { endingOf } from "../src/pages/table/follow/ending";
import { flightsOf } from "../src/pages/table/follow/flights";
import { decides, hasBots, waitsForWord } from "../src/pages/table/follow/pace";
import { newRoutes, recapOf } from "../src/pages/table/follow/recap";
import { placeOf, turnsOf } from "../src/pages/table/follow/turns";
import type { SeatInfo } from "../src/protocol/incoming";
import type { LogEntry } from "../src/protocol/table";
import type { GameEvent } from "../src/protocol/view";
import { everything, small } from "./boards";
import { info, player, view } from "./samples";

/** A log from [player, turn, kind, facts] lines, with a version for each. */
function logOf(...lines: [number | null, number, string, Partial<GameEvent>?][]): LogEntry[] {
  return lines.map(([by, turn, kind, facts], i) => ({
    version: i + 1,
    event: { player: by, turn, kind, ...facts },
  }));
}

const LOG = logOf(
  [0, -1, "keep", { count: 2 }],
  [1, -1, "keep", { count: 2 }],
  [0, 0, "take", { card: "red" }],
  [0, 0, "draw", { deck: "train", card: "blue" }],
  [1, 1, "draw", { deck: "train" }],
  [1, 1, "draw", { deck: "train" }],
  [2, 2, "claim", { route: "a-b", points: 4 }],
  [null, 2, "festivals-laid", { festival: "f", count: 1 }],
  [null, 2, "last-turns", { turns: 1 }],
);

test("a recap has what the others did since I last acted, by player", () => {
  const doings = recapOf(LOG, 0);
  expect(doings.map(({ seat, deeds }) => [seat, deeds.map(({ icon }) => icon)])).toEqual([
    [1, ["card"]],
    [2, ["train"]],
  ]);
  expect(doings[0]?.deeds[0]?.events).toHaveLength(2);
  expect(newRoutes(LOG, 0)).toEqual([{ route: "a-b", owner: 2 }]);
});

test("a recap ends when I act, and spectators have none", () => {
  expect(recapOf(LOG, 2)).toEqual([]);
  expect(newRoutes([...LOG, ...logOf([0, 3, "pass"])], 0)).toEqual([]);
  expect(recapOf(LOG, null)).toEqual([]);
  // A draft is not a turn of mine.
  expect(newRoutes([...LOG, ...logOf([0, -1, "pick"])], 0)).toHaveLength(1);
});

test("before my first turn, a recap leaves out what everyone did at once", () => {
  expect(recapOf(LOG.slice(0, 2), 2)).toEqual([]);
  expect(recapOf(LOG.slice(0, 4), 2).map(({ seat }) => seat)).toEqual([0]);
});

test("a tunnel that was paid in two steps counts as a new route, a refused one does not", () => {
  const dug: [number, number, string, Partial<GameEvent>][] = [
    [1, 5, "dig", { route: "t" }],
    [1, 5, "surcharge", { route: "t", points: 7 }],
    [2, 6, "dig", { route: "u" }],
    [2, 6, "refuse", { route: "u" }],
  ];
  expect(newRoutes(logOf(...dug), 0)).toEqual([{ route: "t", owner: 1 }]);
});

test("the log is grouped by turn, the newest first, without noise", () => {
  const turns = turnsOf(LOG);
  expect(turns.map(({ seat, entries }) => [seat, entries.map(({ event }) => event.kind)])).toEqual([
    [2, ["claim", "last-turns"]],
    [1, ["draw", "draw"]],
    [0, ["take", "draw"]],
    [null, ["keep", "keep"]],
  ]);
  // A turn keeps its number when others follow.
  expect(turnsOf(LOG.slice(0, 4)).map(({ number }) => number)).toEqual([1, 0]);
  expect(turns.map(({ number }) => number)).toEqual([3, 2, 1, 0]);
});

test("a line of the log knows its place on the board", () => {
  const board = { ...small, festivals: [{ id: "f", cities: ["b", "d"], cards: 4 }] };
  const at = (facts: Partial<GameEvent>) =>
    placeOf(board as typeof small, { player: 0, turn: 0, kind: "x", ...facts });
  expect(at({ route: "b-c" })?.highlight).toEqual([{ kind: "ticket", routes: ["b-c"] }]);
  expect(at({ tickets: ["a-d"] })?.marked).toEqual(["a", "d"]);
  expect(at({ festival: "f" })?.marked).toEqual(["b", "b", "d", "d"]);
  expect(at({ city: "e" })?.marked).toEqual(["e", "e"]);
  expect(at({ card: "red" })).toBeNull();
});

test("cards fly from their place in the row, or from their deck, to a hand", () => {
  expect(flightsOf(LOG, 2, ["blue", "red"], 0)).toEqual([
    { from: "row-1", to: "hand", card: "red", ticket: false },
    { from: "deck-train", to: "hand", card: "blue", ticket: false },
    { from: "deck-train", to: "seat-1", card: null, ticket: false },
    { from: "deck-train", to: "seat-1", card: null, ticket: false },
  ]);
  expect(flightsOf(LOG, 6, [], 0)).toEqual([]);
});

test("two equal cards leave different places", () => {
  const log = logOf([1, 0, "take", { card: "red" }], [1, 0, "take", { card: "red" }]);
  expect(flightsOf(log, 0, ["red", "red"], 0).map(({ from }) => from)).toEqual(["row-0", "row-1"]);
});

test("tickets come, and those that are not kept go back", () => {
  const log = logOf([1, 4, "look", { count: 3 }], [1, 4, "keep", { count: 2 }]);
  const ways = (since: number) => flightsOf(log, since, [], 0).map(({ from, to }) => [from, to]);
  expect(ways(0)).toEqual([
    ...Array.from({ length: 3 }, () => ["tickets", "seat-1"]),
    ["seat-1", "tickets"],
  ]);
  expect(ways(1)).toEqual([["seat-1", "tickets"]]);
});

test("after a long absence nothing flies", () => {
  const many = Array.from({ length: 9 }, (): [number, number, string] => [1, 3, "draw"]);
  expect(flightsOf(logOf(...many), 0, [], 0)).toEqual([]);
});

const PERSON: SeatInfo = { kind: "person", name: "Anna" };
const BOT: SeatInfo = { kind: "bot", name: "Bot", bot: "easy" };

test.each<[string, SeatInfo[], number[], boolean]>([
  ["the only person", [PERSON, BOT], [0], true],
  ["several at one screen", [PERSON, PERSON, BOT], [0, 1], true],
  ["the host", [{ ...PERSON, host: true }, PERSON, BOT], [0], true],
  ["a guest", [{ ...PERSON, host: true }, PERSON, BOT], [1], false],
  ["a guest whose host is away", [{ ...PERSON, host: true, away: "left" }, PERSON], [1], true],
  ["a spectator", [PERSON, BOT], [], false],
])("the speed is set by %s: %#", (_, seats, mine, expected) => {
  expect(decides({ ...info, seats }, mine)).toBe(expected);
});

test("step by step, a bot waits before its turn and at no other time", () => {
  const seats = [PERSON, BOT];
  const waits = (facts: object, speed: "step" | "slow" = "step") =>
    waitsForWord({ ...info, seats }, { ...view, to_act: [1], ...facts }, [0], speed);
  expect(waits({})).toBe(true);
  expect(waits({}, "slow")).toBe(false);
  expect(waits({ phase: "second-card" })).toBe(false);
  expect(waits({ to_act: [0] })).toBe(false);
  expect(hasBots({ ...info, seats: [PERSON] })).toBe(false);
});

test("the end is near when somebody has few pieces of all kinds", () => {
  const board = everything;
  const players = [
    { ...player, trains: 20, ships: 9 },
    { ...player, trains: 3, ships: board.rules.end_at + 5 },
  ];
  expect(endingOf(board, { ...view, players })).toEqual({
    pieces: [29, board.rules.end_at + 8],
    first: 1,
    near: true,
  });
  expect(endingOf(board, { ...view, players: players.slice(0, 1) }).near).toBe(false);
});
