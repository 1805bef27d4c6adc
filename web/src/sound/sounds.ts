/** Which sound goes with which event. Pure: it knows nothing about audio. */

import type { BoardData } from "../protocol/board";
import type { GameEvent } from "../protocol/view";

export const SOUNDS = [
  "drawn",
  "taken",
  "claimed",
  "built",
  "tickets",
  "tunnel",
  "turn",
  "last-turns",
  "end",
  "error",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound, and the length of the route it stands for. */
export interface Cue {
  sound: Sound;
  length: number;
}

const BY_KIND: Record<string, Sound> = {
  draw: "drawn",
  take: "taken",
  "row-flushed": "taken",
  claim: "claimed",
  surcharge: "claimed",
  station: "built",
  harbour: "built",
  look: "tickets",
  keep: "tickets",
  pick: "tickets",
  festival: "tickets",
  "second-draft": "tickets",
  dig: "tunnel",
  refuse: "tunnel",
  "last-turns": "last-turns",
};
/** When several things happen at once, play the most telling sound. */
const RANK: readonly Sound[] = [
  "last-turns",
  "claimed",
  "tunnel",
  "built",
  "tickets",
  "taken",
  "drawn",
];

/** The sound of one event; a few are silent. */
export function cueOf(event: GameEvent, routes: BoardData["routes"] = []): Cue | null {
  const sound = BY_KIND[event.kind];
  if (!sound) return null;
  const route = routes.find(({ id }) => id === event.route);
  return { sound, length: route?.length ?? 1 };
}

/** The one sound for everything that happened at once. */
export function cueOfAll(events: GameEvent[], routes: BoardData["routes"] = []): Cue | null {
  const cues = events.map((one) => cueOf(one, routes)).filter((cue) => cue !== null);
  return cues.sort((a, b) => RANK.indexOf(a.sound) - RANK.indexOf(b.sound))[0] ?? null;
}

/** The parts of a table's state that sounds depend on. */
export interface Moment {
  mine: boolean;
  over: boolean;
  refused: boolean;
}

/** The sounds for changes at the table itself, in playing order. */
export function changed(before: Moment, after: Moment): Sound[] {
  if (after.refused && !before.refused) return ["error"];
  if (after.over && !before.over) return ["end"];
  return after.mine && !before.mine && !after.over ? ["turn"] : [];
}

/** Whether to play a sound now. A hidden page only signals that it is our turn. */
export function audible(sound: Sound, on: boolean, volume: number, hidden: boolean): boolean {
  return on && volume > 0 && (!hidden || sound === "turn");
}

/** How to vibrate with a sound, in milliseconds on and off: only for what asks for attention. */
export const VIBRATIONS: Partial<Record<Sound, number[]>> = {
  turn: [60, 60, 60],
  "last-turns": [120],
  end: [60, 60, 200],
  error: [30],
};
