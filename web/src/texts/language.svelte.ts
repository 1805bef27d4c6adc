/** The language of the interface: loaded on demand, remembered by the browser. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { persistent } from "../browser/memory";

/** What a locale's folder exports: its Fluent sources. */
type Sources = { default: string[] };

/** The contents of a `language.json`. */
interface Profile {
  /** Its name in the language itself, so that everybody finds theirs. */
  name: string;
  /** The exact language tag of the texts, if it is not the folder's name. */
  lang?: string;
  /** The codes that browsers use, if they are not the folder's name. */
  browsers?: string[];
  /** Whose numbers, dates and alphabet to use, best first: Chromium lacks Icelandic ones. */
  formats?: string[];
}

export interface Language extends Required<Profile> {
  code: string;
}

/** Every folder of `locales` is a language. */
const PROFILES = import.meta.glob<Profile>("../../locales/*/language.json", {
  eager: true,
  import: "default",
});
const TABLES = import.meta.glob<Sources>("../../locales/*/index.ts");
/** Long texts that few people read: loaded when they are opened. */
export type Chapter = "rules" | "guide";
const CHAPTERS = import.meta.glob<Sources>("../../locales/*/*/index.ts");

const MEMORY = "language";
export const FALLBACK = "en";

/** All languages, sorted by name. */
export const LANGUAGES: Language[] = Object.entries(PROFILES)
  .map(([path, profile]) => withDefaults(path.split("/").at(-2) ?? "", profile))
  .sort((a, b) => a.name.localeCompare(b.name, FALLBACK));

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

/** The first language the browser asks for that we have. */
export function preferredLanguage(requested: readonly string[]): string {
  for (const tag of requested) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    const found = LANGUAGES.find(({ browsers }) => browsers.includes(base));
    if (found) return found.code;
  }
  return FALLBACK;
}

/** The language to start with: the one chosen before, or the browser's. */
export function initialLanguage(): string {
  const chosen = persistent.read(MEMORY) ?? "";
  return LANGUAGES.some(({ code }) => code === chosen)
    ? chosen
    : preferredLanguage(navigator.languages);
}

/** Switch the interface to a language. */
export async function speak(code: string): Promise<void> {
  const next = withoutTexts(code);
  add(next.bundle, await load(TABLES, `../../locales/${code}/index.ts`));
  for (const chapter of current.chapters) await addChapter(next, chapter);
  current = next;
  if (typeof document !== "undefined") document.documentElement.lang = next.lang;
}

/** Switch to a language and remember it. */
export async function choose(code: string): Promise<void> {
  persistent.write(MEMORY, code);
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

function withDefaults(code: string, profile: Profile): Language {
  return { code, lang: code, browsers: [code], formats: [profile.lang ?? code], ...profile };
}

function withoutTexts(code: string): LoadedLanguage {
  const found = LANGUAGES.find((one) => one.code === code) ?? withDefaults(code, { name: code });
  const bundle = new FluentBundle(found.formats, { useIsolating: false });
  return { ...found, bundle, chapters: [] };
}

async function load(
  files: Record<string, () => Promise<Sources>>,
  path: string,
): Promise<string[]> {
  const file = files[path];
  return file ? (await file()).default : [];
}

function add(bundle: FluentBundle, sources: string[]): void {
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length > 0) throw errors[0];
  }
}
