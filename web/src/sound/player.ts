/** Plays sounds in the browser, once somebody has touched the page. */

import { settings } from "../settings/settings.svelte";
import { audible, type Cue } from "./sounds";
import type { Stage } from "./voices";

type Voices = typeof import("./voices");

/** Two sounds begin at least so far apart, in seconds. */
const APART = 0.12;
/** What waits longer than this is old news. */
const PATIENCE = 1.2;

let stage: (Stage & { context: AudioContext; volume: GainNode }) | null = null;
let voices: Voices | null = null;
let free = 0;

/** Browsers play nothing before a gesture, so nothing is made or loaded before one either. */
export async function unlock(): Promise<void> {
  if (!settings().sound || typeof AudioContext === "undefined") return;
  stage ??= staged();
  if (stage.context.state !== "running") await stage.context.resume().catch(() => undefined);
  voices ??= await import("./voices").catch(() => null);
}

/** Play it after what is being played, if it may be heard. */
export function play(cue: Cue): void {
  const { sound: on, volume } = settings();
  if (!stage || !voices || !audible(cue.sound, on, volume, document.hidden)) return;
  const now = stage.context.currentTime;
  const at = Math.max(now, free);
  if (at - now > PATIENCE) return;
  // Ears hear by ratios: half of the way up should sound half as loud.
  stage.volume.gain.setValueAtTime(volume ** 2, now);
  voices.play(stage, cue, at);
  free = at + APART;
}

function staged(): Stage & { context: AudioContext; volume: GainNode } {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, out: volume, volume };
}

/** Something to hear while the volume is set. */
export async function sample(): Promise<void> {
  await unlock();
  play({ sound: "claimed", length: 2 });
}
