/** Messages that a board's rules are made of. */

import type { BoardData } from "../../board/data";
import type { Facts } from "../../texts/texts";

export interface Line {
  id: string;
  facts: Facts;
}

/** A message, if the board has what it is about. */
export type Wanted = [id: string, facts?: Facts] | false;

/** Whether a board has routes of a kind. */
export function has(board: BoardData, kind: string): boolean {
  return board.routes.some((route) => route.kind === kind);
}
