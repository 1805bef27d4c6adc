/** Events in words, for the log. */

import type { BoardData } from "../protocol/board";
import type { GameEvent } from "../protocol/view";
import { cardName, cardsName, cityName, festivalName, routeName, ticketsName } from "./names";
import { type Facts, hasText, text } from "./texts";

/** One line of the log. `mine` are the reader's own seats. */
export function happenedWords(
  board: BoardData,
  event: GameEvent,
  names: string[],
  mine: number[],
): string {
  const { player } = event;
  // With several people at one screen, "you" could be anybody.
  const you = player !== null && mine.length === 1 && mine[0] === player ? "yes" : "no";
  const name = player === null ? "" : (names[player] ?? "");
  return text(idOf(event), { you, name, ...factsOf(board, event) });
}

function idOf(event: GameEvent): string {
  if (event.kind === "draw" && event.card) return "happened-draw-known";
  if (event.kind === "claim" && event.revealed) {
    return event.revealed.length > 0 ? "happened-claim-tunnel" : "happened-claim";
  }
  const id = `happened-${event.kind}`;
  return hasText(id) ? id : "happened-other";
}

function factsOf(board: BoardData, event: GameEvent): Facts {
  return {
    kind: event.kind,
    route: event.route ? routeName(board, event.route) : "",
    city: event.city ? cityName(board, event.city) : "",
    card: event.card ? cardName(event.card) : "",
    cards: event.festival
      ? text("cards-count", { count: event.count ?? 0 })
      : cardsName(event.cards ?? {}),
    cities: event.festival ? festivalName(board, event.festival) : "",
    revealed: cardsName(counted(event.revealed ?? [])),
    points: text("points", { points: event.points ?? 0 }),
    price: text("cards-count", { count: event.price ?? 0 }),
    tickets: ticketsOf(board, event),
    count: event.count ?? 0,
    trains: event.trains ?? 0,
    ships: event.ships ?? 0,
    turns: event.turns ?? 0,
    from: pieces(event.from),
    to: pieces(event.to),
  };
}

function pieces(kind: string | undefined): string {
  return kind ? text(`pieces-${kind}`) : "";
}

function ticketsOf(board: BoardData, event: GameEvent): string {
  const known = event.tickets ?? (event.ticket ? [event.ticket] : undefined);
  return known ? ticketsName(board, known) : text("tickets-count", { count: event.count ?? 0 });
}

/** How often each id occurs. */
export function counted(ids: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
