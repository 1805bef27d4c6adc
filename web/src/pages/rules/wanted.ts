/** The messages that make up a board's rules. */

import type { BoardData } from "../../protocol/board";
import type { Facts } from "../../texts/texts";

export interface Line {
  id: string;
  facts: Facts;
}

/** A message, or false if it does not apply to the board. */
export type Wanted = [id: string, facts?: Facts] | false;

/** Whether a board has routes of a kind. */
export function has(board: BoardData, kind: string): boolean {
  return board.routes.some((route) => route.kind === kind);
}
