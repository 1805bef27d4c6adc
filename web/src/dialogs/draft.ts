/** A draft as its player sees it: what was picked so far, and where the hands go. */

import type { BoardData } from "../board/data";
import type { Told } from "../protocol/table";
import type { View } from "../protocol/view";

export interface Draft {
  /** 1 or 2. */
  number: number;
  /** My picks in this draft. */
  picked: string[];
  /** Which pick this is, of how many. */
  round: number;
  rounds: number;
  /** The seats that my hand goes to and comes from. */
  to: number;
  from: number;
}

export function draftOf(board: BoardData, view: View, told: Told[]): Draft {
  const second = told.findLastIndex(({ happening }) => happening.kind === "second-draft");
  const me = view.viewer ?? 0;
  const picked = told
    .slice(second + 1)
    .filter(({ happening }) => happening.kind === "pick" && happening.player === me)
    .flatMap(({ happening }) => happening.ticket ?? []);
  const step = board.rules.draft_passes[second < 0 ? 0 : 1] === "right" ? -1 : 1;
  const players = view.players.length;
  const held = view.offer?.length ?? 0;
  return {
    number: second < 0 ? 1 : 2,
    picked,
    round: picked.length + 1,
    rounds: picked.length + held,
    to: (me + step + players) % players,
    from: (me - step + players) % players,
  };
}
