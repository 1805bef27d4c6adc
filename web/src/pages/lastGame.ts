/** What was played last against bots: preselected on the next visit. */

import { persistent } from "../browser/memory";

export interface LastGame {
  board: string;
  level: string;
  players: number;
}

const MEMORY = "last-game";

export function keepLastGame(game: LastGame): void {
  persistent.write(MEMORY, JSON.stringify(game));
}

/** The last choice as far as it is still on offer, and otherwise the first one that is. */
export function lastGame(boards: string[], levels: string[]): LastGame {
  const {
    board = "",
    level = "",
    players,
  } = (persistent.readJson(MEMORY) ?? {}) as Partial<LastGame>;
  return {
    board: boards.includes(board) ? board : (boards[0] ?? ""),
    level: levels.includes(level) ? level : (levels[0] ?? ""),
    players: Number(players) || 2,
  };
}
