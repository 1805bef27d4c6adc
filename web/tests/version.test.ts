import { expect, test } from "vitest";

import { isOutdated, scriptOf } from "../src/pages/table/version";

const page = (hash: string) =>
  `<head><script type="module" crossorigin src="/assets/index-${hash}.js"></script></head>`;
const answering =
  (html: string, status = 200) =>
  () =>
    Promise.resolve(new Response(html, { status }));

test("a page says which script it loads", () => {
  expect(scriptOf(page("a1"))).toBe("/assets/index-a1.js");
  expect(scriptOf("<p>nothing</p>")).toBeUndefined();
});

test("a different script is a newer client, the same one is not", async () => {
  expect(await isOutdated(page("a1"), answering(page("b2")))).toBe(true);
  expect(await isOutdated(page("a1"), answering(page("a1")))).toBe(false);
});

test("a server that gives no answer has nothing newer", async () => {
  expect(await isOutdated(page("a1"), () => Promise.reject(new Error("gone")))).toBe(false);
  expect(await isOutdated(page("a1"), answering(page("b2"), 503))).toBe(false);
  expect(await isOutdated(page("a1"), answering("no script"))).toBe(false);
});
