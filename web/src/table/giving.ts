/** Paying with cards of any kind, chosen all at once. */

import type { BoardData } from "../protocol/board";
import type { Counts, View } from "../protocol/view";
import { restOf, verbOf } from "../texts/moves";

/** The cards that can be given, in the order they are paid. */
export function givable(board: BoardData, view: View, legal: string[]): string[] {
  const can = new Set(
    legal.filter((move) => verbOf(move) === "give").map((move) => restOf(move)[0]),
  );
  // Cards are paid in the board's order, so one that comes later can be given later.
  const first = board.cards.findIndex(({ id }) => can.has(id));
  if (first < 0) return [];
  return board.cards.slice(first).flatMap(({ id }) => ((view.hand?.[id] ?? 0) > 0 ? [id] : []));
}

/** A suggestion for which cards to give: those the player has most of, wilds last. */
export function suggested(board: BoardData, view: View, cards: string[], count: number): Counts {
  const hand = { ...view.hand };
  const given: Counts = Object.fromEntries(cards.map((card) => [card, 0]));
  const wild = board.cards.find(({ colour }) => colour === null)?.id;
  const plenty = (card: string) => (hand[card] ?? 0) - (card === wild ? 1000 : 0);
  for (let i = 0; i < count; i++) {
    const [most] = cards
      .filter((card) => (hand[card] ?? 0) > 0)
      .sort((a, b) => plenty(b) - plenty(a));
    if (most === undefined) break;
    hand[most] = (hand[most] ?? 0) - 1;
    given[most] = (given[most] ?? 0) + 1;
  }
  return given;
}

export function total(given: Counts): number {
  return Object.values(given).reduce((sum, count) => sum + count, 0);
}

/** The next of the chosen cards that is legal now. */
export function nextGift(given: Counts, legal: string[]): string | undefined {
  return Object.keys(given).find(
    (card) => (given[card] ?? 0) > 0 && legal.includes(`give ${card}`),
  );
}
