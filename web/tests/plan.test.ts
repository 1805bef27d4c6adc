import { expect, test } from "vitest";

import { nameless, newPlan, seated, tableOf } from "../src/pages/setup/plan";
import { sorted } from "../src/standing";
import type { ListedTable } from "../src/protocol/rest";
import { unreadIn } from "../src/parts/reading";

const me = { who: "me", name: " Anna " };

test("a table with a seat for a friend waits", () => {
  expect(tableOf(newPlan("europe"))).toMatchObject({
    board: "europe",
    seats: [{ kind: "person", name: "" }, { kind: "open" }],
    start: false,
  });
});

test("a table where all sit begins at once", () => {
  const seats = [me, { who: "here", name: "Bob" }, { who: "bot:hard", name: "" }];
  expect(tableOf({ ...newPlan("europe"), seats })).toMatchObject({
    seats: [{ kind: "person", name: "Anna" }, { kind: "person", name: "Bob" }, { kind: "bot", bot: "hard" }],
    start: true,
  });
});

test.each([
  ["none", { kind: "none", seconds: 0, increment: 0 }],
  ["60", { kind: "move", seconds: 60, increment: 0 }],
  ["bank", { kind: "bank", seconds: 1200, increment: 5 }],
])("the clock %s", (clock, expected) => {
  const plan = { ...newPlan("europe"), clock, minutes: 20, increment: 5 };
  expect(tableOf(plan).options?.clock).toEqual(expected);
});

test("the shuffle decides who begins if that seat has gone", () => {
  expect(tableOf({ ...newPlan("europe"), first: 1 }).options?.first).toBe(1);
  expect(tableOf({ ...newPlan("europe"), first: 3 }).options?.first).toBeNull();
  expect(tableOf({ ...newPlan("europe"), first: -1 }).options?.first).toBeNull();
});

test("more seats are for friends, and fewer keep the first", () => {
  expect(seated([me], 3).map((seat) => seat.who)).toEqual(["me", "open", "open"]);
  expect(seated([me, { who: "here", name: "Bob" }], 1)).toEqual([me]);
});

test("somebody at this screen needs a name", () => {
  const seats = [me, { who: "open", name: "" }, { who: "here", name: " " }];
  expect(nameless({ ...newPlan("europe"), seats })).toBe(2);
  expect(nameless(newPlan("europe"))).toBe(-1);
});

test("my tables: my turn, then those that wait, then those that play, then the finished", () => {
  const table = (id: string, stage: string, changed: number, my_turn = false): ListedTable => ({
    id,
    stage,
    changed,
    my_turn,
    board: "europe",
    title: "",
    seats: [],
  });
  const tables = [
    table("over", "over", 9),
    { ...table("given-up", "closed", 7), moves: 12 },
    table("never-begun", "closed", 6),
    table("playing", "playing", 8),
    table("waiting", "waiting", 1),
    table("mine-old", "playing", 2, true),
    table("mine-new", "playing", 3, true),
  ];
  const { running, finished } = sorted(tables);
  expect(running.map(({ id }) => id)).toEqual(["mine-new", "mine-old", "waiting", "playing"]);
  expect(finished.map(({ id }) => id)).toEqual(["over", "given-up"]);
});

test("unread is what others said since", () => {
  const line = (at: number, seat: number) => ({ at, seat, type: "said" as const, text: "x" });
  expect(unreadIn([line(1, 1), line(2, 0), line(3, 1), line(4, 1)], [0], 1)).toBe(2);
});
