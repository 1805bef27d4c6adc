import { beforeAll, expect, test } from "vitest";

import { Exercise, type Source } from "../src/pages/replay/learn/exercise.svelte";
import {
  accountOf,
  bestOf,
  chartMarks,
  comparedChance,
  gradeCounts,
  likeOf,
  markedLines,
  type Mistake,
  mistakesOf,
  verdictOf,
} from "../src/pages/replay/learn/mistakes";
import { cityMove, sceneOf } from "../src/pages/replay/learn/scene";
import type { Accuracy, Analysis, Judged, Trial } from "../src/protocol/games";
import { withChapter } from "../src/texts/language.svelte";
import { text } from "../src/texts/texts";
import { small } from "./boards";

beforeAll(() => withChapter("learn"));

const BLUNDER: Judged = {
  move: 4,
  player: 0,
  text: "draw",
  forced: false,
  before: 0.6,
  after: 0.4,
  loss: 0.2,
  class: "blunder",
  options: [
    { text: "claim a-b", chance: 0.6, error: 0.05 },
    { text: "tickets", chance: 0.5, error: 0.05 },
    { text: "draw", chance: 0.4, error: 0.05 },
  ],
};
const ANALYSIS: Analysis = {
  players: [
    { lessons: [{ move: 4, reason: { kind: "won" }, more: [{ kind: "late" }] }] },
    { lessons: [] },
  ],
  decisions: [
    { move: 1, player: 0, text: "keep a-c", forced: true },
    { ...BLUNDER, move: 2, class: null },
    { ...BLUNDER, move: 3, player: 1, class: "mistake" },
    BLUNDER,
    { ...BLUNDER, move: 9, class: "inaccuracy", reason: { kind: "points" } },
  ],
  turning_points: [],
};
const [mistake, second] = mistakesOf(ANALYSIS, 0) as [Mistake, Mistake];

test("only a player's own decisions with a grade are mistakes", () => {
  expect(mistakesOf(ANALYSIS, 0).map(({ move, grade }) => [move, grade])).toEqual([
    [4, "blunder"],
    [9, "inaccuracy"],
  ]);
  expect(mistakesOf(ANALYSIS, 1).map(({ move }) => move)).toEqual([3]);
  expect(mistakesOf({ decisions: ANALYSIS.decisions, turning_points: [] }, 1)).toHaveLength(1);
});

test("a mistake has the reasons of its decision, or of its lesson", () => {
  expect(mistake.reasons.map(({ kind }) => kind)).toEqual(["won", "late"]);
  expect(second.reasons.map(({ kind }) => kind)).toEqual(["points"]);
});

test.each<[string, string, number]>([
  ["best", "claim a-b", 0.1],
  ["same", "draw", 0.9],
  ["good", "take red", 0.59],
  ["good", "take red", 0.7],
  ["better", "tickets", 0.5],
  ["no-better", "take blue", 0.41],
  ["no-better", "take blue", 0.1],
])("the verdict is %s on %s with a chance of %f", (verdict, move, chance) => {
  expect(verdictOf(mistake, move, chance)).toBe(verdict);
});

test("a move that was tried later is measured against the one that was played", () => {
  expect(bestOf(mistake)).toBe("claim a-b");
  expect(comparedChance(mistake, 0.3, 0.5)).toBeCloseTo(0.6);
  expect(comparedChance(mistake, 0.9, 0.1)).toBe(0);
  expect(comparedChance(mistake, 0, 0.8)).toBe(1);
});

const ACCURACY: Accuracy = {
  score: 91,
  low: 88,
  high: 94,
  inaccuracies: 3,
  mistakes: 2,
  blunders: 1,
  like: { from: "hard", to: "hard" },
};

test("mistakes are counted by grade, the worst first", () => {
  expect(gradeCounts(ACCURACY)).toEqual([
    ["blunder", 1],
    ["mistake", 2],
    ["inaccuracy", 3],
  ]);
});

test("a level is named if the game tells it apart", () => {
  const like = (from: string, to: string) => likeOf({ ...ACCURACY, like: { from, to } });
  expect(like("hard", "hard")).toEqual({
    id: "learn-like",
    from: text("level-hard"),
    to: text("level-hard"),
  });
  expect(like("medium", "hard")?.id).toBe("learn-like-between");
  expect(like("easy", "expert")?.id).toBe("learn-like-any");
  expect(likeOf({ ...ACCURACY, like: null })).toBeNull();
});

test.each<[number, number, string, string]>([
  [-0.31, -0.24, "cost", "31"],
  [-0.31, 0.24, "gain", "31"],
  [-0.044, 0.24, "gain", "4"],
  [0, 0, "cost", "0"],
])("moves for %f and luck for %f are told without a sign: %s", (skill, luck, how, moves) => {
  const account = accountOf({ start: 0.5, luck, skill, result: 0.5 + luck + skill });
  expect(account.how).toBe(how);
  const words = text("learn-account", account);
  expect(words).toContain(moves);
  expect(words).toContain(String(Math.abs(100 * luck)));
  expect(words).not.toMatch(/[-−{]/);
});

test("the log marks the first thing that came of a mistake, the chart its move", () => {
  const happened = [
    { moves: 3, player: 0 },
    { moves: 4, player: 1 },
    { moves: 5, player: 0 },
    { moves: 5, player: 0 },
  ];
  expect([...markedLines(happened, [mistake, second])]).toEqual([[2, "blunder"]]);
  expect(chartMarks([mistake])).toEqual([
    { seat: 0, move: 4, sign: "??", label: text("grade-blunder") },
  ]);
});

test("the board offers what is legal, and shows the best move once it is known", () => {
  const legal = ["claim a-b", "draw", "station a"];
  const asked = sceneOf(small, legal, { tried: "claim a-b" });
  expect([...asked.routes]).toEqual(["a-b"]);
  expect(asked.cities.size).toBe(0);
  expect([...sceneOf(small, legal, { siting: true }).cities]).toEqual(["a"]);
  expect(asked.asked).toEqual(["a-b"]);
  expect(asked.highlight).toEqual([]);
  const shown = sceneOf(small, legal, { tried: "draw", best: "claim a-b" });
  expect(shown.marked).toEqual(["a", "b"]);
  expect(shown.highlight).toEqual([{ kind: "wanted", routes: ["a-b"] }]);
  expect(shown.asked).toEqual([]);
  expect(cityMove(legal, "a")).toBe("station a");
});

/** A server that knows the legal moves, and says how good a move is when the test tells it to. */
function source(): Source & { asked: string[]; answer: (trial: Trial | Error) => Promise<void> } {
  const asked: string[] = [];
  let settle: ((trial: Trial | Error) => void) | undefined;
  return {
    asked,
    decision: async (move) => ({ move, player: 0, legal: ["draw", "take red", "claim a-b"] }),
    trial: (move, other) => {
      asked.push(`${move} ${other}`);
      return new Promise((found, failed) => {
        settle = (trial) => (trial instanceof Error ? failed(trial) : found(trial));
      });
    },
    answer: async (trial) => {
      settle?.(trial);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}
const chances = (played: number, tried: number): Trial => ({
  played: { text: "draw", chance: played, error: 0.1 },
  tried: { text: "take red", chance: tried, error: 0.1 },
  sure: true,
  reasons: [{ kind: "points", points: 2 }],
});

async function started(): Promise<[Exercise, ReturnType<typeof source>]> {
  const server = source();
  const exercise = new Exercise([mistake, second], server);
  await Promise.resolve();
  await Promise.resolve();
  return [exercise, server];
}

test("a move that the analysis tried is judged without the server", async () => {
  const [exercise, server] = await started();
  expect(exercise.legal).toContain("claim a-b");
  await exercise.try("tickets");
  expect(exercise.attempt).toEqual({
    move: "tickets",
    chance: 0.5,
    verdict: "better",
    reasons: [],
  });
  expect(exercise.solved).toBe(false);
  await exercise.try("claim a-b");
  expect(exercise.attempt?.verdict).toBe("best");
  expect(exercise.solved).toBe(true);
  expect(exercise.found).toBe(1);
  expect(server.asked).toEqual([]);
});

test("any other move is tried by the server, one at a time", async () => {
  const [exercise, server] = await started();
  const trying = exercise.try("take red");
  expect(exercise.trying).toBe("take red");
  await exercise.try("take blue");
  expect(server.asked).toEqual(["4 take red"]);
  await server.answer(chances(0.3, 0.5));
  await trying;
  expect(exercise.attempt?.chance).toBeCloseTo(0.6);
  expect(exercise.attempt?.verdict).toBe("good");
  expect(exercise.attempt?.reasons).toEqual([{ kind: "points", points: 2 }]);
  expect(exercise.trying).toBe("");
});

test("an answer that comes too late is not taken for another mistake", async () => {
  const [exercise, server] = await started();
  const trying = exercise.try("take red");
  await exercise.go(1);
  await server.answer(chances(0.3, 0.5));
  await trying;
  expect(exercise.attempt).toBeNull();
  expect(exercise.found).toBe(0);
});

test("a refusal is told, and another move can be tried", async () => {
  const [exercise, server] = await started();
  const trying = exercise.try("take red");
  await server.answer(Object.assign(new Error("slow down"), { code: "too-fast" }));
  await trying;
  expect(exercise.problem).toBe(text("why-too-fast"));
  await exercise.try("claim a-b");
  expect(exercise.problem).toBe("");
  expect(exercise.solved).toBe(true);
});

test("a mistake whose answer was shown is not counted as found, even if it is played then", async () => {
  const [exercise] = await started();
  exercise.show();
  expect(exercise.solved).toBe(true);
  await exercise.try("claim a-b");
  expect(exercise.found).toBe(0);
  await exercise.go(1);
  expect(exercise.solved).toBe(false);
  await exercise.try("claim a-b");
  expect(exercise.found).toBe(1);
  await exercise.go(2);
  expect(exercise.done).toBe(true);
  expect(exercise.mistake).toBeNull();
});
