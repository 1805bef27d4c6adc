/** What the tickets on offer would take: asked from the server, next to the player's own. */

import type { BoardData } from "../protocol/board";
import type { OfferPlans } from "../protocol/incoming";
import type { Room } from "../table/room.svelte";
import { allWords, offerWords } from "../texts/needs";

/** A line along routes: `ticket` for my own tickets, `wanted` for those on offer. */
export interface Path {
  kind: "ticket" | "wanted";
  routes: string[];
}

/** Highlights tickets, with the paths of some. */
export type Mark = (tickets: string[], paths?: Path[]) => void;

export class Offering {
  private plans = $state.raw<OfferPlans | null>(null);
  private chosen = "";
  /** What each ticket would add, in words. */
  readonly notes = $derived.by<Record<string, string>>(() =>
    this.plans ? offerWords(this.board, this.plans) : {},
  );
  /** What my tickets take together with the chosen ones. */
  readonly all = $derived.by(() => (this.plans ? allWords(this.board, this.plans.all) : ""));

  constructor(
    readonly room: Pick<Room, "seat" | "ask" | "side" | "outlook">,
    private readonly board: BoardData,
  ) {}

  /** Ask what the chosen tickets take. Without an answer nothing is said. */
  async look(chosen: string[]): Promise<void> {
    const { seat } = this.room;
    this.chosen = chosen.join(" ");
    if (seat === null) return;
    try {
      const plans = await this.room.ask<OfferPlans>({ type: "offer", seat, chosen });
      if (this.chosen === chosen.join(" ")) this.plans = plans;
    } catch {
      this.plans = null;
    }
  }

  /** The paths of my own tickets, and of some that are on offer. */
  pathsOf(tickets: string[]): Path[] {
    const added = this.plans?.tickets.filter(({ ticket }) => tickets.includes(ticket)) ?? [];
    const wanted = added.flatMap(({ claims }) => claims);
    const own = this.room.outlook.tickets.flatMap(({ claims }) => claims);
    return [
      {
        kind: "ticket",
        routes: own.filter((route, i) => own.indexOf(route) === i && !wanted.includes(route)),
      },
      { kind: "wanted", routes: wanted.filter((route, i) => wanted.indexOf(route) === i) },
    ];
  }
}
