/** Plays sounds in the browser, after the first user gesture. */

import { settings } from "../settings/settings.svelte";
import { audible, type Cue, VIBRATIONS } from "./sounds";
import type * as Voices from "./voices";
import type { Stage } from "./voices";

/** The least time between the starts of two sounds, in seconds. */
const GAP = 0.12;
/** Sounds that would have to wait longer, in seconds, are dropped. */
const PATIENCE = 1.2;

let stage: (Stage & { context: AudioContext; volume: GainNode }) | null = null;
let voices: typeof Voices | null = null;
let free = 0;

/**
 * Set up audio at a user gesture: browsers play nothing before one, so nothing is loaded either.
 */
export async function unlock(): Promise<void> {
  if (!settings().sound || typeof AudioContext === "undefined") return;
  stage ??= newStage();
  if (stage.context.state !== "running") await stage.context.resume().catch(() => undefined);
  voices ??= await import("./voices").catch(() => null);
}

/** Play a sound after the current one, if it is audible, and vibrate. */
export function play(cue: Cue): void {
  const { sound: on, volume, vibration } = settings();
  const pattern = VIBRATIONS[cue.sound];
  // Before the first touch, browsers refuse to, with a warning.
  if (on && vibration && pattern && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(pattern);
  if (!stage || !voices || !audible(cue.sound, on, volume, document.hidden)) return;
  const now = stage.context.currentTime;
  const at = Math.max(now, free);
  if (at - now > PATIENCE) return;
  // Hearing is not linear: halfway up the slider should sound half as loud.
  stage.volume.gain.setValueAtTime(volume ** 2, now);
  voices.play(stage, cue, at);
  free = at + GAP;
}

function newStage(): Stage & { context: AudioContext; volume: GainNode } {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, out: volume, volume };
}

/** Play a sample while somebody sets the volume. */
export async function sample(): Promise<void> {
  await unlock();
  play({ sound: "claimed", length: 2 });
}
