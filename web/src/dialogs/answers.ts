/** The answers to questions that have only a few, ready to show. */

import type { BoardData } from "../protocol/board";
import type { Counts, View } from "../protocol/view";
import { moveWords, restOf } from "../texts/moves";
import { deckName, festivalName } from "../texts/names";
import { text } from "../texts/texts";

export interface Answer {
  id: string;
  words: string;
  cards: Counts;
  note?: string;
}

export function refillAnswers(board: BoardData, view: View, legal: string[]): Answer[] {
  return legal.map((id) => {
    const [deck = ""] = restOf(id);
    const note = text("table-deck-left", { count: view.decks[deck] ?? 0 });
    return { id, words: text("refill-from", { deck: deckName(board, deck) }), cards: {}, note };
  });
}

/** Which festival cards to take: how many are left, and how many points they would add for me. */
export function festivalAnswers(
  board: BoardData,
  view: View,
  points: Counts,
  legal: string[],
): Answer[] {
  return legal.map((move) => {
    const [id = ""] = restOf(move);
    const count = view.festivals[id] ?? 0;
    const mine = view.festival_cards?.[id] ?? 0;
    return {
      id: move,
      words: text("festival-take", { cities: festivalName(board, id), count }),
      cards: {},
      note: text("festival-gain", { mine, points: text("points", { points: points[id] ?? 0 }) }),
    };
  });
}

export function buildAnswers(board: BoardData, moves: string[]): Answer[] {
  return moves.map((id) => ({ id, words: moveWords(board, id), cards: {} }));
}
