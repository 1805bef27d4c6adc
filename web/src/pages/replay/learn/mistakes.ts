/** A player's mistakes, and how another move compares with them. */

import type { Mark } from "../../../parts/chart";
import type { Account, Accuracy, Analysis, Grade, Judged } from "../../../protocol/games";
import type { Reason } from "../../../protocol/incoming";
import { hasText, text, textOf } from "../../../texts/texts";

/** A decision that cost more than luck can explain. */
export interface Mistake extends Judged {
  grade: Grade;
  /** The chance with the best move, with the one that was played, and the difference. */
  before: number;
  after: number;
  loss: number;
  options: NonNullable<Judged["options"]>;
  reasons: Reason[];
}

/** How a move compares with the one that was played and with the best. */
export type Verdict = "best" | "good" | "better" | "no-better" | "same";

/** Signs as chess players write them. */
export const SIGNS: Record<Grade, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
export const GRADES: Grade[] = ["blunder", "mistake", "inaccuracy"];

/** Differences up to this share of the games mean nothing. */
const NOISE = 0.02;

/** The mistakes of a seat, in the order of the game. */
export function mistakesOf({ decisions, players = [] }: Analysis, seat: number): Mistake[] {
  const lessons = players[seat]?.lessons ?? [];
  return decisions
    .filter(({ player, class: grade }) => player === seat && grade)
    .map((judged) => {
      const { before = 0, after = 0, options = [] } = judged;
      const taught = judged.reason ? judged : lessons.find(({ move }) => move === judged.move);
      return {
        ...judged,
        grade: judged.class as Grade,
        before,
        after,
        loss: judged.loss ?? before - after,
        options,
        reasons: taught?.reason ? [taught.reason, ...(taught.more ?? [])] : [],
      };
    });
}

/** The move that would have been best. */
export function bestOf({ options, text }: Mistake): string {
  return options[0]?.text ?? text;
}

/** How a move with this chance compares. */
export function verdictOf(mistake: Mistake, move: string, chance: number): Verdict {
  if (move === mistake.text) return "same";
  if (move === bestOf(mistake)) return "best";
  if (chance >= mistake.before - NOISE) return "good";
  return chance > mistake.after + NOISE ? "better" : "no-better";
}

/**
 * The chance of a move that was tried later, against the one that was played: with fresh guesses
 * both may be off, but not the difference.
 */
export function comparedChance({ after }: Mistake, played: number, tried: number): number {
  return Math.min(1, Math.max(0, after + tried - played));
}

/** How many mistakes of each kind, the worst first. */
export function gradeCounts({ blunders, mistakes, inaccuracies }: Accuracy): [Grade, number][] {
  const counts = { blunder: blunders, mistake: mistakes, inaccuracy: inaccuracies };
  return GRADES.map((grade) => [grade, counts[grade]]);
}

/** The levels that played as well: their names, and whether they can be told apart. */
export function likeOf({ like }: Accuracy): { id: string; from: string; to: string } | null {
  if (!like) return null;
  const [from, to] = [like.from, like.to].map((level) => textOf("level", level, { level }));
  const names = { from: from ?? "", to: to ?? "" };
  if (like.from === like.to) return { id: "learn-like", ...names };
  const all = like.from === "easy" && like.to === "expert";
  return { id: all ? "learn-like-any" : "learn-like-between", ...names };
}

/** What my moves cost and what luck did, as whole percentage points, and in which direction. */
export function accountOf({ skill, luck }: Account): { how: string; moves: number; luck: number } {
  const [cost, points] = [Math.round(100 * skill), Math.round(100 * luck)];
  return { how: points > 0 ? "gain" : "cost", moves: Math.abs(cost), luck: Math.abs(points) };
}

/** Marks for the chart of the chances. */
export function chartMarks(mistakes: Mistake[]): Mark[] {
  return mistakes.map(({ player, move, grade }) => ({
    seat: player,
    move,
    sign: SIGNS[grade],
    label: hasText(`grade-${grade}`) ? text(`grade-${grade}`) : "",
  }));
}

/** The line of the log that a mistake belongs to: the first thing its player did with it. */
export function markedLines(
  happened: { moves: number; player: number | null }[],
  mistakes: Mistake[],
): Map<number, Grade> {
  const found = new Map<number, Grade>();
  for (const { move, player, grade } of mistakes) {
    const line = happened.findIndex((event) => event.moves >= move && event.player === player);
    if (line >= 0) found.set(line, grade);
  }
  return found;
}
