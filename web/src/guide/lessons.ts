/** What is special about each board: a few things to try, in a game prepared for them. */

import type { Route } from "../protocol/board";
import { restOf, verbOf } from "../texts/moves";
import { boardName, festivalName, routeName } from "../texts/names";
import { listed } from "../texts/texts";
import { placeOf } from "./advice";
import type { Saying, Situation } from "./steps";

interface Step {
  id: string;
  /** The move to try; undefined if it is not possible now. */
  move?: (now: Situation) => string | undefined;
  /** The phase whose dialog it explains. */
  phase?: string;
}

/** By board. */
export const STEPS: Record<string, Step[]> = {
  europe: [
    { id: "lesson-europe" },
    { id: "lesson-tunnel", move: claimOf((route) => route.kind === "tunnel") },
    { id: "lesson-surcharge", phase: "surcharge" },
    { id: "lesson-ferry", move: claimOf((route) => route.kind === "ferry") },
    { id: "lesson-station", move: moveOf("station") },
  ],
  nordic: [
    { id: "lesson-nordic" },
    { id: "lesson-wilds", move: ({ legal }) => legal.find((move) => move === "take wild") },
    { id: "lesson-substitutes", move: claimOf((route) => route.kind === "ferry") },
    { id: "lesson-any-cards", move: claimOf((route) => route.cards_for_one > 0) },
  ],
  "great-lakes": [
    { id: "lesson-great-lakes" },
    { id: "lesson-sea", move: claimOf((route) => route.kind === "sea") },
    { id: "lesson-harbour", move: moveOf("harbour") },
    { id: "lesson-exchange", move: moveOf("exchange") },
  ],
  iberia: [
    { id: "lesson-draft", phase: "draft" },
    { id: "lesson-draft-keep", phase: "draft-keep" },
    {
      id: "lesson-festivals",
      move: (now) => claimOf((route) => festivalsAt(now, route).length > 0)(now),
    },
  ],
};

/** The step of a board's lesson that fits now; null if there is none, or all of them were read. */
export function lessonStep(now: Situation, read: readonly string[]): Saying | null {
  const { board, view, legal, wanted } = now;
  const steps = STEPS[board.id] ?? [];
  if (legal.length === 0) return null;
  for (const step of steps.filter(({ id }) => !read.includes(id))) {
    const { id, phase } = step;
    if (phase) {
      if (view.phase === phase) return { ...saying(now, id), at: '[role="dialog"]', verb: "" };
    } else if (view.phase === "main" && wanted.length === 0) {
      const move = step.move?.(now);
      if (move || !step.move) return { ...saying(now, id, move), lesson: true };
    }
  }
  const isDone = steps.every(({ id, phase }) => phase ?? read.includes(id));
  return isDone && view.phase === "main" && !read.includes("lesson-end")
    ? { ...saying(now, "lesson-end"), lesson: true }
    : null;
}

function saying(now: Situation, id: string, move?: string): Saying {
  const { board } = now;
  const route = board.routes.find((one) => one.id === restOf(move ?? "")[0]);
  const festivals = route ? festivalsAt(now, route) : [];
  const facts = {
    board: boardName(board),
    route: route ? routeName(board, route.id) : "",
    points: route ? (board.rules.route_points[route.length - 1] ?? 0) : 0,
    cities: listed(festivals.map((festival) => festivalName(board, festival))),
  };
  return {
    lines: [{ id, facts }],
    ...(move && { at: placeOf(move), verb: verbOf(move) }),
  };
}

/** The shortest route of a kind that can be claimed: it leaves the most cards for the next step. */
function claimOf(isWanted: (route: Route) => boolean): Step["move"] & object {
  return ({ board, legal }) =>
    board.routes
      .filter((route) => isWanted(route) && legal.includes(`claim ${route.id}`))
      .sort((a, b) => a.length - b.length)
      .map((route) => `claim ${route.id}`)[0];
}

function moveOf(verb: string): Step["move"] & object {
  return ({ legal }) => legal.find((move) => verbOf(move) === verb);
}

/** The festivals whose cards a claim takes. */
function festivalsAt({ board, view }: Situation, { from, to }: Route): string[] {
  return board.festivals
    .filter(({ id, cities }) => (view.festivals[id] ?? 0) > 0 && overlaps(cities, [from, to]))
    .map(({ id }) => id);
}

function overlaps(some: string[], others: string[]): boolean {
  return some.some((one) => others.includes(one));
}
