import { beforeAll, expect, test } from "vitest";

import { adviceOf, shortfall, type Situation } from "../src/guide/steps";
import type { TicketOutlook } from "../src/protocol/incoming";
import type { PlayerView, View } from "../src/protocol/view";
import { withChapter } from "../src/texts/language.svelte";
import { hasText } from "../src/texts/texts";
import { small } from "./boards";
import { player, view } from "./samples";

const LESSONS = [
  "welcome",
  "plan",
  "claimed",
  "pieces",
  "done",
  "sights",
  "deck",
  "wild",
  "near",
  "last",
  "blocked",
];
const ALL = LESSONS.map((one) => `coach-${one}`);

function seen(
  mine: Partial<PlayerView> = {},
  other: Partial<PlayerView> = {},
  more: Partial<View> = {},
): View {
  const base = { ...view, hand: {}, tickets: ["a-c"], row: ["red", "blue"] };
  return {
    ...base,
    players: [
      { ...player, ...mine },
      { ...player, ...other },
    ],
    ...more,
  };
}
function outlook(state: TicketOutlook["state"], ...claims: string[]): TicketOutlook[] {
  return [{ ticket: "a-c", state, claims, spaces: claims.length, via: [] }];
}
const WAY = outlook("possible", "a-b", "b-c");
const DONE = outlook("joined");

function now(more: Partial<Situation> = {}): Situation {
  const legal = ["draw", "take red", "take blue", "tickets"];
  return {
    board: small,
    view: seen(),
    seat: 0,
    legal,
    outlook: WAY,
    paying: false,
    over: false,
    ...more,
  };
}
function step(situation: Partial<Situation>, read: string[] = ALL): string {
  const { id } = adviceOf(now(situation), read);
  expect(hasText(id), id).toBe(true);
  return id.replace("coach-", "");
}

beforeAll(() => withChapter("guide"));

test("wilds count towards what is missing, and a grey route takes the colour I have most of", () => {
  const [red, , grey] = small.routes;
  if (!red || !grey) throw new Error("expected routes");
  expect(shortfall(small, { red: 1, wild: 1 }, red)).toEqual({ colour: "red", missing: 0 });
  expect(shortfall(small, { blue: 2 }, { ...grey, length: 4 })).toEqual({
    colour: "blue",
    missing: 2,
  });
});

test("the opening is explained before its tickets", () => {
  const opening = {
    view: seen({}, {}, { phase: "opening", tickets: [] }),
    legal: ["keep a-c", "keep a-c a-d"],
  };
  expect(step(opening, [])).toBe("welcome");
  expect(step(opening)).toBe("tickets");
  expect(step({ ...opening, legal: [] })).toBe("tickets-wait");
});

test("the plan is explained once, then what to take for it", () => {
  expect(step({}, ["coach-welcome"])).toBe("plan");
  const grey = adviceOf(now(), ALL);
  expect(grey).toMatchObject({ id: "coach-take", at: '[data-card="red"]' });
  expect(step({ legal: ["draw"] })).toBe("draw");
  expect(step({ view: seen({}, {}, { phase: "second-card" }) })).toBe("second");
});

test("the coach points at a planned route that can be claimed, or at its twin", () => {
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
  ["done", { view: seen({ routes: ["a-b", "b-c"] }), outlook: DONE }],
  ["blocked", { outlook: outlook("lost") }],
  ["sights", { view: seen({ routes: ["c-d", "a-e"] }) }],
  ["deck", { view: seen({ cards: 4 }) }],
  ["wild", { view: seen({}, {}, { row: ["wild"] }) }],
  ["near", { view: seen({}, { trains: 5 }) }],
  ["last", { view: seen({}, {}, { last_turns: 2 }) }],
])("the lesson %s is given once, when there is a reason", (lesson, situation) => {
  const others = ALL.filter((id) => id !== `coach-${lesson}`);
  expect(adviceOf(now(situation), others)).toMatchObject({ id: `coach-${lesson}`, lesson: true });
  expect(step(situation)).not.toBe(lesson);
});

test("when all tickets are completed, the coach suggests new ones or any route", () => {
  const done = { view: seen({ routes: ["a-b", "b-c"] }), outlook: DONE };
  expect(step(done)).toBe("more");
  expect(step({ ...done, legal: ["draw", "claim c-d", "claim a-e"] })).toBe("any");
  expect(adviceOf(now({ ...done, legal: ["claim c-d", "claim a-e"] }), ALL).at).toBe(
    '[data-route="a-e"]',
  );
  expect(step({ ...done, view: { ...done.view, last_turns: 1 } })).toBe("other");
});

test("the coach waits while others play, and explains the end", () => {
  expect(step({ legal: [] })).toBe("wait");
  expect(step({ legal: [], over: true }, [])).toBe("over");
});

test("the coach leaves to the player what he does not know", () => {
  expect(step({ legal: ["pass"], view: seen({}, {}, { phase: "festival" }) })).toBe("other");
});
