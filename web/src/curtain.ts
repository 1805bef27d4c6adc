/** Several people at one screen: whose cards may be shown, and when nobody's. */

import type { TableState } from "./protocol/table";
import type { View } from "./protocol/view";

/** What decides about it. */
export interface Company {
  playing: boolean;
  /** The seats of this screen. */
  mine: number[];
  /** Those of them that a bot plays. */
  out: number[];
  /** Those of them that have something to decide. */
  acting: number[];
  /** Whose cards were shown last. */
  shown: number | null;
  /** The curtain has come down: only a person lifts it. */
  down: boolean;
  /** Who is shown has just drawn an unseen card, and wants to see it. */
  learnt: boolean;
}

export type Cover =
  /** The cards of a seat are shown; null: there are none, we look on. */
  | { kind: "open"; seat: number | null }
  /** The same, and next it is somebody else's turn. */
  | { kind: "pass"; seat: number; next: number }
  /** Nothing secret is shown. `next` is to come, or anybody of those who play here. */
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
    if (seen !== null && (next === null || acting.includes(seen))) return { kind: "open", seat: seen };
    if (seen !== null && next !== null && company.learnt) return { kind: "pass", seat: seen, next };
  }
  return { kind: "closed", next, among: people.length > 0 ? people : mine };
}

/** The one that comes after a seat, around the table. */
function after(seat: number | null, seats: number[]): number | null {
  return seats.find((other) => other > (seat ?? -1)) ?? seats[0] ?? null;
}

/** The company at this screen. */
export function companyOf(state: TableState, shown: number | null, down: boolean): Company {
  const { info, seats: mine, sides } = state;
  const last = sides[String(shown)]?.told.findLast(({ happening }) => happening.player === shown);
  return {
    playing: info.stage === "playing",
    mine,
    out: mine.filter((seat) => info.seats[seat]?.away || info.seats[seat]?.resigned),
    acting: mine.filter((seat) => (sides[String(seat)]?.legal.length ?? 0) > 0),
    shown,
    down,
    learnt: last?.happening.kind === "draw" && last.happening.card !== undefined,
  };
}

/** A view without what only its seat may see. */
export function openView(view: View): View {
  const { hand: _, tickets: _1, offer: _2, festival_cards: _3, ...open } = view;
  return { ...open, viewer: null };
}
