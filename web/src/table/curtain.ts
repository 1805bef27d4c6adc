/** Several people at one screen: whose cards may be shown, and when nobody's. */

import type { TableState } from "../protocol/table";
import type { View } from "../protocol/view";

/** What the curtain depends on. */
export interface Company {
  playing: boolean;
  /** The seats at this screen. */
  mine: number[];
  /** Those of them that a bot plays. */
  out: number[];
  /** Those of them that have something to decide. */
  acting: number[];
  /** The seat whose cards were shown last. */
  shown: number | null;
  /** Whether the curtain is down: only a person can lift it. */
  down: boolean;
  /** Whether the seat that is shown has just drawn from the deck, and wants to see the card. */
  justDrew: boolean;
}

export type Cover =
  /** Show the cards of a seat; null for a spectator, who has none. */
  | { kind: "open"; seat: number | null }
  /** The same, with somebody else next to play. */
  | { kind: "pass"; seat: number; next: number }
  /** Show nothing secret. `next` is the seat to play, or null for any of `among`. */
  | { kind: "closed"; next: number | null; among: number[] };

export function coverOf(company: Company): Cover {
  const { mine, shown, down } = company;
  const seen = shown !== null && mine.includes(shown) ? shown : null;
  if (!company.playing || mine.length <= 1) return { kind: "open", seat: seen ?? mine[0] ?? null };
  const people = mine.filter((seat) => !company.out.includes(seat));
  const acting = company.acting.filter((seat) => people.includes(seat));
  const next = after(seen, acting);
  if (!down) {
    if (seen === null && people.length === 1) return { kind: "open", seat: people[0] as number };
    if (seen !== null && (next === null || acting.includes(seen)))
      return { kind: "open", seat: seen };
    if (seen !== null && next !== null && company.justDrew)
      return { kind: "pass", seat: seen, next };
  }
  return { kind: "closed", next, among: people.length > 0 ? people : mine };
}

/** The first of some seats after a given one, going around the table. */
function after(seat: number | null, seats: number[]): number | null {
  return seats.find((other) => other > (seat ?? -1)) ?? seats[0] ?? null;
}

/** The situation at this screen. */
export function companyOf(state: TableState, shown: number | null, down: boolean): Company {
  const { info, seats: mine, sides } = state;
  const last = sides[String(shown)]?.log.findLast(({ event }) => event.player === shown);
  return {
    playing: info.stage === "playing",
    mine,
    out: mine.filter((seat) => info.seats[seat]?.away || info.seats[seat]?.resigned),
    acting: mine.filter((seat) => (sides[String(seat)]?.legal.length ?? 0) > 0),
    shown,
    down,
    justDrew: last?.event.kind === "draw" && last.event.card !== undefined,
  };
}

/** A view without what only its seat may see. */
export function openView(view: View): View {
  const { hand: _, tickets: _1, offer: _2, festival_cards: _3, ...open } = view;
  return { ...open, viewer: null };
}
