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
  /** The colour of its pieces; lists from before there was a choice have none. */
  colour?: number;
  /** The name of a drawing. */
  avatar?: string;
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
  /** Whether the game begins in the middle, to learn what is special about the board. */
  lesson?: boolean;
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
  /** Other players' routes on it, which take stations. */
  borrowed: string[];
  /** The pieces it takes, and about how many turns. */
  trains: number;
  ships: number;
  turns: number;
  /** All routes that bring it nearer. */
  helps: string[];
}

/** The answer to `price`: what stands in the way of a claim or a building, whoever's turn it is. */
export interface Price {
  /** Empty if nothing does. */
  why: string;
  owner?: number;
  /** My pieces of its kind. */
  pieces?: number;
  /** My best cards towards it, and how many are missing. */
  have?: Counts;
  missing?: number;
  missing_wilds?: number;
  /** My tickets that it brings nearer, and the spaces that are left then. */
  helps?: { ticket: string; spaces: number }[];
  /** What a harbour scores with my completed tickets, and with the open ones. */
  worth?: number;
  worth_all?: number;
}

/** What some routes take together. */
export interface Needs {
  claims: string[];
  trains: number;
  ships: number;
  points: number;
  /** Cards by colour; null for routes of any colour. */
  cards: { deck: string; colour: string | null; count: number; have: number }[];
  wilds: number;
  missing: number;
  turns: number;
  /** Whether I have the pieces. */
  fits: boolean;
}

/** The answer to `offer`. */
export interface OfferPlans {
  /** My tickets and the chosen ones together. */
  all: Needs & { lost: string[] };
  /** What each offered ticket adds to the others. */
  tickets: {
    ticket: string;
    state: TicketOutlook["state"];
    claims: string[];
    trains: number;
    ships: number;
    fits: boolean;
  }[];
}

/** The answer to `estimate`: the score if the game ended now, part by part. */
export interface Estimate {
  /** What everybody can count, by seat. */
  players: Counts[];
  /** What only I can add to mine. */
  own: Counts;
  festivals: { festival: string; held: number; worth: number; more: number }[];
  harbours: { city: string; worth: number; worth_all: number; tickets: number }[];
}

/** The answer to `history`. */
export interface History {
  version: number;
  happened: { seat: number | null; happened: (GameEvent & { version: number })[] }[];
  chat: ChatLine[];
}

/** The answer to `advice`: what the planner would do, how it would pay, and why. */
export interface Advice {
  move: string;
  pay?: string;
  reason: Reason;
  /** Further reasons. */
  more?: Reason[];
  /** The plan for my most valuable open ticket: the routes still to claim. */
  plan?: { ticket: string; routes: string[] };
}

/**
 * Why a move is good, or why the one that was played is not; the kind says which of the facts are
 * there. docs/analysis.md explains them.
 */
export interface Reason {
  kind: string;
  route?: string;
  ticket?: string;
  tickets?: string[];
  points?: number;
  /** Attractions that a claim reaches first. */
  sights?: string[];
  /** The colour to collect, and how many of it are missing. */
  colour?: string;
  missing?: number;
  /** Whether the route takes any one colour. */
  grey?: boolean;
  /** How many pieces the tickets to keep would take, out of how many. */
  pieces?: number;
  of?: number;
  /** The same for the tickets that were kept. */
  other_pieces?: number;
  other_points?: number;
  /** Points of a route together with the tickets that it completes. */
  worth?: number;
  /** The seats that need the route. */
  rivals?: number[];
  /** What a route is paid with; or how many cards of a colour. */
  cards?: Counts | number;
  /** How many more spaces a ticket takes without the route; null if there is no other path. */
  detour?: number | null;
  /** Spaces that a ticket adds or still takes; null if it has no path left. */
  spaces?: number | null;
  /** The lengths of the longest paths, and what the longest scores. */
  path?: number;
  others?: number;
  bonus?: number;
  /** What the played move scored, lacked or won instead. */
  instead?: number;
  turns?: number;
  needed?: number;
  left?: number;
  /** The card that was taken; or what the better tickets need instead. */
  other?: string | number;
  other_left?: number;
  trains?: number;
  ships?: number;
  other_trains?: number;
  other_ships?: number;
  /** How often the move won, and in how many games. */
  chance?: number;
  games?: number;
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
  /** What speaks for it; only the best option has them. */
  reasons?: Reason[];
}
