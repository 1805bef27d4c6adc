/** The routes and cities that a question is about. */

import type { BoardData } from "../protocol/board";
import type { View } from "../protocol/view";
import { paidMove } from "../table/choices";
import { restOf, verbOf } from "../texts/moves";

const ON_THE_BOARD = new Set(["claim", "station", "harbour"]);

/**
 * The subject on the board: of the chosen moves, of the payment in progress, or of the legal moves.
 */
export function subjectOf(
  board: BoardData,
  view: View,
  wanted: string[],
  legal: string[],
): string[] {
  if (legal.length === 0) return [];
  const moves = wanted.length > 0 ? wanted : view.building ? [paidMove(view)] : legal;
  return [...new Set(moves.flatMap((move) => placesIn(board, move, moves !== legal)))];
}

function placesIn(board: BoardData, move: string, begun: boolean): string[] {
  const [id = ""] = restOf(move);
  if (verbOf(move) === "festival")
    return board.festivals.find((one) => one.id === id)?.cities ?? [];
  return begun && ON_THE_BOARD.has(verbOf(move)) ? [id] : [];
}
