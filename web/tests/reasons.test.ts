import { beforeAll, expect, test } from "vitest";

import type { Reason } from "../src/protocol/incoming";
import { withChapter } from "../src/texts/language.svelte";
import { isKnown, reasonLines } from "../src/texts/reasons";
import { hasText, text } from "../src/texts/texts";
import { small } from "./boards";
import { view } from "./samples";

beforeAll(() => withChapter("reasons"));

const NAMES = ["Anna", "Bo", "Cleo"];
const words = (reason: Reason) =>
  reasonLines(small, view, reason, NAMES).map(({ id, facts }) => text(id, facts));
const ids = (reason: Reason) => reasonLines(small, view, reason, NAMES).map(({ id }) => id);
const CLAIM = { route: "a-b", points: 2 };

test.each<[Reason, string[]]>([
  [{ kind: "completes", ...CLAIM, tickets: ["a-c"], worth: 9 }, ["9"]],
  [
    { kind: "contested", ...CLAIM, rivals: [1, 2], cards: { red: 3 }, ticket: "a-c", detour: 4 },
    ["A–B", "Bo and Cleo", "3 red", "A–C", "4"],
  ],
  [{ kind: "longest", ...CLAIM, path: 31, others: 28, bonus: 10 }, ["31", "28", "10"]],
  [{ kind: "blocks", ...CLAIM, rivals: [1] }, ["A–B", "Bo"]],
  [{ kind: "ticket", ...CLAIM, ticket: "a-c", spaces: 3 }, ["A–C"]],
  [{ kind: "last", ...CLAIM, turns: 1 }, ["2"]],
  [{ kind: "points", ...CLAIM }, ["2"]],
  [{ kind: "card", route: "a-b", colour: "red", missing: 2 }, ["2 red", "A–B"]],
  [{ kind: "wild", route: "a-b", colour: "red", missing: 2 }, ["A–B"]],
  [{ kind: "deck", route: "a-b", colour: "green", missing: 2 }, ["2 green"]],
  [
    { kind: "scarce", route: "a-b", colour: "red", left: 1, other: "blue", other_left: 8 },
    ["A–B", "1", "8"],
  ],
  [{ kind: "two-cards", missing: 5 }, ["5"]],
  [{ kind: "tickets", turns: 11, needed: 6 }, ["11", "6"]],
  [
    { kind: "keep", pieces: 9, of: 15, points: 12, other_pieces: 14, other_points: 10 },
    ["9", "12", "14", "10"],
  ],
  [{ kind: "keep", pieces: 9, of: 15 }, ["9", "15"]],
  [{ kind: "adds", ticket: "a-c", points: 8, spaces: 1 }, ["A–C", "8", "1"]],
  [{ kind: "costly", ticket: "a-c", points: 3, spaces: 7 }, ["A–C", "3", "7"]],
  [{ kind: "costly", ticket: "a-c", points: 3, spaces: null }, ["A–C"]],
  [{ kind: "spares", route: "a-b", colour: "red", cards: 2 }, ["2 red", "A–B"]],
  [{ kind: "spends", route: "a-b", colour: "red", cards: 2 }, ["2 red", "A–B"]],
  [{ kind: "split", trains: 20, ships: 30 }, ["20", "30"]],
  [{ kind: "late", ticket: "a-c", needed: 6, left: 2 }, ["A–C", "6", "2"]],
  [{ kind: "lost", tickets: ["a-c", "a-d"], needed: 6, left: 2 }, ["A–C and A–D", "6", "2"]],
  [{ kind: "wait", route: "a-b", missing: 3 }, ["A–B", "3"]],
  [{ kind: "tight", needed: 7, left: 8, other: 5 }, ["7", "8", "5"]],
  [{ kind: "busy", needed: 6, left: 2 }, ["6", "2"]],
  [{ kind: "won", chance: 0.61, instead: 0.45, games: 240 }, ["61", "45", "240"]],
])("a reason names its quantities: $kind", (reason, quantities) => {
  for (const id of ids(reason)) expect(hasText(id), id).toBe(true);
  const all = words(reason).join(" ");
  for (const quantity of quantities) expect(all).toContain(quantity);
  expect(all).not.toMatch(/[{}]/);
});

test("what a ticket takes without a contested route is told if it is known", () => {
  const contested = { kind: "contested", ...CLAIM, rivals: [1], cards: { red: 3 } };
  const paid = ["reason-contested", "reason-affordable"];
  expect(ids(contested)).toEqual(paid);
  expect(ids({ ...contested, cards: {} })).toEqual(["reason-contested"]);
  const without = (detour: number | null) => ids({ ...contested, ticket: "a-c", detour });
  expect(without(3)).toEqual([...paid, "reason-detour"]);
  expect(without(0)).toEqual(paid);
  expect(without(null)).toEqual([...paid, "reason-no-detour"]);
});

test("a card that the plan did not need is named as such", () => {
  const card = { kind: "card", route: "a-b", colour: "red", missing: 2 };
  expect(ids({ ...card, instead: 0 })).toContain("reason-card-unneeded");
  expect(ids({ ...card, instead: 1 })).not.toContain("reason-card-unneeded");
});

test("there are words for every kind of reason that the library gives", () => {
  const files = import.meta.glob<string>("../../src/whistlestop/analysis/reasons/finding.py", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const [, order = ""] = /^ORDER = \(([\s\S]*?)^\)/m.exec(Object.values(files)[0] ?? "") ?? [];
  const kinds = [...order.matchAll(/"([a-z-]+)"/g)].map(([, kind = ""]) => kind);
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !isKnown(kind))).toEqual([]);
});

test("a kind that is not known yet is told by its chances, or not at all", () => {
  expect(ids({ kind: "news", chance: 0.6, instead: 0.4, games: 9 })).toEqual(["reason-won"]);
  expect(ids({ kind: "news" })).toEqual([]);
  expect(ids({ kind: "other" })).toEqual([]);
});
