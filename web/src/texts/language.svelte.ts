/** The language of the interface: loaded on demand, remembered by the browser. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import {
  FALLBACK,
  type Language,
  LANGUAGES,
  load,
  remember,
  type Sources,
  textsOf,
  withDefaults,
} from "./languages";

export {
  FALLBACK,
  initialLanguage,
  type Language,
  LANGUAGES,
  preferredLanguage,
} from "./languages";

/** Long texts that few people read: loaded when they are opened. */
export type Chapter = "rules" | "guide" | "help" | "plan" | "reasons" | "learn";
const CHAPTERS = import.meta.glob<Sources>("../../locales/*/*/index.ts");

interface LoadedLanguage extends Language {
  bundle: FluentBundle;
  chapters: readonly Chapter[];
}

let current = $state.raw<LoadedLanguage>(withoutTexts(FALLBACK));

export function language(): LoadedLanguage {
  return current;
}

/** How to format a date. If the browser does not know the language's months, use numbers. */
export function dates(): Intl.DateTimeFormat {
  const known = Intl.DateTimeFormat.supportedLocalesOf(current.lang).length > 0;
  const numbers = { day: "numeric", month: "numeric", year: "numeric" } as const;
  return new Intl.DateTimeFormat(current.formats, known ? { dateStyle: "medium" } : numbers);
}

/** Switch the interface to a language. */
export async function speak(code: string): Promise<void> {
  const next = withoutTexts(code);
  add(next.bundle, await textsOf(code));
  for (const chapter of current.chapters) await addChapter(next, chapter);
  current = next;
  if (typeof document !== "undefined") document.documentElement.lang = next.lang;
}

/** Switch to a language and remember it. */
export async function choose(code: string): Promise<void> {
  remember(code);
  await speak(code);
}

/** Whether the texts of a chapter are loaded. */
export function hasChapter(chapter: Chapter): boolean {
  return current.chapters.includes(chapter);
}

/** Load the texts of a chapter. */
export async function withChapter(chapter: Chapter): Promise<void> {
  if (hasChapter(chapter)) return;
  const next = { ...current };
  await addChapter(next, chapter);
  current = next;
}

async function addChapter(next: LoadedLanguage, chapter: Chapter): Promise<void> {
  add(next.bundle, await load(CHAPTERS, `../../locales/${next.code}/${chapter}/index.ts`));
  next.chapters = [...next.chapters, chapter];
}

function withoutTexts(code: string): LoadedLanguage {
  const found = LANGUAGES.find((one) => one.code === code) ?? withDefaults(code, { name: code });
  const bundle = new FluentBundle(found.formats, { useIsolating: false });
  return { ...found, bundle, chapters: [] };
}

function add(bundle: FluentBundle, sources: string[]): void {
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length > 0) throw errors[0];
  }
}
