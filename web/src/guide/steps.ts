/**
 * What the coach says. It depends on the game alone, so the advice fits whatever the player does.
 */

import type { BoardData, Route, Ticket } from "../protocol/board";
import type { TicketOutlook } from "../protocol/incoming";
import type { Counts, View } from "../protocol/view";
import { type Choices, choicesOf } from "../table/choices";
import { boardName, cardName, routeName, ticketName } from "../texts/names";
import { type Facts, listed } from "../texts/texts";

export interface Situation {
  board: BoardData;
  view: View;
  seat: number;
  legal: string[];
  /** The server's outlook for my tickets. */
  outlook: TicketOutlook[];
  /** Whether a payment dialog is open. */
  paying: boolean;
  over: boolean;
}

export interface Advice {
  id: string;
  facts: Facts;
  /** A selector for the element to point at. */
  at?: string;
  /** Whether this is something to know rather than to do: it stays until it was read. */
  lesson?: boolean;
}

/** The best advice now, leaving out lessons that were read. */
export function adviceOf(now: Situation, read: readonly string[]): Advice {
  const choices = choicesOf(now.legal);
  const urgent = decisionOf(now, choices, read);
  if (urgent) return urgent;
  const lesson = lessonsOf(now, choices).find(({ id }) => !read.includes(id));
  if (lesson) return { ...lesson, lesson: true };
  return now.legal.length > 0 ? nextOf(now, choices) : { id: "coach-wait", facts: {} };
}

/** Advice on an open dialog comes first. */
function decisionOf(now: Situation, choices: Choices, read: readonly string[]): Advice | null {
  const { board, view } = now;
  if (now.over) return { id: "coach-over", facts: {}, at: '[data-help="score"]' };
  if (view.phase === "opening") {
    if (!read.includes("coach-welcome")) {
      return { id: "coach-welcome", facts: { board: boardName(board) }, lesson: true };
    }
    if (!choices.groups.has("keep")) return { id: "coach-tickets-wait", facts: {} };
    return { id: "coach-tickets", facts: {}, at: '[role="dialog"]' };
  }
  if (now.paying) return { id: "coach-pay", facts: {}, at: '[role="dialog"]' };
  if (choices.groups.has("keep")) {
    return { id: "coach-keep", facts: { keep: board.rules.ticket_keep }, at: '[role="dialog"]' };
  }
  return null;
}

/** Lessons that fit the situation, the most pressing first. */
function lessonsOf(now: Situation, choices: Choices): Advice[] {
  const { board, view, seat } = now;
  const me = view.players[seat];
  const least = Math.min(...view.players.map((player) => player.trains + player.ships));
  const ways = waysOf(now);
  const [plan] = ways.filter(({ way }) => way && way.length > 0);
  const [done] = ways.filter(({ way }) => way?.length === 0);
  const [blocked] = ways.filter(({ way }) => way === null);
  const first = board.routes.find((route) => route.id === me?.routes[0]);
  const mine = choices.groups.has("take") || choices.groups.has("draw");
  const wild = view.row.some((card) =>
    board.cards.some((one) => one.id === card && one.colour === null),
  );
  const claims = me?.routes.length ?? 0;
  const lessons: (Advice | false | undefined)[] = [
    view.last_turns !== null && { id: "coach-last", facts: {} },
    least <= board.rules.end_at + 3 &&
      view.last_turns === null && {
        id: "coach-near",
        facts: { pieces: least },
        at: '[data-help="players"]',
      },
    plan && planned(board, plan.ticket, plan.way ?? []),
    first && {
      id: "coach-claimed",
      facts: { points: board.rules.route_points[first.length - 1] ?? 0 },
    },
    first && {
      id: "coach-pieces",
      facts: { pieces: (me?.trains ?? 0) + (me?.ships ?? 0), end: board.rules.end_at },
      at: '[data-help="players"]',
    },
    done && {
      id: "coach-done",
      facts: { ticket: ticketName(board, done.ticket.id), points: done.ticket.points },
      at: '[data-help="ticket"]',
    },
    blocked && { id: "coach-blocked", facts: { ticket: ticketName(board, blocked.ticket.id) } },
    claims >= 2 && board.cities.some((city) => city.points) && { id: "coach-sights", facts: {} },
    mine &&
      (me?.cards ?? 0) > sum(board.rules.opening_hand) && {
        id: "coach-deck",
        facts: {},
        at: '[data-help="deck"]',
      },
    mine &&
      wild &&
      board.rules.wild_limit && { id: "coach-wild", facts: {}, at: '[data-help="wild"]' },
  ];
  return lessons.filter((one) => !!one);
}

/** What to do in my turn. */
function nextOf(now: Situation, choices: Choices): Advice {
  const { board, view } = now;
  const targets = waysOf(now).flatMap(({ way }) => way ?? []);
  if (view.phase === "second-card")
    return { id: "coach-second", facts: {}, at: cardTowards(now, choices, targets).at ?? "" };
  if (view.phase !== "main") return { id: "coach-other", facts: {} };
  const claim = plannedClaim(choices, targets);
  if (claim) {
    return {
      id: "coach-claim",
      facts: { route: routeName(board, claim) },
      at: `[data-route="${claim}"]`,
    };
  }
  if (targets.length > 0 && (choices.takes.size > 0 || choices.draws.size > 0)) {
    return cardTowards(now, choices, targets);
  }
  const tickets = waysOf(now);
  const calm = view.last_turns === null && piecesOf(now) > board.rules.end_at + 3;
  if (choices.tickets && calm && tickets.every(({ way }) => way?.length === 0)) {
    return { id: "coach-more", facts: {}, at: '[data-help="tickets"]' };
  }
  return freeChoice(now, choices);
}

/** With no ticket to work on: the most valuable route, or a card towards one. */
function freeChoice({ board }: Situation, choices: Choices): Advice {
  const [best] = board.routes
    .filter((route) => choices.routes.has(route.id))
    .sort((a, b) => b.length - a.length);
  if (!best) return { id: "coach-other", facts: {} };
  const points = board.rules.route_points[best.length - 1] ?? 0;
  const facts = { route: routeName(board, best.id), points };
  return { id: "coach-any", facts, at: `[data-route="${best.id}"]` };
}

/** The card that helps most with the planned routes. */
function cardTowards({ board, view }: Situation, choices: Choices, targets: Route[]): Advice {
  const [goal] = targets
    .map((route) => ({ route, ...shortfall(board, view.hand ?? {}, route) }))
    .sort((a, b) => a.missing - b.missing);
  const facts = { route: goal ? routeName(board, goal.route.id) : "" };
  const card = view.row.find(
    (id) =>
      id &&
      choices.takes.has(id) &&
      board.cards.some((one) => one.id === id && one.colour === goal?.colour),
  );
  if (goal && card) {
    return {
      id: "coach-take",
      facts: { ...facts, card: cardName(card) },
      at: `[data-card="${card}"]`,
    };
  }
  return { id: "coach-draw", facts, at: '[data-help="deck"]' };
}

/** A planned route, or its twin, that can be claimed now. */
function plannedClaim(choices: Choices, targets: Route[]): string | undefined {
  const ids = targets.flatMap((route) => [route.id, route.twin]).filter((id) => id !== null);
  return ids.find((id) => choices.routes.has(id));
}

function planned(board: BoardData, ticket: Ticket, way: Route[]): Advice {
  const routes = listed(way.map((route) => routeName(board, route.id)));
  const facts = { ticket: ticketName(board, ticket.id), count: way.length, routes };
  return { id: "coach-plan", facts, at: '[data-help="ticket"]' };
}

/** My tickets, each with the routes still to claim; null if it is lost. */
function waysOf({ board, outlook }: Situation): { ticket: Ticket; way: Route[] | null }[] {
  return board.tickets.flatMap((ticket) => {
    const known = outlook.find((one) => one.ticket === ticket.id);
    if (!known) return [];
    const way = known.claims.flatMap((id) => board.routes.find((route) => route.id === id) ?? []);
    return [{ ticket, way: known.state === "lost" ? null : way }];
  });
}

/** How many cards a route still needs, and the colour to collect. */
export function shortfall(
  board: BoardData,
  hand: Counts,
  route: Route,
): { colour: string; missing: number } {
  const have = (colour: string | null) =>
    board.cards
      .filter((card) => card.colour === colour)
      .reduce((sum, card) => sum + (hand[card.id] ?? 0), 0);
  const colours = route.colour ? [route.colour] : board.colours;
  const colour = colours.reduce(
    (best, one) => (have(one) > have(best) ? one : best),
    colours[0] ?? "",
  );
  return { colour, missing: Math.max(0, route.length - have(colour) - have(null)) };
}

function piecesOf({ view, seat }: Situation): number {
  const me = view.players[seat];
  return (me?.trains ?? 0) + (me?.ships ?? 0);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
