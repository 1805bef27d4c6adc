/** Which languages there are, and where their texts are. Small: the first script needs it. */

import { persistent } from "../browser/memory";

/** What a locale's folder exports: its Fluent sources. */
export type Sources = { default: string[] };

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

const MEMORY = "language";
export const FALLBACK = "en";

/** All languages, sorted by name. */
export const LANGUAGES: Language[] = Object.entries(PROFILES)
  .map(([path, profile]) => withDefaults(path.split("/").at(-2) ?? "", profile))
  .sort((a, b) => a.name.localeCompare(b.name, FALLBACK));

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

/** Load the Fluent sources of a language. */
export function textsOf(code: string): Promise<string[]> {
  return load(TABLES, `../../locales/${code}/index.ts`);
}

/** Remember the language chosen here. */
export function remember(code: string): void {
  persistent.write(MEMORY, code);
}

export function withDefaults(code: string, profile: Profile): Language {
  return { code, lang: code, browsers: [code], formats: [profile.lang ?? code], ...profile };
}

export async function load(
  files: Record<string, () => Promise<Sources>>,
  path: string,
): Promise<string[]> {
  const file = files[path];
  return file ? (await file()).default : [];
}
