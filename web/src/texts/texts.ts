/** All words come from the Fluent files in `locales`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import happened from "../../locales/en/happened.ftl?raw";
import moves from "../../locales/en/moves.ftl?raw";
import names from "../../locales/en/names.ftl?raw";
import pages from "../../locales/en/pages.ftl?raw";

const LANGUAGE = "en";

export type Facts = Record<string, FluentVariable>;

const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
for (const source of [names, moves, happened, pages]) {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
}
const lists = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

/** Whether there are words for an id. */
export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The words for an id. One that is missing shows its id, so that it is noticed. */
export function text(id: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, facts, errors);
  if (errors.length > 0) console.warn(id, errors);
  return words;
}

/** The words for `family-one`, or `family-other` if that has none. */
export function textOf(family: string, one: string, facts: Facts = {}): string {
  const id = `${family}-${one}`;
  return hasText(id) ? text(id, facts) : text(`${family}-other`, facts);
}

/** `a, b, and c` */
export function listed(words: string[]): string {
  return lists.format(words);
}
