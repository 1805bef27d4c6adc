/** Why a move is good, in words: the same for the coach, hints and lessons. */

import type { BoardData } from "../protocol/board";
import type { Reason } from "../protocol/incoming";
import type { View } from "../protocol/view";
import {
  cardName,
  cardsName,
  cityName,
  percent,
  routeName,
  ticketName,
  ticketsName,
} from "./names";
import { type Facts, listed } from "./texts";

/** A message and what it is about. */
export interface Line {
  id: string;
  facts: Facts;
}

/** What a reason is about. */
interface About {
  board: BoardData;
  view: View;
  /** Everybody's name, by seat. */
  names: string[];
  reason: Reason;
}

/** A reason in one or two sentences; none if it is not worth saying. */
export function reasonLines(
  board: BoardData,
  view: View,
  reason: Reason,
  names: string[] = [],
): Line[] {
  const lines = (REASONS[reason.kind] ?? won)({ board, view, names, reason });
  return [...lines, ...sightLines(board, reason)];
}

/** Whether there are words for a kind of reason. */
export function isKnown(kind: string): boolean {
  return kind in REASONS;
}

function line(id: string, facts: Facts = {}): Line[] {
  return [{ id, facts }];
}

const REASONS: Record<string, (about: About) => Line[]> = {
  completes: ({ board, reason: { tickets = [], points = 0, worth } }) =>
    line("reason-completes", {
      count: tickets.length,
      tickets: ticketsName(board, tickets),
      points: worth ?? points + sum(tickets.map((id) => pointsOf(board, id))),
    }),
  contested: (about) => [
    ...line("reason-contested", { ...rivals(about), route: route(about) }),
    ...(Object.keys(about.reason.cards ?? {}).length > 0
      ? line("reason-affordable", { cards: cards(about) })
      : []),
    ...detour(about),
  ],
  longest: ({ reason: { path = 0, others = 0, bonus = 0 } }) =>
    line("reason-longest", { path, others, bonus }),
  blocks: (about) => line("reason-blocks", { ...rivals(about), route: route(about) }),
  ticket: ({ board, reason: { ticket = "" } }) =>
    line("reason-ticket", { ticket: ticketName(board, ticket) }),
  points: ({ reason: { points = 0 } }) => line("reason-points", { points }),
  last: ({ reason: { points = 0 } }) => line("reason-last", { points }),
  card: (about) => [
    ...line("reason-card", missing(about)),
    ...(about.reason.instead === 0 ? line("reason-card-unneeded") : []),
  ],
  deck: (about) => line(isFaceUp(about) ? "reason-surprise" : "reason-deck", missing(about)),
  wild: (about) => line("reason-wild", missing(about)),
  scarce: (about) => {
    const { colour = "", left = 0, other = "", other_left: more = 0 } = about.reason;
    const facts = { card: cardName(colour), left, other: cardName(String(other)), more };
    return line("reason-scarce", { ...facts, route: route(about) });
  },
  "two-cards": ({ reason: { missing: count = 0 } }) => line("reason-two-cards", { count }),
  collect: () => line("reason-collect"),
  tickets: ({ reason: { turns, needed } }) =>
    turns === undefined || needed === undefined
      ? line("reason-tickets")
      : line("reason-tickets-time", { turns, needed }),
  keep: ({ reason }) => {
    const { pieces = 0, of = 0, points, other_pieces: others, other_points: less } = reason;
    return points === undefined || others === undefined || less === undefined
      ? line("reason-keep", { pieces, of })
      : line("reason-keep-better", { pieces, points, others, less });
  },
  adds: (about) => line("reason-adds", ticketFacts(about)),
  costly: (about) =>
    line(about.reason.spaces === null ? "reason-hopeless" : "reason-costly", ticketFacts(about)),
  spares: (about) => line("reason-spares", { cards: cards(about), route: route(about) }),
  spends: (about) => line("reason-spends", { cards: cards(about), route: route(about) }),
  split: ({ reason: { trains = 0, ships = 0 } }) => line("reason-split", { trains, ships }),
  wait: (about) => line("reason-wait", { route: route(about), count: about.reason.missing ?? 0 }),
  station: () => line("reason-station"),
  harbour: () => line("reason-harbour"),
  exchange: () => line("reason-exchange"),
  tight: ({ reason: { needed = 0, left = 0, other = 0 } }) =>
    line("reason-tight", { needed, left, less: Number(other) }),
  late: (about) => line("reason-late", ticketFacts(about)),
  lost: ({ board, reason: { tickets = [], needed = 0, left = 0 } }) =>
    line("reason-lost", {
      count: tickets.length,
      tickets: ticketsName(board, tickets),
      needed,
      left,
    }),
  busy: ({ reason: { needed = 0, left = 0 } }) => line("reason-busy", { needed, left }),
  other: () => [],
};

/** For moves that no quantity explains. */
function won({ reason: { chance, instead, games = 0 } }: About): Line[] {
  if (chance === undefined || instead === undefined) return [];
  return line("reason-won", { chance: percent(chance), instead: percent(instead), games });
}

/** Attractions that a claim reaches first. */
function sightLines(board: BoardData, { sights = [] }: Reason): Line[] {
  if (sights.length === 0) return [];
  const cities = listed(sights.map((id) => cityName(board, id)));
  return line("reason-sights", { count: sights.length, cities });
}

/** What a ticket takes without the route. */
function detour({ board, reason }: About): Line[] {
  if (!reason.ticket || reason.detour === undefined || reason.detour === 0) return [];
  const ticket = ticketName(board, reason.ticket);
  return reason.detour === null
    ? line("reason-no-detour", { ticket })
    : line("reason-detour", { ticket, spaces: reason.detour });
}

function rivals({ names, reason: { rivals: seats = [] } }: About): Facts {
  return { count: seats.length, names: listed(seats.map((seat) => names[seat] ?? "")) };
}

function route({ board, reason }: About): string {
  return routeName(board, reason.route ?? "");
}

function cards({ reason: { cards: found = {}, colour = "" } }: About): string {
  return cardsName(typeof found === "number" ? { [colour]: found } : found);
}

function ticketFacts({ board, reason }: About): Facts {
  const { ticket = "", points = 0, spaces, needed = 0, left = 0 } = reason;
  return { ticket: ticketName(board, ticket), points, spaces: spaces ?? 0, needed, left };
}

function missing({ board, reason }: About): Facts {
  const { route: id = "", colour = "", missing: count = 0 } = reason;
  return {
    route: routeName(board, id),
    cards: cardsName({ [colour]: count }),
    card: cardName(colour),
  };
}

function isFaceUp({ board, view, reason: { colour } }: About): boolean {
  return board.cards.some((card) => card.colour === colour && view.row.includes(card.id));
}

function pointsOf(board: BoardData, id: string): number {
  return board.tickets.find((ticket) => ticket.id === id)?.points ?? 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
