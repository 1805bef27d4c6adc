/** Nobody has to tell colours apart: each has its own symbol, and each seat its own mark. */

import { expect, test } from "vitest";

import { SEAT_MARKS, symbolOf, SYMBOLS } from "../src/board/symbols";

const settings = import.meta.glob<string>("../../src/whistlestop/boards/data/*/board.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

function list(toml: string, name: string): string[] {
  const found = new RegExp(`^${name}\\s*=\\s*\\[([^\\]]*)\\]`, "m").exec(toml)?.[1] ?? "";
  return [...found.matchAll(/"([^"]+)"/g)].map(([, one]) => one ?? "");
}
function most(toml: string): number {
  return Number(/^max\s*=\s*(\d+)/m.exec(toml)?.[1]);
}

test("all symbols differ", () => {
  expect(new Set(Object.values(SYMBOLS)).size).toBe(Object.keys(SYMBOLS).length);
});

test("all seats have different marks", () => {
  expect(SEAT_MARKS.every(Boolean)).toBe(true);
  expect(new Set(SEAT_MARKS).size).toBe(SEAT_MARKS.length);
});

test("all five boards are covered", () => {
  expect(Object.keys(settings)).toHaveLength(5);
});

test.each(Object.entries(settings))("every colour and seat of %s has its sign", (_, toml) => {
  const colours = list(toml, "colours");
  expect(colours.length).toBeGreaterThan(3);
  expect(colours.filter((colour) => !symbolOf(colour))).toEqual([]);
  expect(SEAT_MARKS.length).toBeGreaterThanOrEqual(most(toml));
});
