/** What can be done now, sorted for somebody who plays for the first time. */

import type { Choices } from "../choices";
import { restOf, verbOf } from "../texts/moves";
import type { Facts } from "../texts/texts";

/** One thing that can be done, and where it is found on the board. */
export interface Possible {
  /** The words are `can-` and this. */
  kind: string;
  facts: Facts;
  routes: string[];
  cities: string[];
}

/** In the order in which beginners think: cards, routes, tickets, the rest. */
const ORDER = ["take", "draw", "claim", "tickets", "station", "harbour", "keep", "pick", "pieces"];

export function possibleNow(choices: Choices): Possible[] {
  const verbs = [...choices.groups.keys()].sort((a, b) => place(a) - place(b));
  return verbs.map((verb) => {
    const moves = choices.groups.get(verb) ?? [];
    const whats = [...new Set(moves.map((move) => restOf(move)[0] ?? ""))];
    return {
      kind: verb,
      facts: { count: whats.length },
      routes: verb === "claim" ? whats : [],
      cities: verb === "station" || verb === "harbour" ? whats : [],
    };
  });
}

/** What a move is about, on the board. */
export function placesOf(move: string): { routes: string[]; cities: string[] } {
  const [what = ""] = restOf(move);
  const verb = verbOf(move);
  return {
    routes: verb === "claim" ? [what] : [],
    cities: verb === "station" || verb === "harbour" ? [what] : [],
  };
}

function place(verb: string): number {
  const at = ORDER.indexOf(verb);
  return at < 0 ? ORDER.length : at;
}
