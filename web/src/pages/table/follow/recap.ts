/** What the others did since a seat last acted. Pure. */

import type { IconName } from "../../../parts/Icon.svelte";
import type { LogEntry } from "../../../protocol/table";
import type { GameEvent } from "../../../protocol/view";

/** Something that one player did; several cards in a row are one deed. */
export interface Deed {
  icon: IconName;
  events: GameEvent[];
}

/** What one player did, in order. */
export interface Doing {
  seat: number;
  deeds: Deed[];
}

/** A route that somebody else has claimed, and whose it is now. */
export interface NewRoute {
  route: string;
  owner: number;
}

const ICONS: Record<string, IconName> = {
  take: "card",
  draw: "card",
  look: "ticket",
  claim: "train",
  surcharge: "train",
  refuse: "close",
  station: "station",
  harbour: "harbour",
  exchange: "ship",
  festival: "festival",
};
const CLAIMS = ["claim", "surcharge"];

/**
 * What others did since the seat's last turn; nothing for those who only watch. A draft in between is
 * not a turn.
 */
function since(log: LogEntry[], seat: number | null): GameEvent[] {
  if (seat === null) return [];
  const last = log.findLastIndex(({ event }) => event.player === seat && event.turn >= 0);
  return log.slice(last + 1).map(({ event }) => event);
}

/** By player, in the order of their turns. What everyone does at once, before the game, is left out. */
export function recapOf(log: LogEntry[], seat: number | null): Doing[] {
  const doings: Doing[] = [];
  for (const event of since(log, seat)) {
    const icon = ICONS[event.kind];
    if (event.player === null || event.turn < 0 || !icon) continue;
    let doing = doings.find((one) => one.seat === event.player);
    if (!doing) doings.push((doing = { seat: event.player, deeds: [] }));
    const before = doing.deeds.at(-1);
    if (icon === "card" && before?.icon === icon) before.events.push(event);
    else doing.deeds.push({ icon, events: [event] });
  }
  return doings;
}

/** Their new routes. */
export function newRoutes(log: LogEntry[], seat: number | null): NewRoute[] {
  return since(log, seat).flatMap(({ kind, route, player }) =>
    CLAIMS.includes(kind) && route !== undefined && player !== null
      ? [{ route, owner: player }]
      : [],
  );
}
