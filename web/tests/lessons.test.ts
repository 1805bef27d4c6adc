import { beforeAll, expect, test } from "vitest";

import { LESSONS } from "../src/guide/coach.svelte";
import { STEPS } from "../src/guide/lessons";
import { sayingOf, type Situation } from "../src/guide/steps";
import type { BoardData } from "../src/protocol/board";
import { withChapter } from "../src/texts/language.svelte";
import { hasText } from "../src/texts/texts";
import { route, small } from "./boards";
import { view } from "./samples";

const europe: BoardData = {
  ...small,
  id: "europe",
  routes: [
    route("a-b 4", { kind: "tunnel" }),
    route("b-c 2", { kind: "tunnel" }),
    route("c-d 3", { kind: "ferry", wild_symbols: 1 }),
  ],
};

function now(legal: string[], more: Partial<Situation> = {}): Situation {
  return {
    board: europe,
    view,
    seat: 0,
    legal,
    outlook: [],
    advice: null,
    wanted: [],
    over: false,
    lesson: true,
    ...more,
  };
}
function step(situation: Situation, read: string[]): [string, string | undefined] {
  const saying = sayingOf(situation, read);
  return [saying?.lines[0]?.id ?? "", saying?.at];
}

beforeAll(() => withChapter("guide"));

test("the boards with a lesson are those with steps, and all of them have words", () => {
  expect(Object.keys(STEPS)).toEqual(LESSONS);
  for (const { id } of Object.values(STEPS).flat()) expect(hasText(id), id).toBe(true);
});

test("the steps come one after another, each when it is possible, the shortest route first", () => {
  const legal = ["draw", "claim a-b", "claim b-c", "claim c-d", "station a"];
  const read: string[] = [];
  const seen: [string, string | undefined][] = [];
  for (let i = 0; i < 5; i++) {
    const found = step(now(legal), read);
    seen.push(found);
    read.push(found[0]);
  }
  expect(seen).toEqual([
    ["lesson-europe", undefined],
    ["lesson-tunnel", '[data-route="b-c"]'],
    ["lesson-ferry", '[data-route="c-d"]'],
    ["lesson-station", '.acts [data-help="station"]'],
    ["lesson-end", undefined],
  ]);
});

test("a step that is not possible yet waits, and the coach advises meanwhile", () => {
  const advice = { move: "draw", reason: { kind: "collect" } };
  const waiting = now(["draw"], { advice });
  expect(step(waiting, ["lesson-europe"])[0]).toBe("coach-do");
});

test("the dialog of a tunnel is explained when it opens", () => {
  const surcharge = now(["pay 1 red", "refuse"], { view: { ...view, phase: "surcharge" } });
  expect(step(surcharge, ["lesson-europe", "lesson-tunnel"])[0]).toBe("lesson-surcharge");
});
