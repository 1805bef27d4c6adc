/** The server's advice in words: the move, and why. */

import type { BoardData } from "../protocol/board";
import type { Advice, Reason } from "../protocol/incoming";
import type { View } from "../protocol/view";
import { moveWords, readCards, restOf, verbOf } from "../texts/moves";
import { cardName, cardsName, cityName, routeName, ticketName, ticketsName } from "../texts/names";
import { type Facts, listed } from "../texts/texts";

/** A message and what it is about. */
export interface Line {
  id: string;
  facts: Facts;
}

/** Why it is advised, in one or two sentences; none if the reason is not worth saying. */
export function reasonLines(board: BoardData, view: View, { reason }: Advice): Line[] {
  const line = REASONS[reason.kind]?.(board, reason, view);
  const sights = reason.sights ?? [];
  return [
    ...(line ? [line] : []),
    ...(sights.length > 0
      ? [
          {
            id: "reason-sights",
            facts: {
              count: sights.length,
              cities: listed(sights.map((id) => cityName(board, id))),
            },
          },
        ]
      : []),
  ];
}

/** The same theme again needs no reason. */
export function themeOf({ reason }: Advice): string {
  const { kind, route = "", ticket = "" } = reason;
  return ["card", "deck", "wild"].includes(kind)
    ? `collect ${route}`
    : `${kind} ${route} ${ticket}`;
}

export function moveLine(board: BoardData, { move }: Advice): Line {
  return { id: "coach-do", facts: { move: moveWords(board, move) } };
}

/** Which cards to pay with, if the advice names them. */
export function payLine({ pay = "" }: Advice): Line | null {
  const words = restOf(pay);
  if (verbOf(pay) !== "pay" || !/^\d+$/.test(words[0] ?? "")) return null;
  return { id: "coach-pay-with", facts: { cards: cardsName(readCards(words)) } };
}

/** Where to make a move. */
export function placeOf(move: string): string {
  const [what = ""] = restOf(move);
  switch (verbOf(move)) {
    case "claim":
      return `[data-route="${what}"]`;
    case "take":
      return `[data-card="${what}"]`;
    case "draw":
      return what === "ship" ? '[data-help="deck"] + [data-help="deck"]' : '[data-help="deck"]';
    case "tickets":
      return '[data-help="tickets"]';
    case "station":
    case "harbour":
      return `.acts [data-help="${verbOf(move)}"]`;
    case "exchange":
      return '[data-help="exchange"]';
    default:
      return '[role="dialog"]';
  }
}

const REASONS: Record<string, (board: BoardData, reason: Reason, view: View) => Line> = {
  completes: (board, { tickets = [], points = 0 }) => ({
    id: "reason-completes",
    facts: {
      count: tickets.length,
      tickets: ticketsName(board, tickets),
      points: points + sum(tickets.map((id) => pointsOf(board, id))),
    },
  }),
  ticket: (board, { ticket = "" }) => ({
    id: "reason-ticket",
    facts: { ticket: ticketName(board, ticket) },
  }),
  points: (_, { points = 0 }) => ({ id: "reason-points", facts: { points } }),
  last: (_, { points = 0 }) => ({ id: "reason-last", facts: { points } }),
  card: (board, reason) => ({ id: "reason-card", facts: missing(board, reason) }),
  deck: (board, reason, view) => ({
    id: isFaceUp(board, view, reason) ? "reason-surprise" : "reason-deck",
    facts: missing(board, reason),
  }),
  wild: (board, reason) => ({ id: "reason-wild", facts: missing(board, reason) }),
  collect: () => ({ id: "reason-collect", facts: {} }),
  tickets: () => ({ id: "reason-tickets", facts: {} }),
  keep: (_, { pieces = 0, of = 0 }) => ({ id: "reason-keep", facts: { pieces, of } }),
  station: () => ({ id: "reason-station", facts: {} }),
  harbour: () => ({ id: "reason-harbour", facts: {} }),
  exchange: () => ({ id: "reason-exchange", facts: {} }),
};

function missing(board: BoardData, { route = "", colour = "", missing: count = 0 }: Reason): Facts {
  const cards = cardsName({ [colour]: count });
  return { route: routeName(board, route), cards, card: cardName(colour) };
}

function isFaceUp(board: BoardData, view: View, { colour }: Reason): boolean {
  return board.cards.some((card) => card.colour === colour && view.row.includes(card.id));
}

function pointsOf(board: BoardData, id: string): number {
  return board.tickets.find((ticket) => ticket.id === id)?.points ?? 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
