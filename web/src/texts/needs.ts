/** Routes, pieces and turns in words. */

import type { BoardData } from "../protocol/board";
import type { Needs, OfferPlans, TicketOutlook } from "../protocol/incoming";
import { trainsName } from "./names";
import { listed, paragraph, text } from "./texts";

type Pieces = Pick<TicketOutlook, "claims" | "trains" | "ships">;

/** `3 routes and 7 trains` */
export function piecesWords(board: BoardData, { claims, trains, ships }: Pieces): string {
  return listed([
    text("access-player-routes", { count: claims.length }),
    ...(trains > 0 || ships === 0 ? [trainsName(board, trains)] : []),
    ...(ships > 0 ? [text("ships-count", { count: ships })] : []),
  ]);
}

/** `3 routes and 7 trains, about 5 turns` */
export function needsWords(board: BoardData, needs: Pieces & { turns: number }): string {
  return text("ticket-needs", { needs: piecesWords(board, needs), turns: needs.turns });
}

/** What each ticket on offer adds, by ticket. */
export function offerWords(board: BoardData, { tickets }: OfferPlans): Record<string, string> {
  return Object.fromEntries(
    tickets.map((one) => {
      if (one.state === "lost") return [one.ticket, text("ticket-lost")];
      if (one.state === "joined") return [one.ticket, text("plan-adds-nothing")];
      const adds = text("plan-adds", { needs: piecesWords(board, one) });
      return [one.ticket, one.fits ? adds : paragraph([adds, text("plan-too-much")])];
    }),
  );
}

/** What everything takes together, and whether it fits. */
export function allWords(board: BoardData, all: Needs): string {
  const words = text("plan-all", { needs: needsWords(board, all) });
  return all.fits ? words : paragraph([words, text("plan-too-much")]);
}
