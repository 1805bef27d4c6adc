/** What has become of my tickets: the server says it, this puts it in order. */

import type { BoardData } from "./board/data";
import type { Prospect, Score } from "./protocol/incoming";
import type { View } from "./protocol/view";

export type TicketState = Prospect["state"] | "unknown";

export interface HeldTicket {
  ticket: string;
  points: number;
  state: TicketState;
}

const ORDER: TicketState[] = ["possible", "unknown", "joined", "lost"];

/** Changes whenever the answer may be another: routes, stations, pieces or tickets. */
export function prospectKey(view: View): string {
  const { players, tickets = [], viewer } = view;
  const me = players[viewer ?? 0];
  const built = players.map(({ routes, stations }) => `${routes.length}.${stations.length}`);
  return [viewer, me?.trains, me?.ships, ...built, ...tickets].join(" ");
}

/** When the game is over, the scores tell it. */
export function finalStates(scores: Score[], seat: number | null): Prospect[] {
  const mine = scores.find(({ player }) => player === seat);
  return [
    ...(mine?.done ?? []).map((ticket) => ({ ticket, state: "joined" as const })),
    ...(mine?.missed ?? []).map((ticket) => ({ ticket, state: "lost" as const })),
  ];
}

/** What is still to be done first, the dearest first. */
export function heldTickets(board: BoardData, tickets: string[], known: Prospect[]): HeldTicket[] {
  const states = new Map(known.map(({ ticket, state }) => [ticket, state] as const));
  return tickets
    .map((ticket): HeldTicket => ({
      ticket,
      points: board.tickets.find(({ id }) => id === ticket)?.points ?? 0,
      state: states.get(ticket) ?? "unknown",
    }))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.points - a.points);
}

/** The points of all tickets in a state. */
export function pointsIn(held: HeldTicket[], state: TicketState): number {
  return held.reduce((sum, one) => sum + (one.state === state ? one.points : 0), 0);
}
