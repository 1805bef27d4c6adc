/** The routes and cities that a question is about. */

import type { BoardData } from "../board/data";
import type { View } from "../protocol/view";
import { restOf, verbOf } from "../texts/moves";
import { begunBy } from "./price";

const ON_THE_BOARD = new Set(["claim", "station", "harbour"]);

/** What is asked about, by what is wanted, by the payment that is being made, or by what can be taken. */
export function placesOf(board: BoardData, view: View, wanted: string[], legal: string[]): string[] {
  if (legal.length === 0) return [];
  const moves = wanted.length > 0 ? wanted : view.building ? [begunBy(view)] : legal;
  return [...new Set(moves.flatMap((move) => placesIn(board, move, moves !== legal)))];
}

function placesIn(board: BoardData, move: string, begun: boolean): string[] {
  const [id = ""] = restOf(move);
  if (verbOf(move) === "festival") return board.festivals.find((one) => one.id === id)?.cities ?? [];
  return begun && ON_THE_BOARD.has(verbOf(move)) ? [id] : [];
}
