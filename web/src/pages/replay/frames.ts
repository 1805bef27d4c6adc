/** A finished game as a list of frames: what every seat saw after each move. */

import type { Series } from "../../parts/chart";
import type { Judged, Replay, Story, TurningPoint } from "../../protocol/games";
import { patchView } from "../../protocol/table";
import type { View } from "../../protocol/view";

/** The views of all seats, by step: one before the first move and one after each. */
export function framesOf(replay: Replay): View[][] {
  const frames: View[][] = [replay.views];
  for (const { changes, own } of replay.steps) {
    const before = frames[frames.length - 1] as View[];
    frames.push(
      before.map((view, seat) => ({ ...patchView(view, changes), ...own[String(seat)] })),
    );
  }
  return frames;
}

/** Index of the log line to show at a step: the latest event so far; -1 if there is none. */
export function lineAt(happened: Story["happened"], step: number): number {
  return happened.findLastIndex(({ moves }) => moves <= step);
}

/** The step that a key goes to; null if the key does nothing here. */
export function stepBy(key: string, step: number, last: number): number | null {
  const far = Math.max(1, Math.round(last / 20));
  const to: Record<string, number> = {
    ArrowRight: step + 1,
    ArrowLeft: step - 1,
    PageDown: step + far,
    PageUp: step - far,
    Home: 0,
    End: last,
  };
  const found = to[key];
  return found === undefined ? null : Math.min(last, Math.max(0, found));
}

/** Each seat's chance to win, after each of its decisions. */
export function chanceSeries(decisions: Judged[], seats: number): Series[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: decisions.flatMap(({ player, move, after }): [number, number][] =>
      player === seat && after !== undefined ? [[move, after]] : [],
    ),
  }));
}

/** The decision at a turning point and, if it was a mistake, the better move. */
export function decisionOf(
  decisions: Judged[],
  point: TurningPoint,
): { made: Judged; better?: { text: string; chance: number } } | null {
  const made = decisions.find(({ move }) => move === point.move);
  if (!made) return null;
  const best = made.options?.[0];
  if (point.kind !== "mistake" || !best || best.text === made.text) return { made };
  return { made, better: best };
}
