/** Which cards and tickets move where. Pure: a spot is named by the `data-spot` of an element. */

import type { LogEntry } from "../../../protocol/table";

export interface Flight {
  from: string;
  to: string;
  /** The face of a card; null for a back. */
  card: string | null;
  ticket: boolean;
}

/** More than this at once is not followed by anybody. */
const MOST = 6;

/**
 * What moved after a version. `row` is the row as it was then, `mine` the seat whose hand is on the
 * screen.
 */
export function flightsOf(
  log: LogEntry[],
  version: number,
  row: (string | null)[],
  mine: number | null,
): Flight[] {
  const flights: Flight[] = [];
  const left = [...row];
  /** How many tickets each player is looking at. */
  const looked: Record<number, number> = {};
  for (const { version: at, event } of log) {
    const { kind, player, turn, card = null, deck = "", count = 1 } = event;
    if (player === null || turn < 0) continue;
    if (kind === "look") looked[player] = count;
    if (at <= version) continue;
    const seat = `seat-${player}`;
    const hand = player === mine ? "hand" : seat;
    const cards = { to: hand, card, ticket: false };
    const tickets = { card: null, ticket: true };
    if (kind === "take") {
      const slot = left.indexOf(card);
      left[slot] = null;
      flights.push({ from: `row-${slot}`, ...cards });
    } else if (kind === "draw") {
      flights.push({ from: `deck-${deck}`, ...cards });
    } else if (kind === "look") {
      for (let i = 0; i < count; i += 1) flights.push({ from: "tickets", to: seat, ...tickets });
    } else if (kind === "keep") {
      for (let i = count; i < (looked[player] ?? 0); i += 1)
        flights.push({ from: seat, to: "tickets", ...tickets });
    }
  }
  return flights.length > MOST ? [] : flights;
}
