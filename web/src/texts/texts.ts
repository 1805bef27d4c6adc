/** All words come from the Fluent files in `locales`. */

import type { FluentVariable } from "@fluent/bundle";

import { language } from "./language.svelte";

export type Facts = Record<string, FluentVariable>;

/** Whether there are words for an id. */
export function hasText(id: string): boolean {
  return language().bundle.hasMessage(id);
}

/** The words for an id. One that is missing shows its id, so that it is noticed. */
export function text(id: string, facts: Facts = {}): string {
  const { bundle } = language();
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

/** `a, b, and c`. Not by Intl.ListFormat: Chromium knows no Icelandic lists. */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  if (others.length === 0) return last;
  const first = others.reduce((some, more) => text("list-more", { first: some, last: more }));
  return text(others.length === 1 ? "list-two" : "list-last", { first, last });
}

/** Whole sentences, one after the other. What is less than a sentence is a variable of a message. */
export function paragraph(sentences: string[]): string {
  return sentences.join(" ");
}

/** Why something failed: in the reader's language where the kind of failure is known. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const id = `why-${code ?? ""}`;
  return hasText(id) ? text(id) : message;
}
