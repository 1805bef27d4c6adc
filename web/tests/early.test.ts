/** Requests that are sent before the page is there are answered once. */

import { afterEach, expect, test, vi } from "vitest";

import { sendEarly } from "../src/browser/early";
import * as rest from "../src/protocol/rest";

afterEach(() => vi.unstubAllGlobals());

function listening(): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async (path: string) => Response.json({ boards: [], path }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a page takes the answer that is already on its way", async () => {
  const fetch = listening();
  sendEarly("api/boards");
  expect(await rest.boards()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the second time, it asks again", async () => {
  const fetch = listening();
  sendEarly("api/boards");
  await rest.boards();
  await rest.boards();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("only reading uses an early answer", async () => {
  const fetch = listening();
  sendEarly("api/me");
  await rest.introduce("Anna");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a failure is heard by whoever takes the answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  sendEarly("api/bots");
  await expect(rest.bots()).rejects.toMatchObject({ code: "unreachable" });
});
