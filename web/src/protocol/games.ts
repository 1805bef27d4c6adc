/** What the server says about finished games. */

import type { Score, SeatInfo } from "./incoming";
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

/** One analysed decision; without a choice there is no chance to report. */
export interface Judged {
  move: number;
  player: number;
  text: string;
  forced: boolean;
  before?: number;
  after?: number;
  options?: { text: string; chance: number; error: number }[];
}

export interface TurningPoint {
  move: number;
  player: number;
  kind: "mistake" | "swing";
  change: number;
}

export interface Analysis {
  decisions: Judged[];
  turning_points: TurningPoint[];
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

/** Download the record of the game. */
export async function record(table: string, invite = ""): Promise<Blob> {
  const path = `api/games/${encodeURIComponent(table)}/record`;
  const answer = await fetch(path, { credentials: "same-origin", headers: headers(invite) });
  if (!answer.ok) throw new Failure("http", answer.statusText);
  return answer.blob();
}
