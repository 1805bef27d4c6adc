/** Who sets the speed of bots, and whether one waits for a word. Pure. */

import type { SeatInfo, TableInfo } from "../../../protocol/incoming";
import type { Speed } from "../../../protocol/outgoing";
import type { View } from "../../../protocol/view";

function isBot(seat: SeatInfo | undefined): boolean {
  return !!seat && (seat.kind === "bot" || !!seat.away || !!seat.resigned);
}

/** Whether there are bots whose speed matters. */
export function hasBots(info: TableInfo): boolean {
  return info.seats.some(isBot);
}

/** Whether these seats set the speed: those of the only person who plays, or of the host. */
export function decides({ seats }: TableInfo, mine: number[]): boolean {
  const others = seats.some(
    (seat, i) => seat.kind === "person" && !isBot(seat) && !mine.includes(i),
  );
  return mine.length > 0 && (!others || mine.some((i) => seats[i]?.host));
}

/** Whether a bot is waiting for a word from these seats. */
export function waitsForWord(info: TableInfo, view: View, mine: number[], speed: Speed): boolean {
  const { seats, stage } = info;
  const turn =
    stage === "playing" && view.phase === "main" && view.to_act.some((i) => isBot(seats[i]));
  return speed === "step" && turn && decides(info, mine);
}
