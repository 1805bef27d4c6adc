/** What happened, in words for the log. */

import type { BoardData } from "../board/data";
import type { Happening } from "../protocol/view";
import { cardName, cardsName, cityName, festivalName, routeName, ticketsName } from "./names";
import { type Facts, hasText, text } from "./texts";

/** One line of the log. `mine` are the seats of those who read it. */
export function happenedWords(
  board: BoardData,
  happening: Happening,
  names: string[],
  mine: number[],
): string {
  const { player } = happening;
  // With several people at one screen, "you" would be anybody.
  const you = player !== null && mine.length === 1 && mine[0] === player ? "yes" : "no";
  const name = player === null ? "" : (names[player] ?? "");
  return text(idOf(happening), { you, name, ...factsOf(board, happening) });
}

function idOf(happening: Happening): string {
  if (happening.kind === "draw" && happening.card) return "happened-draw-known";
  if (happening.kind === "claim" && happening.revealed) {
    return happening.revealed.length > 0 ? "happened-claim-tunnel" : "happened-claim";
  }
  const id = `happened-${happening.kind}`;
  return hasText(id) ? id : "happened-other";
}

function factsOf(board: BoardData, h: Happening): Facts {
  return {
    kind: h.kind,
    route: h.route ? routeName(board, h.route) : "",
    city: h.city ? cityName(board, h.city) : "",
    card: h.card ? cardName(h.card) : "",
    cards: h.festival ? text("cards-count", { count: h.count ?? 0 }) : cardsName(h.cards ?? {}),
    cities: h.festival ? festivalName(board, h.festival) : "",
    revealed: cardsName(counted(h.revealed ?? [])),
    points: text("points", { points: h.points ?? 0 }),
    price: text("cards-count", { count: h.price ?? 0 }),
    tickets: ticketsOf(board, h),
    count: h.count ?? 0,
    trains: h.trains ?? 0,
    ships: h.ships ?? 0,
    turns: h.turns ?? 0,
    from: pieces(h.from),
    to: pieces(h.to),
  };
}

function pieces(kind: string | undefined): string {
  return kind ? text(`pieces-${kind}`) : "";
}

function ticketsOf(board: BoardData, h: Happening): string {
  const known = h.tickets ?? (h.ticket ? [h.ticket] : undefined);
  return known ? ticketsName(board, known) : text("tickets-count", { count: h.count ?? 0 });
}

/** How often each is there. */
export function counted(ids: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
