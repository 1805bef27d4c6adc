/** Who won and why, in words. */

import type { Score } from "../../../protocol/incoming";
import { listed, text, textOf } from "../../../texts/texts";

export interface Verdict {
  winners: number[];
  words: string;
  why: string;
}

/** `names` by seat; `mine` are the reader's own seats. */
export function verdictOf(scores: Score[], names: string[], mine: number[]): Verdict {
  const ranked = [...scores].sort((a, b) => a.rank - b.rank);
  const first = ranked.filter(({ rank }) => rank === 1);
  const winners = first.map(({ player }) => player);
  const you = mine.length === 1 && winners.length === 1 && winners[0] === mine[0] ? "yes" : "no";
  const facts = { you, names: listed(winners.map((seat) => names[seat] ?? "")) };
  const words = winners.length > 1 ? text("end-shared", facts) : text("score-won", facts);
  return { winners, words, why: whyOf(first, ranked, names) };
}

function whyOf(first: Score[], ranked: Score[], names: string[]): string {
  const [best] = first;
  if (!best || ranked.length < 2) return "";
  if (first.length > 1) return text("end-why-shared", { points: best.total });
  const level = ranked.filter(({ rank, total }) => rank > 1 && total === best.total);
  if (level.length > 0) {
    const others = listed(level.map(({ player }) => names[player] ?? ""));
    return textOf("end-why", best.tie.by ?? "other", { points: best.total, names: others });
  }
  const second = ranked[1] as Score;
  return text("end-why-points", {
    points: best.total,
    ahead: best.total - second.total,
    name: names[second.player] ?? "",
  });
}
