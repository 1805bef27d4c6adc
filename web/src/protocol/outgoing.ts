/** Messages to the server. */

export interface Hello {
  type: "hello";
  table: string;
  invite: string;
  version?: number;
  speed?: Speed;
}

/** How fast bots play. With `step`, they wait for a `next` from the person who decides. */
export type Speed = "slow" | "normal" | "fast" | "instant" | "step";

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
  | { type: "wear"; seat: number; colour: number; avatar: string }
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
  | { type: "payments" | "price"; seat: number; move: string }
  | { type: "tickets" | "hint" | "advice" | "estimate"; seat: number }
  | { type: "offer"; seat: number; chosen: string[] }
  | { type: "needs"; seat: number; routes: string[] }
  | { type: "history" };

export interface Ask {
  type: "ask";
  id: string;
  question: Question;
}

export interface Ping {
  type: "ping";
}

/** About the bots. It is no part of the game: there is no answer, and no version. */
export type PaceMessage = { type: "speed"; speed: Speed } | { type: "next" };
