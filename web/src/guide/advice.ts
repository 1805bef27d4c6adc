/** The server's advice in words: what to do, and where. */

import type { BoardData } from "../protocol/board";
import type { Advice } from "../protocol/incoming";
import { moveWords, readCards, restOf, verbOf } from "../texts/moves";
import { cardsName } from "../texts/names";
import type { Line } from "../texts/reasons";

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
