/** The outlook of a seat's tickets: requested from the server, and sorted. */

import type { BoardData } from "../protocol/board";
import type { TicketOutlook } from "../protocol/incoming";
import type { View } from "../protocol/view";

export type TicketState = TicketOutlook["state"] | "unknown";

export interface HeldTicket {
  ticket: string;
  points: number;
  state: TicketState;
}

const ORDER: TicketState[] = ["possible", "unknown", "joined", "lost"];

/** The outlook of the tickets of the seat that is shown. */
export class Outlook {
  /** Without an answer from the server they stay as they were. */
  tickets = $state.raw<TicketOutlook[]>([]);
  private asked = "";

  constructor(private readonly ask: (seat: number) => Promise<TicketOutlook[]>) {}

  /** Ask again, if the answer may have changed. */
  async refresh(view: View): Promise<void> {
    const key = outlookKey(view);
    if (view.viewer === null || key === this.asked) return;
    this.asked = key;
    try {
      const found = await this.ask(view.viewer);
      if (this.asked === key) this.tickets = found;
    } catch {
      if (this.asked === key) this.asked = "";
    }
  }
}

/** Changes whenever the answer may: with routes, stations, pieces or tickets. */
export function outlookKey({ players, tickets = [], viewer, phase }: View): string {
  const me = players[viewer ?? 0];
  const built = players.map(({ routes, stations }) => `${routes.length}.${stations.length}`);
  return [viewer, phase === "pieces", me?.trains, me?.ships, ...built, ...tickets].join(" ");
}

/** Open tickets first, the most valuable first. */
export function heldTickets(
  board: BoardData,
  tickets: string[],
  known: TicketOutlook[],
): HeldTicket[] {
  return tickets
    .map((ticket): HeldTicket => ({
      ticket,
      points: board.tickets.find(({ id }) => id === ticket)?.points ?? 0,
      state: known.find((one) => one.ticket === ticket)?.state ?? "unknown",
    }))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.points - a.points);
}

/** The total points of tickets in a state. */
export function pointsIn(held: HeldTicket[], state: TicketState): number {
  return held.reduce((sum, one) => sum + (one.state === state ? one.points : 0), 0);
}
