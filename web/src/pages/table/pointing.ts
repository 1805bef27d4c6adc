/** What a player points at after the game, and how the board shows it. */

import type { BoardData } from "../../protocol/board";
import type { Score } from "../../protocol/incoming";

/** Routes to draw on top of the board, and why. */
export interface Highlight {
  routes: string[];
  kind: "longest" | "lent" | "ticket" | "wanted" | "plan";
}

export type Pointer =
  | { kind: "ticket"; player: number; ticket: string }
  | { kind: "longest"; player: number }
  | { kind: "lent"; player: number; city: string };

export interface Pointed {
  /** Cities to highlight. */
  marked: string[];
  highlight: Highlight[];
}

const NOTHING: Pointed = { marked: [], highlight: [] };

export function same(a: Pointer | null, b: Pointer | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function pointed(board: BoardData, scores: Score[], pointer: Pointer | null): Pointed {
  const score = scores.find(({ player }) => player === pointer?.player);
  if (!pointer || !score) return NOTHING;
  if (pointer.kind === "longest") {
    return { marked: [], highlight: [{ kind: "longest", routes: score.longest_routes }] };
  }
  if (pointer.kind === "lent") {
    const lent = score.lent.filter(({ city }) => city === pointer.city);
    const routes = lent.map(({ route }) => route);
    return { marked: [pointer.city], highlight: [{ kind: "lent", routes }] };
  }
  const ticket = board.tickets.find(({ id }) => id === pointer.ticket);
  const way = score.ways[pointer.ticket] ?? [];
  const lent = score.lent.map(({ route }) => route).filter((route) => way.includes(route));
  const highlight: Highlight[] = [];
  if (way.length > 0) highlight.push({ kind: "ticket", routes: way });
  if (lent.length > 0) highlight.push({ kind: "lent", routes: lent });
  return { marked: ticket ? [ticket.from, ticket.to] : [], highlight };
}
