/** The settings of this browser: theme, sound, motion, bots, text size. Stored in the browser. */

import { persistent } from "../browser/memory";

export interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether to vibrate as well, where the device can. */
  vibration: boolean;
  /** How fast bots play. */
  speed: "slow" | "normal" | "fast" | "instant" | "step";
  motion: "auto" | "less";
  text: "normal" | "big";
}

const MEMORY = "settings";
export const DEFAULTS: Readonly<Settings> = {
  theme: "auto",
  sound: true,
  volume: 0.6,
  vibration: true,
  speed: "normal",
  motion: "auto",
  text: "normal",
};
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "less"] as const;
export const BOT_SPEEDS = ["slow", "normal", "fast", "instant", "step"] as const;
const SIZES = ["normal", "big"] as const;

/** Read stored settings; invalid values fall back to the defaults. */
export function parsed(memory: unknown): Settings {
  const found: Record<string, unknown> = { ...(memory as object | null) };
  const { sound, volume, vibration } = found;
  return {
    theme: oneOf(THEMES, found.theme) ?? DEFAULTS.theme,
    sound: typeof sound === "boolean" ? sound : DEFAULTS.sound,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    vibration: typeof vibration === "boolean" ? vibration : DEFAULTS.vibration,
    speed: oneOf(BOT_SPEEDS, found.speed) ?? DEFAULTS.speed,
    motion: oneOf(MOTIONS, found.motion) ?? DEFAULTS.motion,
    text: oneOf(SIZES, found.text) ?? DEFAULTS.text,
  };
}

/** The data attributes of the page's root that style.css reads. */
export function marks(
  settings: Settings,
  reduced: boolean,
): Record<"theme" | "motion" | "text", string> {
  return {
    theme: settings.theme,
    motion: settings.motion === "less" || reduced ? "less" : "full",
    text: settings.text,
  };
}

let current = $state.raw<Settings>(parsed(persistent.readJson(MEMORY)));

export function settings(): Settings {
  return current;
}

/** Change some settings, apply and store them. */
export function set(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  persistent.write(MEMORY, JSON.stringify(current));
  show();
}

/** Whether to avoid motion: by choice here, or by a setting of the system. */
export function reducesMotion(): boolean {
  return current.motion === "less" || reduced();
}

/** Apply the settings to the page. */
export function show(root: HTMLElement | undefined = globalThis.document?.documentElement): void {
  if (!root) return;
  Object.assign(root.dataset, marks(current, reduced()));
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    // Browser toolbars follow the theme, too.
    const scheme = meta.dataset.scheme ?? "light";
    const auto = `(prefers-color-scheme: ${scheme})`;
    meta.media = current.theme === "auto" ? auto : current.theme === scheme ? "all" : "not all";
  }
}

/** Apply the settings, and follow changes of the system's. Call once, when the page loads. */
export function initSettings(): void {
  show();
  query()?.addEventListener("change", () => show());
}

function reduced(): boolean {
  return query()?.matches ?? false;
}

function query(): MediaQueryList | undefined {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
}

function oneOf<T extends string>(all: readonly T[], one: unknown): T | undefined {
  return all.find((each) => each === one);
}
