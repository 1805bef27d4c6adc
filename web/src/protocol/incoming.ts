/** Messages from the server. */

import type { Changes, Counts, Happening, View } from "./view";

/** Who sits on a seat. */
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
  /** The routes of one longest path, in their order. */
  longest_routes: string[];
  /** Stations that helped, and the route of another that each used. */
  lent: { city: string; route: string }[];
  /** For each ticket done, the routes of a shortest way. */
  ways: Record<string, string[]>;
  /** What decided between players with as many points. */
  tie: { place?: "ahead" | "behind" | "shared"; by?: string };
}

/** How long a turn may take: seconds for each, or for the whole game and some more after each. */
export interface ClockOptions {
  kind: "none" | "move" | "bank";
  seconds: number;
  increment: number;
}

/** What all who sit down agree to. */
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

/** Seconds left in each bank, and until when those who think have time (by seat). */
export interface Clock {
  banks: number[];
  deadlines: Record<string, number>;
}

/** Something said, or a quick reaction. */
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
  /** The secret of the rematch's link, if it is not public. */
  rematch_invite?: string;
  commitment?: string;
  seed?: string;
  scores?: Score[];
  closed?: string;
  /** Somebody asks to take a move back; who has agreed already. */
  take_back?: { seat: number; agreed: number[] };
}

/** A seat of mine does not hear another. */
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
  views: { seat: number | null; view: View; legal?: string[] }[];
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

/** What is different for one of my seats. */
export interface OwnChanges {
  seat: number;
  changes?: Changes;
  happened?: Happening[];
  legal?: string[];
}

export interface TableEvent {
  type: "event";
  version: number;
  at: number;
  do: {
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
  happened?: Happening[];
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
  /** In how many seconds a bot may play for a person who is missing, by seat. */
  replaceable_in?: Record<string, number>;
}

export interface Problem {
  type: "problem";
  code: string;
  reason: string;
}

export type Incoming =
  | Welcome
  | Resumed
  | TableEvent
  | Ack
  | Refusal
  | Answer
  | Presence
  | Problem
  | { type: "pong" }
  | { type: "bye"; reason: string };

/** One way to pay; `more`: the rest is chosen step by step after the claim. */
export interface Payment {
  pay: string;
  cards: Counts;
  more: boolean;
  move?: string;
}

/** What has become of a ticket: an answer to `tickets` has one for each. */
export interface Prospect {
  ticket: string;
  state: "joined" | "possible" | "lost";
}

/** The answer to `history`. */
export interface History {
  version: number;
  happened: { seat: number | null; happened: Happening[] }[];
  chat: ChatLine[];
}

/** The answer to `hint`: the best option first. */
export interface Hint {
  version: number;
  options: HintOption[];
}

export interface HintOption {
  text: string;
  /** The chance to win, and how far it may be off. */
  chance: number;
  error: number;
  games: number;
}
