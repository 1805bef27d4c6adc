/** Whether my last move could be taken back at once, as far as a client can tell. */

import type { TableEvent } from "./incoming";
import type { TableState } from "./table";

/** Where one of these changes, something came to light, and the server lets it stay. */
const TRACES = ["decks", "row", "revealed", "tickets_left", "festivals"] as const;
/** Choices that all make at the same time: the last one shows them all. */
export const TOGETHER = new Set(["opening", "draft", "draft-keep", "pieces"]);

/** The seat that may take its move back after an event; `seat`: the one that could before. */
export function regretted(seat: number | null, before: TableState, event: TableEvent): number | null {
  const { type, seat: mover, bot } = event.do;
  if (type !== "moved") return type === "said" || type === "reacted" ? seat : null;
  if (mover === undefined || tells(before, event)) return null;
  if (!bot && before.seats.includes(mover)) return mover;
  // Nobody has to be asked where all the others are computers.
  return alone(before) ? seat : null;
}

function tells(before: TableState, event: TableEvent): boolean {
  const { changes = {} } = event;
  if (event.view || TRACES.some((field) => field in changes)) return true;
  const phase = Object.values(before.sides)[0]?.view.phase ?? "";
  // Tickets that are refused may leave the game, which no view shows.
  return phase === "keep" || (TOGETHER.has(phase) && "phase" in changes);
}

function alone(state: TableState): boolean {
  return state.info.seats.every(({ kind }, i) => kind !== "person" || state.seats.includes(i));
}
