/** What can be done now, sorted for somebody who plays for the first time. */

import type { Choices } from "../../table/choices";
import { restOf, verbOf } from "../../texts/moves";
import type { Facts } from "../../texts/texts";

/** One kind of move that is legal, and where on the board. */
export interface Possible {
  /** The message is `can-` plus this. */
  kind: string;
  facts: Facts;
  routes: string[];
  cities: string[];
}

/** In the order beginners think: cards, routes, tickets, the rest. */
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

/** The routes and cities that a move is about. */
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
