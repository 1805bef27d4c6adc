/** Legal moves sorted for the hand that makes them: on the board, in the row, or in a dialog. */

import type { BoardData } from "./board/data";
import type { View } from "./protocol/view";
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
}

/** What is paid for. */
export const BUILDING = new Set(["claim", "station", "harbour"]);
/** What is asked about before it is done: a wrong click never costs a turn. */
const ASKED = new Set([...BUILDING, "tickets", "exchange"]);

export function isAsked(move: string): boolean {
  return ASKED.has(verbOf(move));
}

export function choicesOf(legal: string[]): Choices {
  const found: Choices = {
    routes: new Map(),
    cities: new Map(),
    takes: new Map(),
    draws: new Map(),
    tickets: null,
    groups: new Map(),
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
  return found;
}

/** The legal move that keeps exactly these tickets, if there is one. */
export function keeping(legal: string[], tickets: string[]): string | undefined {
  const wanted = [...tickets].sort().join(" ");
  return legal.find((move) => verbOf(move) === "keep" && restOf(move).sort().join(" ") === wanted);
}

/** How many tickets may be kept: the fewest and the most. */
export function keepRange(legal: string[]): [number, number] {
  const sizes = legal.filter((move) => verbOf(move) === "keep").map((move) => restOf(move).length);
  return [Math.min(...sizes), Math.max(...sizes)];
}

/** The moves that differ in a number, by it: `pieces 20 trains ...`, `exchange 3 ships`. */
export function byNumber(legal: string[], verb: string, kind = ""): Map<number, string> {
  const found = legal.filter((move) => verbOf(move) === verb && (!kind || restOf(move)[1] === kind));
  return new Map(found.map((move) => [Number(restOf(move)[0]), move]));
}

/** Whether a card of the row is left out now only because it is wild (a second card, C5). */
export function isBarredWild(board: BoardData, view: View, legal: string[], card: string): boolean {
  const wild = board.cards.find((one) => one.id === card)?.colour === null;
  return wild && view.phase === "second-card" && legal.length > 0 && !legal.includes(`take ${card}`);
}
