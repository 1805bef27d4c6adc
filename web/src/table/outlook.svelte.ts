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
  /** Tickets whose path somebody has just cut. */
  cuts = $state.raw<Cut[]>([]);
  private asked = "";
  /** The last answer of each seat at this screen. */
  private readonly known: Record<number, TicketOutlook[]> = {};
  private viewer: number | null = null;

  constructor(private readonly ask: (seat: number) => Promise<TicketOutlook[]>) {}

  /** Ask again, if the answer may have changed. */
  async refresh(view: View): Promise<void> {
    const key = outlookKey(view);
    const { viewer } = view;
    if (viewer === null || key === this.asked) return;
    this.asked = key;
    this.turnTo(viewer);
    try {
      const found = await this.ask(viewer);
      if (this.asked !== key) return;
      const cuts = cutsOf(view, this.tickets, found);
      if (cuts.length > 0) this.cuts = cuts;
      this.tickets = this.known[viewer] = found;
    } catch {
      if (this.asked === key) this.asked = "";
    }
  }

  /** Show nothing of one player to another. */
  private turnTo(viewer: number): void {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.tickets = this.known[viewer] ?? [];
    this.cuts = [];
  }
}

/** A route on the way of a ticket that somebody else has claimed, and what it takes since. */
export interface Cut {
  route: string;
  owner: number;
  now: TicketOutlook;
}

/** What the others have claimed on the paths of my tickets. */
export function cutsOf(view: View, before: TicketOutlook[], after: TicketOutlook[]): Cut[] {
  return before.flatMap(({ ticket, claims }) => {
    const now = after.find((one) => one.ticket === ticket);
    for (const route of now ? claims : []) {
      const owner = view.players.findIndex((player) => player.routes.includes(route));
      if (now && owner >= 0 && owner !== view.viewer) return [{ route, owner, now }];
    }
    return [];
  });
}

/** Changes whenever the answer may: with routes, stations, pieces, cards or tickets. */
export function outlookKey({ players, tickets = [], viewer, phase }: View): string {
  const me = players[viewer ?? 0];
  const built = players.map(({ routes, stations }) => `${routes.length}.${stations.length}`);
  return [viewer, phase === "pieces", me?.trains, me?.ships, me?.cards, ...built, ...tickets].join(
    " ",
  );
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
