/** The code uses every message there is, and no others. */

import { expect, test } from "vitest";

import { language, withChapter } from "../src/texts/language.svelte";
import { hasText } from "../src/texts/texts";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  eager: true,
  query: "?raw",
  import: "default",
});

function asked(pattern: RegExp): [string, string][] {
  return Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map(([, id = ""]): [string, string] => [id, file]),
  );
}

await withChapter("rules");
await withChapter("guide");
await withChapter("help");
await withChapter("plan");
await withChapter("reasons");
await withChapter("learn");

test.each(asked(/\btext\(\s*"([\w-]+)"/g))("%s, used in %s, exists", (id) => {
  expect(hasText(id)).toBe(true);
});

test.each(asked(/\btextOf\(\s*"([\w-]+)"/g))("the family %s, used in %s, has a fallback", (id) => {
  expect(hasText(`${id}-other`)).toBe(true);
});

test("the code uses every message there is", () => {
  const all = Object.values(SOURCES).join("\n");
  const found = (pattern: RegExp) => [...all.matchAll(pattern)].map(([, id = ""]) => id);
  const named = new Set(found(/["`]([a-z][\w-]*)["`]/g));
  const families = [...found(/\btextOf\(\s*"([\w-]+)"/g), ...found(/`([a-z][\w-]*)-\$\{/g)];
  const unused = [...language().bundle._messages.keys()].filter(
    (id) => !named.has(id) && !families.some((family) => id.startsWith(`${family}-`)),
  );
  expect(unused).toEqual([]);
});
