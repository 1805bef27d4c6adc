/** How close the end of a game is. Pure. */

import type { BoardData } from "../../../protocol/board";
import type { View } from "../../../protocol/view";

export interface Ending {
  /** The pieces of each player. */
  pieces: number[];
  /** Who has the fewest. */
  first: number;
  /** Whether somebody could soon bring about the last turns. */
  near: boolean;
}

/** Two long claims away. */
const NEAR = 10;

export function endingOf({ rules }: BoardData, { players }: View): Ending {
  const pieces = players.map(({ trains, ships }) => trains + ships);
  const fewest = Math.min(...pieces);
  return {
    pieces,
    first: pieces.indexOf(fewest),
    near: fewest > 0 && fewest - rules.end_at <= NEAR,
  };
}
