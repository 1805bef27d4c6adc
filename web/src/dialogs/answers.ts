/** The answers to questions that have only a few, with the words they need. */

import type { BoardData } from "../board/data";
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

export function refillAnswers(view: View, legal: string[]): Answer[] {
  return legal.map((id) => {
    const [deck = ""] = restOf(id);
    const note = text("table-deck-left", { count: view.decks[deck] ?? 0 });
    return { id, words: text("refill-from", { deck: deckName(deck) }), cards: {}, note };
  });
}

/** Whose festival cards to take: how many lie there, and what they add to those I have. */
export function festivalAnswers(board: BoardData, view: View, legal: string[]): Answer[] {
  return legal.map((move) => {
    const [id = ""] = restOf(move);
    const count = view.festivals[id] ?? 0;
    const mine = view.festival_cards?.[id] ?? 0;
    const gain = worth(board, id, mine + count) - worth(board, id, mine);
    return {
      id: move,
      words: text("festival-take", { cities: festivalName(board, id), count }),
      cards: {},
      note: text("festival-gain", { mine, points: text("points", { points: gain }) }),
    };
  });
}

/** What so many cards of a festival are worth; the last value holds for more. */
export function worth(board: BoardData, festival: string, count: number): number {
  const values = board.festivals.find(({ id }) => id === festival)?.values ?? [];
  return count === 0 ? 0 : (values[Math.min(count, values.length) - 1] ?? 0);
}

export function buildAnswers(board: BoardData, moves: string[]): Answer[] {
  return moves.map((id) => ({ id, words: moveWords(board, id), cards: {} }));
}
