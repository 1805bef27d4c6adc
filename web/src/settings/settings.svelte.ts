/** How this browser likes things: theme, sound, motion, size of text. Remembered by the browser. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: "auto" | "less";
  text: "normal" | "big";
}

const MEMORY = "whistlestop-settings";
export const DEFAULTS: Readonly<Settings> = {
  theme: "auto",
  sound: true,
  volume: 0.6,
  motion: "auto",
  text: "normal",
};
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "less"] as const;
const SIZES = ["normal", "big"] as const;

/** Settings from what was remembered; what makes no sense is as at first. */
export function parsed(memory: string | null): Settings {
  const found = record(memory);
  const { sound, volume } = found;
  return {
    theme: oneOf(THEMES, found.theme) ?? DEFAULTS.theme,
    sound: typeof sound === "boolean" ? sound : DEFAULTS.sound,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    motion: oneOf(MOTIONS, found.motion) ?? DEFAULTS.motion,
    text: oneOf(SIZES, found.text) ?? DEFAULTS.text,
  };
}

/** What the page's root says of the settings: style.css reads it. */
export function marks(settings: Settings, reduced: boolean): Record<"theme" | "motion" | "text", string> {
  return {
    theme: settings.theme,
    motion: settings.motion === "less" || reduced ? "less" : "full",
    text: settings.text,
  };
}

let current = $state.raw<Settings>(parsed(memory()?.getItem(MEMORY) ?? null));

export function settings(): Settings {
  return current;
}

/** Change some, show it, and remember it. */
export function set(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  memory()?.setItem(MEMORY, JSON.stringify(current));
  show();
}

/** Whether things should not move: by choice here, or by the system's settings. */
export function calm(): boolean {
  return current.motion === "less" || reduced();
}

/** Let the page look as it is set, also when the system changes its mind. */
export function show(root: HTMLElement | undefined = globalThis.document?.documentElement): void {
  if (!root) return;
  Object.assign(root.dataset, marks(current, reduced()));
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    // The browser's own bars follow the choice, too.
    const scheme = meta.dataset.scheme ?? "light";
    const auto = `(prefers-color-scheme: ${scheme})`;
    meta.media = current.theme === "auto" ? auto : current.theme === scheme ? "all" : "not all";
  }
}

/** Show the settings, and follow the system. Once, when the page begins. */
export function begin(): void {
  show();
  query()?.addEventListener("change", () => show());
}

function reduced(): boolean {
  return query()?.matches ?? false;
}

function query(): MediaQueryList | undefined {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
}

function memory(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // forbidden by the browser's settings
  }
}

function record(memory: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(memory ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(all: readonly T[], one: unknown): T | undefined {
  return all.find((each) => each === one);
}
