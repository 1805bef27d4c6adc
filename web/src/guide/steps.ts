/**
 * What the coach says. It depends on the game and on the server's advice alone, so it fits whatever
 * the player does.
 */

import type { BoardData, Ticket } from "../protocol/board";
import type { Advice, TicketOutlook } from "../protocol/incoming";
import type { View } from "../protocol/view";
import { isWild } from "../table/choices";
import { verbOf } from "../texts/moves";
import { boardName, cardName, routeName, ticketName } from "../texts/names";
import { type Line, reasonLines } from "../texts/reasons";
import { listed } from "../texts/texts";
import { moveLine, payLine, placeOf, themeOf } from "./advice";
import { lessonStep } from "./lessons";

export interface Situation {
  board: BoardData;
  view: View;
  seat: number;
  /** Everybody's name, by seat. */
  names?: string[];
  legal: string[];
  /** The server's outlook for my tickets. */
  outlook: TicketOutlook[];
  /** What the server advises; null until it has answered. */
  advice: Advice | null;
  /** The moves in a dialog for confirmation and payment. */
  wanted: string[];
  over: boolean;
  /** Whether this is the lesson of a board, not a first game. */
  lesson: boolean;
}

export interface Saying {
  /** The first line names the step. */
  lines: Line[];
  /** A selector for the element to point at. */
  at?: string;
  /** Whether this is something to know rather than to do: it stays until it was read. */
  lesson?: boolean;
  /** What the reason is about, to say it only once. */
  theme?: string;
  /** The verb of the move to try: until it is played, or skipped, the lesson stays. */
  verb?: string;
}

/** My tickets, or the tab that holds them on a phone. */
const TICKETS = '[data-help="ticket"], [data-tab="tickets"]';

/**
 * What to say now, leaving out lessons that were read and a reason that was just given; null to
 * stay silent.
 */
export function sayingOf(now: Situation, read: readonly string[], said = ""): Saying | null {
  if (now.over) return say("coach-over", {}, '[data-help="score"]');
  return (
    (now.lesson ? lessonStep(now, read) : openingOf(now, read)) ??
    payingOf(now, read) ??
    (now.lesson || isAsked(now) ? null : generalLesson(now, read)) ??
    adviceOf(now, said)
  );
}

/** Whether a dialog has the player's attention. */
function isAsked({ view, wanted }: Situation): boolean {
  return wanted.length > 0 || !["main", "second-card"].includes(view.phase);
}

function openingOf(now: Situation, read: readonly string[]): Saying | null {
  const { board, view, legal, advice } = now;
  if (view.phase !== "opening") return null;
  if (!read.includes("coach-welcome")) {
    return { ...say("coach-welcome", { board: boardName(board) }), lesson: true };
  }
  if (legal.length === 0) return say("coach-tickets-wait");
  const saying = say("coach-tickets", {}, '[role="dialog"]');
  return advice ? { ...saying, lines: [...saying.lines, ...adviceLines(now, advice)] } : saying;
}

/** How to pay for what was pressed. */
function payingOf({ wanted, advice }: Situation, read: readonly string[]): Saying | null {
  const [move = ""] = wanted;
  if (!["claim", "station", "harbour"].includes(verbOf(move))) return null;
  const line = advice?.move === move ? payLine(advice) : null;
  const lines = [
    ...(read.includes("coach-pay") && line ? [] : [{ id: "coach-pay", facts: {} }]),
    ...(line ? [line] : []),
  ];
  return { lines, at: '[role="dialog"]' };
}

/** What the server advises. */
function adviceOf(now: Situation, said: string): Saying | null {
  const { advice, board } = now;
  if (!advice) return null;
  const theme = themeOf(advice);
  const lines = theme === said ? [moveLine(board, advice)] : adviceLines(now, advice);
  return { lines, at: placeOf(advice.move), theme };
}

/** What to do and why: the main reason, and one more at most. */
function adviceLines({ board, view, names = [] }: Situation, advice: Advice): Line[] {
  const reasons = [advice.reason, ...(advice.more ?? []).slice(0, 1)];
  return [
    moveLine(board, advice),
    ...reasons.flatMap((reason) => reasonLines(board, view, reason, names)),
  ];
}

/** The first lesson about the game that was not read yet. */
function generalLesson(now: Situation, read: readonly string[]): Saying | null {
  const lesson = lessonsOf(now).find(({ lines }) => !read.includes(lines[0]?.id ?? ""));
  return lesson ? { ...lesson, lesson: true } : null;
}

/** Lessons that fit the situation, the most pressing first. */
function lessonsOf(now: Situation): Saying[] {
  const { board, view, seat, advice } = now;
  const me = view.players[seat];
  const least = Math.min(...view.players.map((player) => player.trains + player.ships));
  const ways = waysOf(now);
  const done = ways.find(({ way }) => way?.length === 0);
  const blocked = ways.find(({ way }) => way === null);
  const first = board.routes.find((route) => route.id === me?.routes[0]);
  const claims = me?.routes.length ?? 0;
  const reason = advice?.reason;
  const lessons: (Saying | false | undefined)[] = [
    view.last_turns !== null && say("coach-last"),
    least <= board.rules.end_at + 3 &&
      view.last_turns === null &&
      say("coach-near", { pieces: least }, '[data-help="players"]'),
    advice?.plan && planned(board, advice.plan),
    first && say("coach-claimed", { points: board.rules.route_points[first.length - 1] ?? 0 }),
    first &&
      say(
        "coach-pieces",
        { pieces: (me?.trains ?? 0) + (me?.ships ?? 0), end: board.rules.end_at },
        '[data-help="players"]',
      ),
    done &&
      say(
        "coach-done",
        { ticket: ticketName(board, done.ticket.id), points: done.ticket.points },
        TICKETS,
      ),
    blocked && say("coach-blocked", { ticket: ticketName(board, blocked.ticket.id) }),
    reason?.grey &&
      say(
        "coach-grey",
        {
          route: routeName(board, reason.route ?? ""),
          card: cardName(reason.colour ?? ""),
        },
        `[data-route="${reason.route ?? ""}"]`,
      ),
    claims >= 2 && board.cities.some((city) => city.points) && say("coach-sights"),
    verbOf(advice?.move ?? "") === "draw" && say("coach-deck", {}, '[data-help="deck"]'),
    now.legal.length > 0 &&
      board.rules.wild_limit &&
      view.row.some((card) => card && isWild(board, card)) &&
      say("coach-wild", {}, '[data-help="wild"]'),
  ];
  return lessons.filter((one) => !!one);
}

function planned(board: BoardData, { ticket, routes }: NonNullable<Advice["plan"]>): Saying {
  const names = listed(routes.map((id) => routeName(board, id)));
  const facts = { ticket: ticketName(board, ticket), count: routes.length, routes: names };
  return say("coach-plan", facts, TICKETS);
}

/** My tickets, each with the routes still to claim; null if it is lost. */
function waysOf({ board, outlook }: Situation): { ticket: Ticket; way: string[] | null }[] {
  return board.tickets.flatMap((ticket) => {
    const known = outlook.find((one) => one.ticket === ticket.id);
    return known ? [{ ticket, way: known.state === "lost" ? null : known.claims }] : [];
  });
}

/** Say one line. */
export function say(id: string, facts: Line["facts"] = {}, at?: string): Saying {
  return { lines: [{ id, facts }], ...(at !== undefined && { at }) };
}
