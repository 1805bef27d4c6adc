import { expect, test } from "vitest";

import { adviceOf, type Situation } from "../src/guide/steps";
import { openRoutes, wanting, wayOf } from "../src/guide/ways";
import type { PlayerView, View } from "../src/protocol/view";
import { hasText } from "../src/texts/texts";
import { small } from "./boards";
import { player, view } from "./samples";

const LESSONS = ["welcome", "plan", "claimed", "pieces", "done", "sights", "deck", "wild", "near", "last", "blocked"];
const ALL = LESSONS.map((one) => `coach-${one}`);

function seen(mine: Partial<PlayerView> = {}, other: Partial<PlayerView> = {}, more: Partial<View> = {}): View {
  const base = { ...view, hand: {}, tickets: ["a-c"], row: ["red", "blue"] };
  return { ...base, players: [{ ...player, ...mine }, { ...player, ...other }], ...more };
}
function now(more: Partial<Situation> = {}): Situation {
  const legal = ["draw", "take red", "take blue", "tickets"];
  return { board: small, view: seen(), seat: 0, legal, paying: false, over: false, ...more };
}
function step(situation: Partial<Situation>, read: string[] = ALL): string {
  const { id } = adviceOf(now(situation), read);
  expect(hasText(id), id).toBe(true);
  return id.replace("coach-", "");
}

test("the shortest way counts my routes for nothing and goes round those of others", () => {
  const [near, far] = small.tickets;
  if (!near || !far) throw new Error("expected tickets");
  const ids = (state: View, ticket = near) => wayOf(small, state, 0, ticket)?.map((route) => route.id) ?? null;
  expect(ids(seen())).toEqual(["a-b", "b-c"]);
  expect(ids(seen({ routes: ["b-a"] }))).toEqual(["b-c"]);
  expect(ids(seen({ routes: ["b-a", "b-c"] }))).toEqual([]);
  expect(ids(seen({}, { routes: ["b-c"] }))).toEqual(["a-e", "e-d", "c-d"]);
  expect(ids(seen({ trains: 11 }, { routes: ["b-c"] }))).toBeNull();
  expect(ids(seen({}, { routes: ["c-d"] }), far)).toEqual(["a-e", "e-d"]);
});

test("with two players the other route of a double is closed", () => {
  const open = openRoutes(small, seen({}, { routes: ["a-b"] }), 0).map((route) => route.id);
  expect(open).not.toContain("b-a");
  const three = { ...seen({}, { routes: ["a-b"] }), players: [player, { ...player, routes: ["a-b"] }, player] };
  expect(openRoutes(small, three, 0).map((route) => route.id)).toContain("b-a");
});

test("wilds count for what is missing, and a grey route takes the colour I have most of", () => {
  const [red, , grey] = small.routes;
  if (!red || !grey) throw new Error("expected routes");
  expect(wanting(small, { red: 1, wild: 1 }, red)).toEqual({ colour: "red", missing: 0 });
  expect(wanting(small, { blue: 2 }, { ...grey, length: 4 })).toEqual({ colour: "blue", missing: 2 });
});

test("the opening is explained before its tickets", () => {
  const opening = { view: seen({}, {}, { phase: "opening", tickets: [] }), legal: ["keep a-c", "keep a-c a-d"] };
  expect(step(opening, [])).toBe("welcome");
  expect(step(opening)).toBe("tickets");
  expect(step({ ...opening, legal: [] })).toBe("tickets-wait");
});

test("the plan is told once, then what to take for it", () => {
  expect(step({}, ["coach-welcome"])).toBe("plan");
  const grey = adviceOf(now(), ALL);
  expect(grey).toMatchObject({ id: "coach-take", at: '[data-card="red"]' });
  expect(step({ legal: ["draw"] })).toBe("draw");
  expect(step({ view: seen({}, {}, { phase: "second-card" }) })).toBe("second");
});

test("a route of the plan that can be claimed is pointed at, the other one of a double as well", () => {
  expect(adviceOf(now({ legal: ["draw", "claim b-a"] }), ALL)).toMatchObject({
    id: "coach-claim",
    at: '[data-route="b-a"]',
  });
  expect(step({ legal: ["draw", "claim c-d"] })).toBe("draw");
});

test("dialogs come before lessons", () => {
  expect(step({ paying: true }, [])).toBe("pay");
  expect(step({ legal: ["keep a-c"], view: seen({}, {}, { phase: "keep" }) }, [])).toBe("keep");
});

test.each<[string, Partial<Situation>]>([
  ["claimed", { view: seen({ routes: ["c-d"] }) }],
  ["done", { view: seen({ routes: ["a-b", "b-c"] }) }],
  ["blocked", { view: seen({ trains: 8 }, { routes: ["b-c"] }) }],
  ["sights", { view: seen({ routes: ["c-d", "a-e"] }) }],
  ["deck", { view: seen({ cards: 4 }) }],
  ["wild", { view: seen({}, {}, { row: ["wild"] }) }],
  ["near", { view: seen({}, { trains: 5 }) }],
  ["last", { view: seen({}, {}, { last_turns: 2 }) }],
])("the lesson %s is given when there is a reason, once", (lesson, situation) => {
  const others = ALL.filter((id) => id !== `coach-${lesson}`);
  expect(adviceOf(now(situation), others)).toMatchObject({ id: `coach-${lesson}`, lesson: true });
  expect(step(situation)).not.toBe(lesson);
});

test("when all tickets are done there are new ones, or any route", () => {
  const done = seen({ routes: ["a-b", "b-c"] });
  expect(step({ view: done })).toBe("more");
  expect(step({ view: done, legal: ["draw", "claim c-d", "claim a-e"] })).toBe("any");
  expect(adviceOf(now({ view: done, legal: ["claim c-d", "claim a-e"] }), ALL).at).toBe('[data-route="a-e"]');
  expect(step({ view: { ...done, last_turns: 1 } })).toBe("other");
});

test("while others play one waits, and the end is explained", () => {
  expect(step({ legal: [] })).toBe("wait");
  expect(step({ legal: [], over: true }, [])).toBe("over");
});

test("what the coach does not know he leaves to the player", () => {
  expect(step({ legal: ["pass"], view: seen({}, {}, { phase: "festival" }) })).toBe("other");
});
