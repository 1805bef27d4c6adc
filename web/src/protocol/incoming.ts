/** Messages from the server. */

import type { Changes, Counts, GameEvent, View } from "./view";

/** Who has a seat. */
export interface SeatInfo {
  kind: string;
  name: string;
  bot?: string;
  away?: string;
  resigned?: boolean;
  host?: boolean;
}

/** One player's result. */
export interface Score {
  player: number;
  total: number;
  rank: number;
  parts: Counts;
  done: string[];
  missed: string[];
  longest_path: number;
  /** The routes of one longest path, in order. */
  longest_routes: string[];
  /** Stations that helped, and the route that each one borrowed. */
  lent: { city: string; route: string }[];
  /** For each completed ticket, the routes of a shortest path. */
  ways: Record<string, string[]>;
  /** What broke a tie on points. */
  tie: { place?: "ahead" | "behind" | "shared"; by?: string };
}

/**
 * The time limit: seconds per turn, or a bank for the whole game with some seconds added per turn.
 */
export interface ClockOptions {
  kind: "none" | "move" | "bank";
  seconds: number;
  increment: number;
}

/** What everyone who takes a seat agrees to. */
export interface TableOptions {
  title: string;
  public: boolean;
  spectators: boolean;
  first: number | null;
  clock: ClockOptions;
  stand_in: string;
  hints: boolean;
  /** Whether a guest may take several seats, for others at the same screen. */
  several_seats: boolean;
}

/** Seconds left in each bank, and the deadlines of those who are to move, by seat. */
export interface Clock {
  banks: number[];
  deadlines: Record<string, number>;
}

/** A chat message or a quick reaction. */
export interface ChatLine {
  at: number;
  type: "said" | "reacted";
  seat: number;
  text?: string;
  what?: string;
}

/** The table without its game. */
export interface TableInfo {
  id: string;
  board: string;
  stage: "waiting" | "playing" | "over" | "closed";
  options: TableOptions;
  seats: SeatInfo[];
  rematch: string;
  /** The secret of the rematch's link, if the table is not public. */
  rematch_invite?: string;
  commitment?: string;
  seed?: string;
  scores?: Score[];
  closed?: string;
  /** A request to take a move back, and who has agreed so far. */
  take_back?: { seat: number; agreed: number[] };
}

/** A seat of mine has muted another. */
export interface Mute {
  seat: number;
  other: number;
}

export interface Welcome {
  type: "welcome";
  version: number;
  now: number;
  seats?: number[];
  table: TableInfo;
  views: (Options & { seat: number | null; view: View })[];
  clock?: Clock;
  invite?: string;
  muted?: Mute[];
}

export interface Resumed {
  type: "resumed";
  version: number;
  now: number;
  seats: number[];
}

/** What a seat may do, and what to know about it. */
export interface Options {
  legal?: string[];
  /** Whether its last move can be taken back at once. */
  undo?: boolean;
  draft?: Draft;
  /** Why each revealed card counts for a tunnel, or `no` if it does not. */
  surcharge?: ("colour" | "wild" | "no")[];
  /** By festival: how many points its cards would add. */
  festival_points?: Counts;
}

/** A draft as its player sees it. */
export interface Draft {
  /** 1 or 2. */
  number: number;
  /** My picks in this draft. */
  picked: string[];
  /** The current pick, out of how many. */
  round: number;
  rounds: number;
  /** The seats that my hand goes to and comes from. */
  to: number;
  from: number;
}

/** Changes for one of my seats only. */
export interface OwnChanges extends Options {
  seat: number;
  changes?: Changes;
  happened?: GameEvent[];
}

/** An entry of the table's log as far as I may know it, and what it changed. */
export interface TableEvent {
  type: "event";
  version: number;
  at: number;
  /** What was done. */
  entry: {
    type: string;
    seat?: number;
    bot?: boolean | string;
    name?: string;
    text?: string;
    what?: string;
    other?: number;
    on?: boolean;
    agree?: boolean;
  };
  table?: TableInfo;
  clock?: Clock;
  seats?: number[];
  view?: View;
  changes?: Changes;
  happened?: GameEvent[];
  views?: OwnChanges[];
}

export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface Refusal {
  type: "refused";
  id: string;
  code: string;
  reason: string;
  version?: number;
  rule?: string;
}

export interface Answer {
  type: "answer";
  id: string;
  result: unknown;
}

export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
  /** In how many seconds a bot may replace a missing person, by seat. */
  replaceable_in?: Record<string, number>;
}

export interface Problem {
  type: "problem";
  code: string;
  reason: string;
}

export type Incoming =
  Welcome | Resumed | TableEvent | Ack | Refusal | Answer | Presence | Problem | { type: "pong" };

/** One way to pay; `more` if the rest is chosen step by step after the claim. */
export interface Payment {
  pay: string;
  cards: Counts;
  more: boolean;
  move?: string;
}

/** The outlook of a ticket; the answer to `tickets` has one for each. */
export interface TicketOutlook {
  ticket: string;
  state: "joined" | "possible" | "lost";
  /** The routes still to claim on a shortest path, and their spaces. */
  claims: string[];
  spaces: number;
  /** The cities between its ends. */
  via: string[];
}

/** The answer to `history`. */
export interface History {
  version: number;
  happened: { seat: number | null; happened: (GameEvent & { version: number })[] }[];
  chat: ChatLine[];
}

/** The answer to `hint`: the best option first. */
export interface Hint {
  version: number;
  options: HintOption[];
}

export interface HintOption {
  text: string;
  /** The chance to win, and its margin of error. */
  chance: number;
  error: number;
  games: number;
}
