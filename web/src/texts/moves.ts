/** Moves in words. A move is a verb and ids of the board, as the server wrote it. */

import type { BoardData } from "../protocol/board";
import type { Counts } from "../protocol/view";
import {
  cardName,
  cardsName,
  cityName,
  deckName,
  festivalName,
  routeName,
  ticketsName,
} from "./names";
import { text } from "./texts";

type Words = (board: BoardData, rest: string[]) => string;

const VERBS: Record<string, Words> = {
  take: (_, [card = ""]) => text("move-take", { card: cardName(card) }),
  draw: (board, [deck]) =>
    deck ? text("move-draw-from", { deck: deckName(board, deck) }) : text("move-draw"),
  tickets: () => text("move-tickets"),
  pass: () => text("move-pass"),
  refill: (board, [deck = ""]) => text("move-refill", { deck: deckName(board, deck) }),
  refuse: () => text("move-refuse"),
  pick: (board, tickets) => text("move-pick", { tickets: ticketsName(board, tickets) }),
  keep: (board, tickets) => text("move-keep", { tickets: ticketsName(board, tickets) }),
  claim: (board, [route = ""]) => text("move-claim", { route: routeName(board, route) }),
  station: (board, [city = ""]) => text("move-station", { city: cityName(board, city) }),
  harbour: (board, [city = ""]) => text("move-harbour", { city: cityName(board, city) }),
  exchange: (_, [count = "0", from = ""]) => text("move-exchange", { count: Number(count), from }),
  pay: (_, rest) => payWords(rest),
  substitute: (_, [count = "0"]) => text("move-substitute", { count: Number(count) }),
  give: (_, [card = ""]) => text("move-give", { card: cardName(card) }),
  pieces: (_, [trains = "0", , ships = "0"]) =>
    text("move-pieces", { trains: Number(trains), ships: Number(ships) }),
  festival: (board, [id = ""]) => text("move-festival", { cities: festivalName(board, id) }),
};

/** The first word of a move. */
export function verbOf(move: string): string {
  return move.split(" ", 1)[0] ?? "";
}

/** The words after the first. */
export function restOf(move: string): string[] {
  return move.split(" ").slice(1);
}

/** A move as the label of a button. */
export function moveWords(board: BoardData, move: string): string {
  const words = VERBS[verbOf(move)];
  return words ? words(board, restOf(move)) : text("move-other", { move });
}

/** `3 green 1 wild` as counts. */
export function readCards(words: string[]): Counts {
  const cards: Counts = {};
  for (let i = 0; i + 1 < words.length; i += 2) cards[words[i + 1] as string] = Number(words[i]);
  return cards;
}

function payWords(rest: string[]): string {
  const [first = "", , count, card] = rest;
  if (/^\d+$/.test(first)) return text("move-pay", { cards: cardsName(readCards(rest)) });
  if (first === "cards") return text("move-pay-any", { wilds: Number(count ?? 0) });
  const colour = cardName(first);
  if (!count || !card) return text("move-pay-colour", { colour });
  return text("move-pay-colour-wilds", { colour, cards: cardsName({ [card]: Number(count) }) });
}
