import { expect, test } from "vitest";

import { Memory, persistent, perTab } from "../src/browser/memory";

function shelf(kept: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => delete kept[key],
  } as unknown as Storage;
}

test("a value can be read until it is removed", () => {
  const kept = {};
  const memory = new Memory(() => shelf(kept));
  memory.write("keys", "off");
  expect(kept).toEqual({ "whistlestop-keys": "off" });
  expect(memory.read("keys")).toBe("off");
  memory.forget("keys");
  expect(memory.read("keys")).toBeNull();
});

test.each(["", "nonsense", "{"])("invalid JSON (%s) reads as nothing", (value) => {
  expect(new Memory(() => shelf({ "whistlestop-a": value })).readJson("a")).toBeNull();
});

test.each(["localStorage", "sessionStorage"])(
  "if %s is forbidden, nothing is stored and nothing breaks",
  (name) => {
    const denied = () => {
      throw new Error("Access is denied for this document.");
    };
    Object.defineProperty(globalThis, name, { get: denied, configurable: true });
    const memory = name === "localStorage" ? persistent : perTab;
    expect(() => memory.write("a", "1")).not.toThrow();
    expect(memory.read("a")).toBeNull();
    expect(memory.readJson("a")).toBeNull();
    expect(() => memory.forget("a")).not.toThrow();
    delete (globalThis as Record<string, unknown>)[name];
  },
);

test("without any storage, nothing is stored", () => {
  expect(new Memory(() => undefined).read("a")).toBeNull();
});
