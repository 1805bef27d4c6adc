/** The log by turns, without what the board shows anyway. Pure. */

import type { BoardData } from "../../../protocol/board";
import type { LogEntry } from "../../../protocol/table";
import type { GameEvent } from "../../../protocol/view";
import type { Pointed } from "../pointing";

/** What belongs to one turn, in order. */
export interface Turn {
  /** Numbered from the first, so that a turn keeps its key while it grows. */
  number: number;
  /** Whose turn it is; null for what everyone does at once. */
  seat: number | null;
  entries: LogEntry[];
}

/** The board shows these, and there is one after almost every claim. */
const NOISE = ["festivals-laid"];

/** The turns of a log, the newest first. */
export function turnsOf(log: LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const { kind, player, turn } = entry.event;
    if (NOISE.includes(kind)) continue;
    const last = turns.at(-1);
    if (last && last.entries[0]?.event.turn === turn) {
      last.entries.push(entry);
      last.seat = turn < 0 ? null : (last.seat ?? player);
    } else {
      turns.push({ number: turns.length, seat: turn < 0 ? null : player, entries: [entry] });
    }
  }
  return turns.reverse();
}

/** Where on the board something happened; null for what has no place there. */
export function placeOf(board: BoardData, event: GameEvent): Pointed | null {
  const { route, city, festival } = event;
  const kept = event.tickets ?? (event.ticket ? [event.ticket] : []);
  const ends = board.tickets
    .filter(({ id }) => kept.includes(id))
    .flatMap(({ from, to }) => [from, to]);
  const cities = board.festivals.find(({ id }) => id === festival)?.cities ?? [];
  // In pairs of the same city: a pin without a line.
  const marked = [...[...(city ? [city] : []), ...cities].flatMap((id) => [id, id]), ...ends];
  if (marked.length === 0 && !route) return null;
  return { marked, highlight: route ? [{ kind: "ticket", routes: [route] }] : [] };
}
