/** Matching what people type with what they mean. */

import type { BoardData, City, Route } from "../protocol/board";
import { cityName } from "./names";
import { hasText, text } from "./texts";

/** Letters that do not decompose into a plain letter and an accent. */
const LETTERS: Record<string, string> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ł: "l",
  ß: "ss",
  ς: "σ",
};
/** `Aalborg` is Ålborg, and `Muenchen` is München. */
const PAIRS = /aa|ae|oe|ue/g;

/** Whether every word of a search is found, ignoring accents. */
export function matches(words: string, wanted: string): boolean {
  const found = folded(words);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

/** All names of a city: on the screen, on the printed board, in the reader's language. */
export function cityWords(board: BoardData, city: City): string {
  return [cityName(board, city.id), city.name, also("city", city.id)].join(" ");
}

/** What else to find a route by, besides its line: its cities and its colour. */
export function routeWords(board: BoardData, route: Route): string {
  const ends = board.cities.filter(({ id }) => id === route.from || id === route.to);
  const colour = also("card", route.colour ?? "grey");
  return [...ends.map((city) => cityWords(board, city)), colour].join(" ");
}

/** Alternative words for a thing, from a language's `search.ftl`. */
function also(family: string, id: string): string {
  const message = `search-${family}-${id}`;
  return hasText(message) ? text(message) : "";
}

function folded(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .replace(/./gsu, (letter) => LETTERS[letter] ?? letter)
    .replace(PAIRS, ([first = ""]) => first);
}
