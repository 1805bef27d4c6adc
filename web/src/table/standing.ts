/** The status of my tables. The server lists them in the order in which they matter to me. */

import type { ListedTable } from "../protocol/rest";

export type Standing = "your-turn" | "waiting" | "playing" | "over";

export function standing(table: ListedTable): Standing {
  if (table.stage === "playing") return table.my_turn ? "your-turn" : "playing";
  return table.stage === "waiting" ? "waiting" : "over";
}

/** Whether the table was closed before its game started: there is nothing to go back to. */
function empty({ stage, moves }: ListedTable): boolean {
  return stage === "closed" && moves === undefined;
}

/** Split tables into running and finished ones. */
export function grouped(tables: ListedTable[]): {
  running: ListedTable[];
  finished: ListedTable[];
} {
  const shown = tables.filter((table) => !empty(table));
  return {
    running: shown.filter((table) => standing(table) !== "over"),
    finished: shown.filter((table) => standing(table) === "over"),
  };
}
