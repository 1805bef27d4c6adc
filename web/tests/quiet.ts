/** A test that makes the console complain fails: what is logged there would be a defect in a browser. */

import { afterEach, beforeEach, expect, vi } from "vitest";

const LOUD = ["warn", "error"] as const;

beforeEach(() => {
  for (const how of LOUD) vi.spyOn(console, how).mockImplementation(() => {});
});

afterEach(() => {
  // A test that expects complaints looks at them, and clears them.
  const complaints = LOUD.flatMap((how) => vi.mocked(console[how]).mock.calls.map((words) => words.map(String).join(" ")));
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
