/** All texts come from the Fluent files in `locales`. */

import { FluentNumber, type FluentVariable } from "@fluent/bundle";

import { language } from "./language.svelte";

export type Facts = Record<string, FluentVariable>;

/** Whether there is a message with an id. */
export function hasText(id: string): boolean {
  return language().bundle.hasMessage(id);
}

/** A message by its id. A missing one shows the id, so that somebody notices. */
export function text(id: string, facts: Facts = {}): string {
  const { bundle } = language();
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, facts, errors);
  if (errors.length > 0) console.warn(id, errors);
  return words;
}

/** A number that may be negative, with a real minus sign: most languages' formats have a hyphen. */
export class Signed extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** The message `family-one`, or `family-other` if there is none. */
export function textOf(family: string, one: string, facts: Facts = {}): string {
  const id = `${family}-${one}`;
  return hasText(id) ? text(id, facts) : text(`${family}-other`, facts);
}

/** `a, b, and c`. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language().formats).format(words);
}

/** Join whole sentences. Anything shorter belongs into a message as a variable. */
export function paragraph(sentences: string[]): string {
  return sentences.join(" ");
}

/** Why something failed, in the reader's language if the kind of failure is known. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const id = `why-${code ?? ""}`;
  return hasText(id) ? text(id) : message;
}
