/** The language that is shown: loaded when it is chosen, remembered by the browser. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What a locale's folder exports: its Fluent sources. */
type Sources = { default: string[] };

/** Every folder of `locales` is a language. */
const TABLES = import.meta.glob<Sources>("../../locales/*/index.ts");
/** The rules are long, and read by few: they are loaded when they are opened. */
const RULES = import.meta.glob<Sources>("../../locales/*/rules/index.ts");

const MEMORY = "whistlestop-language";
export const FALLBACK = "en";
/** Languages that browsers call by other names. */
const SAME: Record<string, string> = { nb: "no", nn: "no" };

/** The codes of all languages, in the order of the alphabet. */
export const LANGUAGES = Object.keys(TABLES).map(codeOf).sort();

interface Shown {
  code: string;
  bundle: FluentBundle;
  rules: boolean;
}

let shown = $state.raw<Shown>(emptied(FALLBACK));

export function language(): Shown {
  return shown;
}

/** What a browser's wishes come to: the first that we speak. */
export function wished(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split("-")[0] ?? "";
    const code = SAME[base] ?? base;
    if (LANGUAGES.includes(code)) return code;
  }
  return FALLBACK;
}

/** The language of this browser: as chosen before, else as its settings wish. */
export function remembered(): string {
  const chosen = globalThis.localStorage?.getItem(MEMORY) ?? "";
  return LANGUAGES.includes(chosen) ? chosen : wished(navigator.languages);
}

/** Show everything in a language from now on. */
export async function speak(code: string): Promise<void> {
  const next = emptied(code);
  add(next.bundle, await load(TABLES, `../../locales/${code}/index.ts`));
  if (shown.rules) await addRules(next);
  shown = next;
  if (typeof document !== "undefined") document.documentElement.lang = code;
}

/** The same, and remember it. */
export async function choose(code: string): Promise<void> {
  globalThis.localStorage?.setItem(MEMORY, code);
  await speak(code);
}

/** Have the words of the rules, too. */
export async function withRules(): Promise<void> {
  if (shown.rules) return;
  const next = { ...shown };
  await addRules(next);
  shown = next;
}

async function addRules(next: Shown): Promise<void> {
  add(next.bundle, await load(RULES, `../../locales/${next.code}/rules/index.ts`));
  next.rules = true;
}

function emptied(code: string): Shown {
  return {
    code,
    bundle: new FluentBundle(code, { useIsolating: false }),
    rules: false,
  };
}

async function load(files: Record<string, () => Promise<Sources>>, path: string): Promise<string[]> {
  const file = files[path];
  return file ? (await file()).default : [];
}

function add(bundle: FluentBundle, sources: string[]): void {
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length > 0) throw errors[0];
  }
}

function codeOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}
