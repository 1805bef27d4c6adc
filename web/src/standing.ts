/** Where my tables stand, and in which order they matter to me. */

import type { ListedTable } from "./protocol/rest";

const ORDER = ["your-turn", "waiting", "playing", "over"] as const;
export type Standing = (typeof ORDER)[number];

export function standing(table: ListedTable): Standing {
  if (table.stage === "playing") return table.my_turn ? "your-turn" : "playing";
  return table.stage === "waiting" ? "waiting" : "over";
}

/** The table was closed before its game began: there is nothing to go back to. */
function empty({ stage, moves }: ListedTable): boolean {
  return stage === "closed" && moves === undefined;
}

/** My turn first, then what waits, then what others think about; the newest change first. */
export function sorted(tables: ListedTable[]): { running: ListedTable[]; finished: ListedTable[] } {
  const ranked = tables
    .filter((table) => !empty(table))
    .sort((a, b) => ORDER.indexOf(standing(a)) - ORDER.indexOf(standing(b)) || b.changed - a.changed);
  return {
    running: ranked.filter((table) => standing(table) !== "over"),
    finished: ranked.filter((table) => standing(table) === "over"),
  };
}
