import { beforeAll, expect, test } from "vitest";

import { type Saying, sayingOf, type Situation } from "../src/guide/steps";
import type { Advice, TicketOutlook } from "../src/protocol/incoming";
import type { PlayerView, View } from "../src/protocol/view";
import { withChapter } from "../src/texts/language.svelte";
import { hasText, text } from "../src/texts/texts";
import { small } from "./boards";
import { outlookOf, player, view } from "./samples";

const LESSONS = [
  "welcome",
  "plan",
  "claimed",
  "pieces",
  "done",
  "sights",
  "grey",
  "deck",
  "wild",
  "near",
  "last",
  "blocked",
];
const ALL = [...LESSONS, "pay"].map((one) => `coach-${one}`);
const TAKE: Advice = {
  move: "take red",
  reason: { kind: "card", route: "a-b", colour: "red", missing: 2, ticket: "a-c" },
};
const PLAN = { ticket: "a-c", routes: ["a-b", "b-c"] };
const DRAW: Advice = { move: "draw", reason: { ...TAKE.reason, kind: "deck", colour: "green" } };

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
  return [outlookOf({ state, claims, spaces: claims.length })];
}
const WAY = outlook("possible", "a-b", "b-c");
const DONE = outlook("joined");

function now(more: Partial<Situation> = {}): Situation {
  const legal = ["draw", "take red", "take blue", "tickets", "claim a-b"];
  return {
    board: small,
    view: seen(),
    seat: 0,
    legal,
    outlook: WAY,
    advice: TAKE,
    wanted: [],
    over: false,
    lesson: false,
    ...more,
  };
}
function ids(saying: Saying | null): string[] {
  const found = saying?.lines.map(({ id }) => id) ?? [];
  for (const id of found) expect(hasText(id), id).toBe(true);
  return found;
}
function said(situation: Partial<Situation>, read: string[] = ALL, theme = ""): string[] {
  return ids(sayingOf(now(situation), read, theme));
}

beforeAll(async () => {
  await withChapter("guide");
  await withChapter("reasons");
});

test("the opening is explained before its tickets, and then which of them to keep", () => {
  const opening = {
    view: seen({}, {}, { phase: "opening", tickets: [] }),
    legal: ["keep a-c", "keep a-c a-d"],
    advice: { move: "keep a-c", reason: { kind: "keep", pieces: 5, of: 15 } },
  };
  expect(said(opening, [])).toEqual(["coach-welcome"]);
  expect(said(opening)).toEqual(["coach-tickets", "coach-do", "reason-keep"]);
  expect(said({ ...opening, advice: null })).toEqual(["coach-tickets"]);
  expect(said({ ...opening, legal: [] })).toEqual(["coach-tickets-wait"]);
});

test("the plan is explained once, then what the server advises", () => {
  const first = sayingOf(now({ advice: { ...TAKE, plan: PLAN } }), ["coach-welcome"]);
  expect(ids(first)).toEqual(["coach-plan"]);
  expect(first?.lines[0]?.facts.count).toBe(2);
  const saying = sayingOf(now(), ALL);
  expect(ids(saying)).toEqual(["coach-do", "reason-card"]);
  expect(saying?.at).toBe('[data-card="red"]');
});

test("a reason is not given twice in a row", () => {
  const theme = sayingOf(now(), ALL)?.theme ?? "";
  expect(said({}, ALL, theme)).toEqual(["coach-do"]);
  expect(said({ advice: DRAW }, ALL, theme)).toEqual(["coach-do"]);
  const other = { ...TAKE, reason: { ...TAKE.reason, route: "b-c" } };
  expect(said({ advice: other }, ALL, theme)).toEqual(["coach-do", "reason-card"]);
});

test("the coach never says that nothing helps when a face-up card would", () => {
  expect(said({ advice: DRAW })).toContain("reason-deck");
  const visible = { ...DRAW, reason: { ...DRAW.reason, colour: "red" } };
  expect(said({ advice: visible })).toContain("reason-surprise");
});

test.each<[string, Advice["reason"]]>([
  ["completes", { kind: "completes", route: "a-b", points: 2, tickets: ["a-c"] }],
  ["ticket", { kind: "ticket", route: "a-b", points: 2, ticket: "a-c" }],
  ["points", { kind: "points", route: "a-b", points: 2 }],
  ["last", { kind: "last", route: "a-b", points: 2 }],
])("a claim points at its route and says why: %s", (kind, reason) => {
  const saying = sayingOf(now({ advice: { move: "claim a-b", pay: "pay 2 red", reason } }), ALL);
  expect(saying?.at).toBe('[data-route="a-b"]');
  expect(ids(saying)).toEqual(["coach-do", `reason-${kind}`]);
  const [, line] = saying?.lines ?? [];
  expect(text(line?.id ?? "", line?.facts)).not.toContain("{");
});

test("an attraction on the way is mentioned", () => {
  const reason = { kind: "points", route: "a-e", points: 2, sights: ["e"] };
  expect(said({ advice: { move: "claim a-e", reason } })).toContain("reason-sights");
});

test("the payment is advised for the claim that was advised, and explained once", () => {
  const advice = { move: "claim a-b", pay: "pay 2 red", reason: { kind: "points", points: 2 } };
  const wanted = ["claim a-b"];
  expect(said({ advice, wanted }, [])).toEqual(["coach-pay", "coach-pay-with"]);
  expect(said({ advice, wanted })).toEqual(["coach-pay-with"]);
  expect(said({ advice, wanted: ["claim b-c"] })).toEqual(["coach-pay"]);
});

test.each<[string, Partial<Situation>]>([
  ["claimed", { view: seen({ routes: ["c-d"] }) }],
  ["done", { view: seen({ routes: ["a-b", "b-c"] }), outlook: DONE }],
  ["blocked", { outlook: outlook("lost") }],
  ["sights", { view: seen({ routes: ["c-d", "a-e"] }) }],
  ["grey", { advice: { ...TAKE, reason: { ...TAKE.reason, grey: true } } }],
  ["deck", { advice: DRAW }],
  ["wild", { view: seen({}, {}, { row: ["wild"] }) }],
  ["near", { view: seen({}, { trains: 5 }) }],
  ["last", { view: seen({}, {}, { last_turns: 2 }) }],
])("the lesson %s is given once, when there is a reason", (lesson, situation) => {
  const others = ALL.filter((id) => id !== `coach-${lesson}`);
  const saying = sayingOf(now(situation), others);
  expect(ids(saying)).toEqual([`coach-${lesson}`]);
  expect(saying?.lesson).toBe(true);
  expect(said(situation)).not.toContain(`coach-${lesson}`);
});

test("no lesson interrupts a dialog", () => {
  const keep = { move: "keep a-c", reason: { kind: "keep", pieces: 5, of: 15 } };
  const keeping = { legal: ["keep a-c"], view: seen({}, {}, { phase: "keep" }), advice: keep };
  expect(said(keeping, [])).toEqual(["coach-do", "reason-keep"]);
});

test("the coach is silent while others play, and explains the end", () => {
  expect(sayingOf(now({ legal: [], advice: null }), ALL)).toBeNull();
  expect(said({ legal: [], over: true }, [])).toEqual(["coach-over"]);
});
