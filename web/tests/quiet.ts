/** Fails tests that log warnings or errors: in a browser, those would be defects. */

import { afterEach, beforeEach, expect, vi } from "vitest";

const LOUD = ["warn", "error"] as const;

beforeEach(() => {
  for (const how of LOUD) vi.spyOn(console, how).mockImplementation(() => {});
});

afterEach(() => {
  // A test that expects complaints checks and clears them itself.
  const complaints = LOUD.flatMap((how) =>
    vi.mocked(console[how]).mock.calls.map((words) => words.map(String).join(" ")),
  );
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
