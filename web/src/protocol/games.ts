/** What the server says about finished games. */

import type { Reason, Score, SeatInfo } from "./incoming";
import { call, Failure } from "./rest";
import type { Changes, GameEvent, View } from "./view";

/** Everything that happened, with nothing hidden any more. */
export interface Story {
  board: string;
  /** Whether the game was played to its end. */
  over: boolean;
  seats: SeatInfo[];
  moves: number;
  /** Each with the number of moves made so far. */
  happened: (GameEvent & { moves: number })[];
  /** After each move, by seat. */
  points: number[][];
  scores: Score[];
  commitment?: string;
  seed?: string;
}

/** The first views of all seats, and what each move changed. */
export interface Replay {
  views: View[];
  steps: ReplayStep[];
}

export interface ReplayStep {
  player: number;
  move: string;
  changes: Changes;
  own: Record<string, Partial<View>>;
}

/** A move that was tried, with its chance to win. */
export interface TriedOption {
  text: string;
  chance: number;
  error: number;
}

/** How bad a mistake is. */
export type Grade = "inaccuracy" | "mistake" | "blunder";

/** One analysed decision; without a choice there is no chance to report. */
export interface Judged {
  move: number;
  turn?: number;
  player: number;
  text: string;
  forced: boolean;
  /** The chance with the best option, and with the move that was played. */
  before?: number;
  after?: number;
  loss?: number;
  class?: Grade | null;
  options?: TriedOption[];
  /** Why the best option was better. */
  reason?: Reason;
  more?: Reason[];
}

export interface TurningPoint {
  move: number;
  player: number;
  kind: "mistake" | "swing";
  change: number;
}

/** How well somebody played, of 100, and the levels that play as well. */
export interface Accuracy {
  score: number;
  low: number;
  high: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  like: { from: string; to: string } | null;
}

/** What changed a player's chance over the game, from 0 to 1; they add up. */
export interface Account {
  start: number;
  luck: number;
  skill: number;
  result: number;
}

export interface AnalysedPlayer {
  accuracy?: Accuracy | null;
  /** The costliest decisions. */
  lessons?: { move: number; reason: Reason; more?: Reason[] }[];
  account?: Account | null;
}

export interface Analysis {
  players?: AnalysedPlayer[];
  decisions: Judged[];
  turning_points: TurningPoint[];
}

/** What a player could do instead of a move. */
export interface DecisionPoint {
  move: number;
  player: number;
  legal: string[];
}

/** Another move and the one that was played, tried with the same guesses at what was hidden. */
export interface Trial {
  played: TriedOption;
  tried: TriedOption;
  sure: boolean;
  /** What speaks for the other move. */
  reasons: Reason[];
}

/** A game that is not public is shown only to those who have its invite. */
function headers(invite: string): Record<string, string> {
  return invite ? { "X-Invite": invite } : {};
}

function ask<T>(table: string, what: string, invite: string): Promise<T> {
  return call<T>("GET", `/games/${encodeURIComponent(table)}/${what}`, undefined, headers(invite));
}

export const story = (table: string, invite = "") => ask<Story>(table, "story", invite);
export const replay = (table: string, invite = "") => ask<Replay>(table, "replay", invite);
export const analysis = (table: string, invite = "") => ask<Analysis>(table, "analysis", invite);
export const decision = (table: string, move: number, invite = "") =>
  ask<DecisionPoint>(table, `decisions/${move}`, invite);
/** What another move would have done. */
export const trial = (table: string, move: number, other: string, invite = "") =>
  ask<Trial>(table, `decisions/${move}/trial?move=${encodeURIComponent(other)}`, invite);

/** Download the record of the game. */
export async function record(table: string, invite = ""): Promise<Blob> {
  const path = `api/games/${encodeURIComponent(table)}/record`;
  const answer = await fetch(path, { credentials: "same-origin", headers: headers(invite) });
  if (!answer.ok) throw new Failure("http", answer.statusText);
  return answer.blob();
}
