/** Which sound belongs to what happens. Pure: it knows nothing of audio. */

import type { BoardData } from "../board/data";
import type { Happening } from "../protocol/view";

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

/** A sound, and how long the track is that it stands for. */
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
/** When several things happen at once, the most telling one is heard. */
const RANK: readonly Sound[] = ["last-turns", "claimed", "tunnel", "built", "tickets", "taken", "drawn"];

/** The sound of one happening; most things are heard, some need none. */
export function cueOf(happening: Happening, routes: BoardData["routes"] = []): Cue | null {
  const sound = BY_KIND[happening.kind];
  if (!sound) return null;
  const route = routes.find(({ id }) => id === happening.route);
  return { sound, length: route?.length ?? 1 };
}

/** The one sound of all that happened at once. */
export function cueOfAll(happenings: Happening[], routes: BoardData["routes"] = []): Cue | null {
  const cues = happenings.map((one) => cueOf(one, routes)).filter((cue) => cue !== null);
  return cues.sort((a, b) => RANK.indexOf(a.sound) - RANK.indexOf(b.sound))[0] ?? null;
}

/** What matters of a table for what is heard between two moments. */
export interface Moment {
  mine: boolean;
  over: boolean;
  refused: boolean;
}

/** The sounds of what changed at the table itself, in the order in which they are played. */
export function changed(before: Moment, after: Moment): Sound[] {
  if (after.refused && !before.refused) return ["error"];
  if (after.over && !before.over) return ["end"];
  return after.mine && !before.mine && !after.over ? ["turn"] : [];
}

/** Whether a sound may be heard now. A page that is not looked at only says that it is our turn. */
export function audible(sound: Sound, on: boolean, volume: number, hidden: boolean): boolean {
  return on && volume > 0 && (!hidden || sound === "turn");
}
