import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  DEFAULTS,
  marks,
  parsed,
  reducesMotion,
  set,
  settings,
} from "../src/settings/settings.svelte";

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

test.each([null, "nonsense", [], 7, { theme: "pink", volume: 7, sound: "yes" }])(
  "invalid settings (%j) fall back to the defaults",
  (memory) => {
    expect(parsed(memory)).toEqual(DEFAULTS);
  },
);

test("choices are remembered", () => {
  set({ theme: "dark", volume: 0.25, sound: false });
  expect(settings().theme).toBe("dark");
  const memory = JSON.parse(kept.get("whistlestop-settings") ?? "null");
  expect(parsed(memory)).toEqual({ ...DEFAULTS, theme: "dark", volume: 0.25, sound: false });
});

test("a choice leaves the others as they were", () => {
  set({ theme: "light" });
  set({ text: "big" });
  expect(settings()).toEqual({ ...DEFAULTS, theme: "light", text: "big" });
});

test("motion is reduced by choice, or because the system asks for it", () => {
  expect(reducesMotion()).toBe(false);
  set({ motion: "less" });
  expect(reducesMotion()).toBe(true);
  set({ motion: "auto" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(reducesMotion()).toBe(true);
});

test("the root is marked for the style sheet", () => {
  expect(marks(DEFAULTS, false)).toEqual({ theme: "auto", motion: "full", text: "normal" });
  expect(marks(DEFAULTS, true).motion).toBe("less");
  expect(marks({ ...DEFAULTS, motion: "less", theme: "dark", text: "big" }, false)).toEqual({
    theme: "dark",
    motion: "less",
    text: "big",
  });
});
