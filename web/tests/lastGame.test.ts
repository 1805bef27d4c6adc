import { beforeEach, expect, test, vi } from "vitest";

import { keepLastGame, lastGame } from "../src/pages/lastGame";

const BOARDS = ["europe", "nordic"];
const LEVELS = ["easy", "hard"];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a new visitor starts with the first choices", () => {
  expect(lastGame(BOARDS, LEVELS)).toEqual({ board: "europe", level: "easy", players: 2 });
});

test("the last game is preselected", () => {
  const game = { board: "nordic", level: "hard", players: 3 };
  keepLastGame(game);
  expect(lastGame(BOARDS, LEVELS)).toEqual(game);
});

test("what is no longer on offer is replaced", () => {
  keepLastGame({ board: "moon", level: "genius", players: 4 });
  expect(lastGame(BOARDS, LEVELS)).toEqual({ board: "europe", level: "easy", players: 4 });
});
