/** Messages to the server. */

export interface Hello {
  type: "hello";
  table: string;
  invite: string;
  version?: number;
}

export type Command =
  | { type: "play"; seat: number; move: string }
  | { type: "start" }
  | { type: "sit"; name: string; seat: number }
  | { type: "rematch" };

/** The id makes it safe to send again; the version is the one it answers. */
export interface Do {
  type: "do";
  id: string;
  version: number;
  command: Command;
}

export type Question =
  | { type: "payments"; seat: number; move: string }
  | { type: "hint"; seat: number }
  | { type: "history" };

export interface Ask {
  type: "ask";
  id: string;
  question: Question;
}

export type Outgoing = Hello | Do | Ask | { type: "ping" };
