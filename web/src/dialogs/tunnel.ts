/** Which cards that were turned up for a tunnel make it dearer. */

import type { BoardData } from "../board/data";
import type { Counts } from "../protocol/view";

export type Why = "colour" | "wild" | "no";

/** For each card: it has the colour laid down, it is wild, or it does not count. */
export function counting(board: BoardData, laid: Counts, revealed: string[]): Why[] {
  const colours = new Set(Object.keys(laid).map((card) => colourOf(board, card)));
  return revealed.map((card) => {
    const colour = colourOf(board, card);
    if (colour === null) return "wild";
    return colours.has(colour) ? "colour" : "no";
  });
}

function colourOf(board: BoardData, card: string): string | null {
  return board.cards.find((one) => one.id === card)?.colour ?? null;
}
