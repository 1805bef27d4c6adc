/** Legal moves sorted for the hand that makes them: on the board, in the row, or by a button. */

import { restOf, verbOf } from "./texts/moves";

export interface Choices {
  /** Routes to claim, and the move of each. */
  routes: Map<string, string>;
  /** Cities to build in, and the moves of each. */
  cities: Map<string, string[]>;
  /** Cards to take from the row, and the move of each. */
  takes: Map<string, string>;
  /** Unseen draws by deck; a single deck is "". */
  draws: Map<string, string>;
  tickets: string | null;
  /** Moves by verb, in the server's order. */
  groups: Map<string, string[]>;
  /** The same without those that the row and the decks offer. */
  listed: Map<string, string[]>;
}

const IN_THE_ROW = new Set(["take", "draw", "tickets"]);
export const BUILDING = new Set(["claim", "station", "harbour"]);

export function choicesOf(legal: string[]): Choices {
  const found: Choices = {
    routes: new Map(),
    cities: new Map(),
    takes: new Map(),
    draws: new Map(),
    tickets: null,
    groups: new Map(),
    listed: new Map(),
  };
  for (const move of legal) {
    const verb = verbOf(move);
    const [what = ""] = restOf(move);
    if (verb === "claim") found.routes.set(what, move);
    if (verb === "station" || verb === "harbour") {
      found.cities.set(what, [...(found.cities.get(what) ?? []), move]);
    }
    if (verb === "take") found.takes.set(what, move);
    if (verb === "draw") found.draws.set(what, move);
    if (verb === "tickets") found.tickets = move;
    found.groups.set(verb, [...(found.groups.get(verb) ?? []), move]);
  }
  found.listed = new Map([...found.groups].filter(([verb]) => !IN_THE_ROW.has(verb)));
  return found;
}

/** The legal move that keeps exactly these tickets, if there is one. */
export function keeping(legal: string[], tickets: string[]): string | undefined {
  const wanted = [...tickets].sort().join(" ");
  return legal.find((move) => verbOf(move) === "keep" && restOf(move).sort().join(" ") === wanted);
}
