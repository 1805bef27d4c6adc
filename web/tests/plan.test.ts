import { expect, test } from "vitest";

import { nameless, newPlan, seated, tableOf } from "../src/pages/setup/plan";
import { grouped } from "../src/standing";
import { joined, type ListedTable } from "../src/protocol/rest";
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

const listed = (id: string, stage: string): ListedTable => ({
  id,
  stage,
  changed: 1,
  board: "europe",
  title: "",
  seats: [],
});

test("my tables: what goes on, then what is over, in the order of the server", () => {
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
  expect(joined([a, b], [b, c])).toEqual([a, b, c]);
});

test("unread is what others said since", () => {
  const line = (at: number, seat: number) => ({ at, seat, type: "said" as const, text: "x" });
  expect(unreadIn([line(1, 1), line(2, 0), line(3, 1), line(4, 1)], [0], 1)).toBe(2);
});
