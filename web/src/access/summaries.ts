/** Short answers to what a player asks by a key. */

import type { BoardData } from "../board/data";
import type { SeatInfo } from "../protocol/incoming";
import type { Told } from "../protocol/table";
import type { Counts, View } from "../protocol/view";
import { happenedWords } from "../texts/happened";
import { cardName, cardsName, cityName, deckName, seatName, ticketName, trainsName } from "../texts/names";
import { listed, paragraph, text } from "../texts/texts";
import { type TicketFact, ticketFacts } from "./facts";

/** How many of the last things that happened are told at once. */
const LAST = 5;

export function handWords(board: BoardData, view: View): string {
  const hand = view.hand ?? {};
  const sorted: Counts = {};
  for (const { id } of board.cards) if (hand[id]) sorted[id] = hand[id];
  return text("access-hand", { cards: cardsName(sorted) });
}

/** The open cards by their places, and the decks. */
export function rowWords(view: View): string {
  const cards = view.row.map((card, i) =>
    text("access-place", { place: i + 1, card: card ? cardName(card) : text("access-no-card") }),
  );
  const decks = Object.entries(view.decks).map(([deck, count]) =>
    text("access-deck", { deck: deckName(deck), count }),
  );
  const tickets = text("access-tickets-left", { count: view.tickets_left });
  return paragraph([text("access-row", { cards: listed(cards) }), ...decks, tickets]);
}

/** What everybody knows of a player. `mine` are the seats of those who read it. */
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

export function othersWords(board: BoardData, view: View, seats: SeatInfo[], me: number | null): string {
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== me);
  return paragraph(others.map((seat) => playerWords(board, view, seats, seat)));
}

export function ticketLine(board: BoardData, fact: TicketFact): string {
  const facts = { ticket: ticketName(board, fact.id), points: fact.points };
  if (fact.done) return text("access-ticket-done", facts);
  if (!fact.way) return text("access-ticket-blocked", facts);
  const { spaces, via } = fact.way;
  if (via.length === 0) return text("access-ticket-direct", { ...facts, spaces });
  return text("access-ticket-way", {
    ...facts,
    spaces,
    via: listed(via.map((city) => cityName(board, city))),
  });
}

export function ticketsWords(board: BoardData, view: View, me: number | null): string {
  const facts = me === null ? [] : ticketFacts(board, view, me);
  if (facts.length === 0) return text("access-tickets-none");
  return paragraph(facts.map((fact) => ticketLine(board, fact)));
}

export function logWords(board: BoardData, told: Told[], seats: SeatInfo[], mine: number[]): string {
  if (told.length === 0) return text("access-log-empty");
  return paragraph(toldWords(board, told.slice(-LAST), seats, mine));
}

export function toldWords(board: BoardData, told: Told[], seats: SeatInfo[], mine: number[]): string[] {
  const names = seats.map((_, i) => seatName(seats, i));
  return told.map(({ happening }) => happenedWords(board, happening, names, mine));
}
