import { expect, test } from "vitest";

import type { Clock } from "../src/protocol/incoming";
import { secondsUntil, timeLeft, timestampsOf, timeWords } from "../src/table/hours";

const clock: Clock = { banks: [600, 90.5], deadlines: { "0": 1_000 } };

test("the player to move has until the deadline", () => {
  expect(timeLeft(clock, "bank", 0, 988)).toEqual({ seconds: 12, runs: true });
});

test("time does not drop below zero", () => {
  expect(timeLeft(clock, "move", 0, 1_005)).toEqual({ seconds: 0, runs: true });
});

test("a bank stands still between turns", () => {
  expect(timeLeft(clock, "bank", 1, 988)).toEqual({ seconds: 90.5, runs: false });
});

test("without a bank, nobody has time between turns", () => {
  expect(timeLeft(clock, "move", 1, 988)).toBeNull();
});

test.each([
  [0, "0:00"],
  [8.2, "0:09"],
  [59.5, "1:00"],
  [754, "12:34"],
  [3_600, "1 h 00 min"],
  [7_500, "2 h 05 min"],
  [86_400, "1 day 0 h"],
  [604_800, "7 days 0 h"],
])("%d seconds are %s", (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});

test("a wait ends at its moment, and an unknown one is zero", () => {
  const moments = timestampsOf({ "1": 42.5 }, 10_000);
  expect(secondsUntil(moments["1"], 10_000)).toBe(42.5);
  expect(secondsUntil(moments["1"], 60_000)).toBe(0);
  expect(secondsUntil(moments["2"], 10_000)).toBe(0);
});
