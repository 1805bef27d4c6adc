/** Messages to the server. */

export interface Hello {
  type: "hello";
  table: string;
  invite: string;
  version?: number;
}

export const REACTIONS = [
  "hello",
  "bravo",
  "thanks",
  "oops",
  "ouch",
  "laugh",
  "thinking",
  "hurry",
] as const;
export type Reaction = (typeof REACTIONS)[number];

export type Command =
  | { type: "play"; seat: number; move: string }
  | { type: "start" | "rematch" | "close" }
  | { type: "sit"; name: string; seat?: number }
  | { type: "arrange"; seat: number; bot: string }
  | { type: "take-back" | "leave" | "replace" | "return" | "resign"; seat: number }
  | { type: "answer-take-back"; seat: number; agree: boolean }
  | { type: "say"; seat: number; text: string }
  | { type: "react"; seat: number; what: Reaction }
  | { type: "mute"; seat: number; other: number; on: boolean };

/** The id makes a resend safe; the version is the one that the command responds to. */
export interface CommandMessage {
  type: "command";
  id: string;
  version: number;
  command: Command;
}

export type Question =
  | { type: "payments"; seat: number; move: string }
  | { type: "tickets" | "hint"; seat: number }
  | { type: "history" };

export interface Ask {
  type: "ask";
  id: string;
  question: Question;
}

export interface Ping {
  type: "ping";
}
