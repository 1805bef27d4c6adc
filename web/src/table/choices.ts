/** Legal moves sorted by where the player makes them: on the board, in the row, or in a dialog. */

import type { BoardData } from "../protocol/board";
import type { View } from "../protocol/view";
import { restOf, verbOf } from "../texts/moves";

export interface Choices {
  /** Routes that can be claimed, each with its move. */
  routes: Map<string, string>;
  /** Cities that can be built in, each with its moves. */
  cities: Map<string, string[]>;
  /** Cards that can be taken from the row, each with its move. */
  takes: Map<string, string>;
  /** Draws from a deck; the key of a single deck is "". */
  draws: Map<string, string>;
  tickets: string | null;
  /** Moves by verb, in the server's order. */
  groups: Map<string, string[]>;
}

/** Moves that have to be paid for. */
export const BUILDING = new Set(["claim", "station", "harbour"]);
/** Moves to confirm before they are played: a slip must not cost a turn. */
const CONFIRMED = new Set([...BUILDING, "tickets", "exchange"]);

export function needsConfirmation(move: string): boolean {
  return CONFIRMED.has(verbOf(move));
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
export function keepMove(legal: string[], tickets: string[]): string | undefined {
  const wanted = [...tickets].sort().join(" ");
  return legal.find((move) => verbOf(move) === "keep" && restOf(move).sort().join(" ") === wanted);
}

/** The smallest and the largest number of tickets that may be kept. */
export function keepRange(legal: string[]): [number, number] {
  const sizes = legal.filter((move) => verbOf(move) === "keep").map((move) => restOf(move).length);
  return [Math.min(...sizes), Math.max(...sizes)];
}

/**
 * Moves that differ only in a number, by that number: `pieces 20 trains ...`, `exchange 3 ships`.
 */
export function byNumber(legal: string[], verb: string, kind = ""): Map<number, string> {
  const found = legal.filter(
    (move) => verbOf(move) === verb && (!kind || restOf(move)[1] === kind),
  );
  return new Map(found.map((move) => [Number(restOf(move)[0]), move]));
}

export function isWild(board: BoardData, card: string): boolean {
  return board.cards.find((one) => one.id === card)?.colour === null;
}

/** Whether a card in the row is illegal only because it is wild and the second card (C5). */
export function isBarredWild(board: BoardData, view: View, legal: string[], card: string): boolean {
  return (
    isWild(board, card) &&
    view.phase === "second-card" &&
    legal.length > 0 &&
    !legal.includes(`take ${card}`)
  );
}

/** The move that started the payment in progress. */
export function paidMove({ building }: View): string {
  if (!building) return "";
  return building.route ? `claim ${building.route}` : `${building.purpose} ${building.city ?? ""}`;
}
