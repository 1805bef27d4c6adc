import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { nameOf } from "../src/settings/languages";
import { calm, DEFAULTS, marks, parsed, set, settings } from "../src/settings/settings.svelte";

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  set(DEFAULTS);
  kept.clear();
  vi.unstubAllGlobals();
});

test.each([null, "", "nonsense", "null", "[]", '{"theme":"pink","volume":7,"sound":"yes"}'])(
  "what makes no sense (%s) is as at first",
  (memory) => {
    expect(parsed(memory)).toEqual(DEFAULTS);
  },
);

test("what was chosen is remembered", () => {
  set({ theme: "dark", volume: 0.25, sound: false });
  expect(settings().theme).toBe("dark");
  const memory = kept.get("whistlestop-settings") ?? null;
  expect(parsed(memory)).toEqual({ ...DEFAULTS, theme: "dark", volume: 0.25, sound: false });
});

test("a choice leaves the others as they were", () => {
  set({ theme: "light" });
  set({ text: "big" });
  expect(settings()).toEqual({ ...DEFAULTS, theme: "light", text: "big" });
});

test("things keep still by choice, or because the system wishes it", () => {
  expect(calm()).toBe(false);
  set({ motion: "less" });
  expect(calm()).toBe(true);
  set({ motion: "auto" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(calm()).toBe(true);
});

test("the root is marked for the style", () => {
  expect(marks(DEFAULTS, false)).toEqual({ theme: "auto", motion: "full", text: "normal" });
  expect(marks(DEFAULTS, true).motion).toBe("less");
  expect(marks({ ...DEFAULTS, motion: "less", theme: "dark", text: "big" }, false)).toEqual({
    theme: "dark",
    motion: "less",
    text: "big",
  });
});

test("languages have their own names", () => {
  expect("da el en fi is no sv".split(" ").map(nameOf)).toEqual([
    "Dansk",
    "Ελληνικά",
    "English",
    "Suomi",
    "Íslenska",
    "Norsk",
    "Svenska",
  ]);
});
