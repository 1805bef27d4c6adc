/** Counting up the scores: part by part, and within each part player by player. */

import type { Score } from "../../../protocol/incoming";

/** One step of the count: one part of one player's score is written down. */
export interface Stroke {
  part: string;
  player: number;
  points: number;
}

/** How long the whole count should take, and the limits for one stroke, in milliseconds. */
const WHOLE = 10_000;
const QUICK = 170;
const SLOW = 650;

/** The parts of the score in the server's order. */
export function partsOf(scores: Score[]): string[] {
  return Object.keys(scores[0]?.parts ?? {});
}

/** All strokes in order, without the parts in which nobody scored. */
export function strokesOf(scores: Score[]): Stroke[] {
  return partsOf(scores)
    .filter((part) => scores.some((score) => score.parts[part]))
    .flatMap((part) =>
      scores.map((score) => ({ part, player: score.player, points: score.parts[part] ?? 0 })),
    );
}

/** How long one stroke takes. */
export function paceOf(strokes: number): number {
  return Math.min(SLOW, Math.max(QUICK, WHOLE / Math.max(1, strokes)));
}

/** Each player's points after the first `done` strokes, by seat. */
export function countedUp(strokes: Stroke[], done: number, players: number): number[] {
  const totals = Array.from({ length: players }, () => 0);
  for (const { player, points } of strokes.slice(0, done)) {
    totals[player] = (totals[player] ?? 0) + points;
  }
  return totals;
}

/** Whether a cell is filled in after the first `done` strokes. */
export function isCounted(strokes: Stroke[], done: number, part: string, player: number): boolean {
  const at = strokes.findIndex((stroke) => stroke.part === part && stroke.player === player);
  return at < 0 ? done >= strokes.length : at < done;
}

/** The most points anybody has at any time: the scale of the bars. */
export function highest(strokes: Stroke[], players: number): number {
  let most = 1;
  for (let done = 0; done <= strokes.length; done++) {
    most = Math.max(most, ...countedUp(strokes, done, players));
  }
  return most;
}

/** The parts of a bar as fractions of the scale: what was gained, and what was lost again. */
export function barOf(
  strokes: Stroke[],
  done: number,
  player: number,
  scale: number,
): { part: string; from: number; to: number }[] {
  const own = strokes.slice(0, done).filter((stroke) => stroke.player === player);
  const lost = own.reduce((sum, { points }) => sum + Math.min(0, points), 0);
  let at = 0;
  const shares = own
    .filter(({ points }) => points > 0)
    .map(({ part, points }) => {
      const from = at;
      at += points;
      return { part, from: from / scale, to: at / scale };
    });
  // Losses are crossed out at the end of the bar; no bar goes below zero.
  return lost < 0 && at > 0
    ? [...shares, { part: "", from: Math.max(0, at + lost) / scale, to: at / scale }]
    : shares;
}
