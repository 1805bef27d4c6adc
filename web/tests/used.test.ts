/** Every word that the code asks for is there. */

import { expect, test } from "vitest";

import { hasText } from "../src/texts/texts";
import { withRules } from "../src/texts/language.svelte";

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

await withRules();

test.each(asked(/\btext\(\s*"([\w-]+)"/g))("%s, asked for in %s, has words", (id) => {
  expect(hasText(id)).toBe(true);
});

test.each(asked(/\btextOf\(\s*"([\w-]+)"/g))("the family %s, asked for in %s, has words for others", (id) => {
  expect(hasText(`${id}-other`)).toBe(true);
});
