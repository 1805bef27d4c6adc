/** Short spoken answers to the shortcut keys. */

import type { BoardData } from "../protocol/board";
import type { SeatInfo, TicketOutlook } from "../protocol/incoming";
import type { LogEntry } from "../protocol/table";
import type { Counts, View } from "../protocol/view";
import { happenedWords } from "../texts/happened";
import {
  cardName,
  cardsName,
  cityName,
  deckName,
  seatName,
  ticketName,
  trainsName,
} from "../texts/names";
import { needsWords } from "../texts/needs";
import { listed, paragraph, text } from "../texts/texts";
import { type TicketFact, ticketFacts } from "./facts";

/** How many of the latest events to read out. */
const LAST = 5;

export function handWords(board: BoardData, view: View): string {
  const hand = view.hand ?? {};
  const sorted: Counts = {};
  for (const { id } of board.cards) if (hand[id]) sorted[id] = hand[id];
  return text("access-hand", { cards: cardsName(sorted) });
}

/** The face-up cards by their place in the row, and the decks. */
export function rowWords(board: BoardData, view: View): string {
  const cards = view.row.map((card, i) =>
    text("access-place", { place: i + 1, card: card ? cardName(card) : text("access-no-card") }),
  );
  const decks = Object.entries(view.decks).map(([deck, count]) =>
    text("access-deck", { deck: deckName(board, deck), count }),
  );
  const tickets = text("access-tickets-left", { count: view.tickets_left });
  return paragraph([text("access-row", { cards: listed(cards) }), ...decks, tickets]);
}

/** What everybody knows about a player. `mine` are the reader's own seats. */
export function playerWords(
  board: BoardData,
  view: View,
  seats: SeatInfo[],
  seat: number,
  mine: number[] = [],
): string {
  const player = view.players[seat];
  if (!player) return "";
  const name = seatName(seats, seat);
  const facts = [
    text("points", { points: player.points }),
    trainsName(board, player.trains),
    ...(board.decks.length > 1 ? [text("ships-count", { count: player.ships })] : []),
    text("cards-count", { count: player.cards }),
    text("tickets-count", { count: player.tickets }),
  ];
  return text("access-player", {
    name: mine.includes(seat) ? text("access-player-you", { name }) : name,
    facts: listed(facts),
  });
}

export function othersWords(
  board: BoardData,
  view: View,
  seats: SeatInfo[],
  me: number | null,
): string {
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== me);
  return paragraph(others.map((seat) => playerWords(board, view, seats, seat)));
}

export function ticketLine(board: BoardData, { id, points, outlook }: TicketFact): string {
  const facts = { ticket: ticketName(board, id), points };
  if (!outlook) return text("access-ticket", facts);
  const { state, spaces, via } = outlook;
  if (state === "joined") return text("access-ticket-done", facts);
  if (state === "lost") return text("access-ticket-lost", facts);
  const cities = listed(via.map((city) => cityName(board, city)));
  const way =
    via.length === 0
      ? text("access-ticket-direct", { ...facts, spaces })
      : text("access-ticket-way", { ...facts, spaces, via: cities });
  return paragraph([way, text("access-ticket-takes", { needs: needsWords(board, outlook) })]);
}

export function ticketsWords(board: BoardData, view: View, outlook: TicketOutlook[]): string {
  const facts = ticketFacts(board, view, outlook);
  if (facts.length === 0) return text("access-tickets-none");
  return paragraph(facts.map((fact) => ticketLine(board, fact)));
}

export function logWords(
  board: BoardData,
  entries: LogEntry[],
  seats: SeatInfo[],
  mine: number[],
): string {
  if (entries.length === 0) return text("access-log-empty");
  return paragraph(entryWords(board, entries.slice(-LAST), seats, mine));
}

export function entryWords(
  board: BoardData,
  entries: LogEntry[],
  seats: SeatInfo[],
  mine: number[],
): string[] {
  const names = seats.map((_, i) => seatName(seats, i));
  return entries.map(({ event }) => happenedWords(board, event, names, mine));
}
