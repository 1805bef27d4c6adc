/** People and bots at a table, and its time limit, in words. */

import type { ClockOptions, SeatInfo } from "../protocol/incoming";
import { seatName } from "./names";
import { listed, text, textOf } from "./texts";

/** A bot by its level or its style of play. */
export function botName(bot: string): string {
  return text("seat-bot", { level: textOf("level", bot, { level: bot }) });
}

/** All names except those of some seats. */
export function namesOf(seats: SeatInfo[], but: number[] = []): string {
  const names = seats.map((_, i) => seatName(seats, i)).filter((_, i) => !but.includes(i));
  return listed(names);
}

const MINUTE = 60;
const DAY = 86_400;

/** How long a turn may take. */
export function clockWords(clock: ClockOptions): string {
  if (clock.kind === "none") return text("setup-clock-none");
  if (clock.kind === "bank") {
    const minutes = Math.round(clock.seconds / MINUTE);
    return text("clock-of-bank", { minutes, seconds: clock.increment });
  }
  if (clock.seconds >= DAY) return text("clock-of-days", { days: Math.round(clock.seconds / DAY) });
  if (clock.seconds < MINUTE) return text("clock-of-seconds", { seconds: clock.seconds });
  return text("clock-of-minutes", { minutes: Math.round(clock.seconds / MINUTE) });
}
