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
  tie_break: string;
}

/** The table without its game. */
export interface TableInfo {
  id: string;
  board: string;
  stage: "waiting" | "playing" | "over" | "closed";
  options: { title: string; hints: boolean; public: boolean };
  seats: SeatInfo[];
  rematch: string;
  commitment?: string;
  seed?: string;
  scores?: Score[];
  closed?: string;
}

export interface Welcome {
  type: "welcome";
  version: number;
  now: number;
  seats?: number[];
  table: TableInfo;
  views: { seat: number | null; view: View; legal?: string[] }[];
  invite?: string;
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
  do: { type: string; seat?: number; bot?: boolean; name?: string; text?: string };
  table?: TableInfo;
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

/** The answer to `history`. */
export interface History {
  version: number;
  happened: { seat: number | null; happened: Happening[] }[];
}
