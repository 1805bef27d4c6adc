/** Languages, their place names, and their search terms. */

import { afterEach, expect, test, vi } from "vitest";

import { linesOf } from "../src/board/names";
import type { BoardData } from "../src/protocol/board";
import { dates, language, LANGUAGES, preferredLanguage, speak } from "../src/texts/language.svelte";
import { cityName } from "../src/texts/names";
import { cityWords, matches } from "../src/texts/search";
import { listed, text } from "../src/texts/texts";

const PLACES = {
  alborg: "Ålborg",
  athina: "Athína",
  kobenhavn: "København",
  munchen: "München",
  stockholm: "Stockholm",
  tromso: "Tromsø",
};
const board = {
  id: "europe",
  cities: Object.entries(PLACES).map(([id, name]) => ({ id, name })),
} as unknown as BoardData;

function found(wanted: string): string[] {
  return board.cities.filter((city) => matches(cityWords(board, city), wanted)).map(({ id }) => id);
}

afterEach(() => speak("en"));

test("every language is offered once, by its own name", () => {
  const names = LANGUAGES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("Íslenska");
  expect(names).toContain("Norsk (bokmål)");
});

test.each([
  [["nb-NO", "en"], "no"],
  [["nn"], "no"],
  [["no"], "no"],
  [["xx", "sv-FI"], "sv"],
  [["xx"], "en"],
])("a browser that asks for %j gets %s", (requested, code) => {
  expect(preferredLanguage(requested)).toBe(code);
});

test("Norwegian pages are marked as bokmål", async () => {
  const page = { documentElement: { lang: "" } };
  vi.stubGlobal("document", page);
  await speak("no");
  vi.unstubAllGlobals();
  expect(page.documentElement.lang).toBe("nb");
});

test("Icelandic numbers and dates are Icelandic, even if the browser lacks them", async () => {
  const knows = Intl.DateTimeFormat.supportedLocalesOf;
  const lacks = (codes: Intl.LocalesArgument) => (codes === "is" ? [] : knows(codes));
  vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockImplementation(lacks as typeof knows);
  await speak("is");
  expect(language().formats).toEqual(["is", "da"]);
  expect(dates().format(new Date(2026, 10, 6))).toBe("6.11.2026");
  expect(text("replay-speed-times", { times: 0.5 })).toContain("0,5");
});

test.each([
  ["en", "Kobenhavn", "kobenhavn"],
  ["en", "copenhagen", "kobenhavn"],
  ["en", "TROMSO", "tromso"],
  ["en", "Aalborg", "alborg"],
  ["en", "Muenchen", "munchen"],
  ["sv", "Köpenhamn", "kobenhavn"],
  ["fi", "Tukholma", "stockholm"],
  ["is", "kaupmannahofn", "kobenhavn"],
  ["el", "Αθήνα", "athina"],
  ["el", "αθηνα", "athina"],
  ["el", "athina", "athina"],
])("in %s a search for %s finds its city", async (code, wanted, id) => {
  await speak(code);
  expect(found(wanted)).toEqual([id]);
});

test("search ignores soft hyphens", async () => {
  await speak("is");
  expect(matches(text("card-orange"), "appelsínugult")).toBe(true);
  expect(matches("Málaga", "malaga x")).toBe(false);
});

test("Greek names the cities of built-in boards only", async () => {
  await speak("el");
  expect(cityName(board, "athina")).toBe("Αθήνα");
  expect(cityName({ ...board, id: "home-made" }, "athina")).toBe("Athína");
});

test.each([
  ["es", ["Ana", "Inés"], "Ana e Inés"],
  ["is", ["a", "b", "c"], "a, b og c"],
])("a list reads well in %s", async (code, words, expected) => {
  await speak(code);
  expect(listed(words)).toBe(expected);
});

test("a long name is split where its longest line is shortest", () => {
  expect(linesOf("Εμπάιρ Στέιτ Μπίλντινγκ", 2)).toEqual(["Εμπάιρ Στέιτ", "Μπίλντινγκ"]);
  expect(linesOf("Νέα Υόρκη")).toEqual(["Νέα Υόρκη"]);
});
