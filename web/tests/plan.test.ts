import { expect, test } from "vitest";

import { firstUnnamed, newPlan, resizeSeats, tableOf } from "../src/pages/setup/plan";
import { unreadIn } from "../src/pages/table/talk/reading";
import { type ListedTable, mergePages } from "../src/protocol/rest";
import { grouped } from "../src/table/standing";

const me = { who: "me", name: " Anna " };

test("a table with a seat for a friend waits", () => {
  expect(tableOf(newPlan("europe"))).toMatchObject({
    board: "europe",
    seats: [{ kind: "person", name: "" }, { kind: "open" }],
    start: false,
  });
});

test("a table with all seats taken starts at once", () => {
  const seats = [me, { who: "here", name: "Bob" }, { who: "bot:hard", name: "" }];
  expect(tableOf({ ...newPlan("europe"), seats })).toMatchObject({
    seats: [
      { kind: "person", name: "Anna" },
      { kind: "person", name: "Bob" },
      { kind: "bot", bot: "hard" },
    ],
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

test("the starting player is random if the chosen seat is gone", () => {
  expect(tableOf({ ...newPlan("europe"), first: 1 }).options?.first).toBe(1);
  expect(tableOf({ ...newPlan("europe"), first: 3 }).options?.first).toBeNull();
  expect(tableOf({ ...newPlan("europe"), first: -1 }).options?.first).toBeNull();
});

test("added seats are for friends, and the first seats are kept", () => {
  expect(resizeSeats([me], 3).map((seat) => seat.who)).toEqual(["me", "open", "open"]);
  expect(resizeSeats([me, { who: "here", name: "Bob" }], 1)).toEqual([me]);
});

test("a player at this screen needs a name", () => {
  const seats = [me, { who: "open", name: "" }, { who: "here", name: " " }];
  expect(firstUnnamed({ ...newPlan("europe"), seats })).toBe(2);
  expect(firstUnnamed(newPlan("europe"))).toBe(-1);
});

const listed = (id: string, stage: string): ListedTable => ({
  id,
  stage,
  changed: 1,
  board: "europe",
  title: "",
  seats: [],
});

test("my tables: running before finished, in the server's order", () => {
  const tables = [
    listed("mine-new", "playing"),
    listed("mine-old", "playing"),
    listed("waiting", "waiting"),
    listed("over", "over"),
    { ...listed("given-up", "closed"), moves: 12 },
    listed("never-begun", "closed"),
  ];
  const { running, finished } = grouped(tables);
  expect(running.map(({ id }) => id)).toEqual(["mine-new", "mine-old", "waiting"]);
  expect(finished.map(({ id }) => id)).toEqual(["over", "given-up"]);
});

test("a table that moved from one page to the next is listed once", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => listed(id, "waiting")) as [
    ListedTable,
    ListedTable,
    ListedTable,
  ];
  expect(mergePages([a, b], [b, c])).toEqual([a, b, c]);
});

test("unread lines are those that others wrote since", () => {
  const line = (at: number, seat: number) => ({ at, seat, type: "said" as const, text: "x" });
  expect(unreadIn([line(1, 1), line(2, 0), line(3, 1), line(4, 1)], [0], 1)).toBe(2);
});
