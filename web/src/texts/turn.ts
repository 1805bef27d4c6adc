/** Whose turn it is, in words. */

import type { TableState } from "../protocol/table";
import type { View } from "../protocol/view";
import { seatName } from "./names";
import { listed, text } from "./texts";

/** `seat` is the seat that plays at this screen, `mine` whether it is to act. */
export function turnWords(
  state: TableState,
  view: View | undefined,
  seat: number | null,
  mine: boolean,
): string {
  const { seats, stage } = state.info;
  if (stage === "waiting") return text("turn-waiting");
  if (!view || stage !== "playing") return text("turn-nobody");
  if (!mine) {
    return text("turn-other", { names: listed(view.to_act.map((i) => seatName(seats, i))) });
  }
  // With several people at one screen, "you" could be anybody.
  if (state.seats.length === 1 || seat === null) return text("turn-mine");
  return text("turn-mine-named", { name: seatName(seats, seat) });
}
