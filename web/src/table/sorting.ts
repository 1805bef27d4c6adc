/** The order of the cards in a hand. */

import type { BoardData } from "../protocol/board";
import type { TicketOutlook } from "../protocol/incoming";
import type { Counts, View } from "../protocol/view";

export type Order = "colour" | "count" | "use";
export const ORDERS: Order[] = ["colour", "count", "use"];

/** The kinds of cards in a hand, sorted. */
export function sortedHand(
  board: BoardData,
  hand: Counts,
  order: Order,
  wanted: Map<string, number>,
): string[] {
  // In the board's order, a colour is always in the same place.
  const held = board.cards.filter(({ id }) => (hand[id] ?? 0) > 0);
  const count = (id: string): number => hand[id] ?? 0;
  const use = (colour: string | null): number =>
    colour === null ? Infinity : (wanted.get(colour) ?? 0);
  if (order === "count") held.sort((a, b) => count(b.id) - count(a.id));
  if (order === "use") {
    // Wilds fit everywhere; the difference of two infinities is not a number.
    held.sort((a, b) => use(b.colour) - use(a.colour) || count(b.id) - count(a.id));
  }
  return held.map(({ id }) => id);
}

/**
 * How many spaces of each colour are left to claim: on the shortest paths of my tickets or, without
 * any, on the whole board.
 */
export function wantedColours(
  board: BoardData,
  view: View,
  outlook: TicketOutlook[],
): Map<string, number> {
  const planned = new Set(
    outlook.filter(({ state }) => state === "possible").flatMap(({ claims }) => claims),
  );
  const taken = new Set(view.players.flatMap(({ routes }) => routes));
  const wanted = new Map<string, number>();
  for (const { id, colour, length } of board.routes) {
    if (colour === null || (planned.size > 0 ? !planned.has(id) : taken.has(id))) continue;
    wanted.set(colour, (wanted.get(colour) ?? 0) + length);
  }
  return wanted;
}
