/** The maths of a table's clocks. */

import type { Clock } from "./protocol/incoming";
import { text } from "./texts/texts";

/** Below this many seconds a clock warns. */
export const SOON = 10;

/** Seconds that a seat has left; null if no clock runs for it and none is kept. */
export function leftOf(
  clock: Clock,
  kind: string,
  seat: number,
  now: number,
): { seconds: number; runs: boolean } | null {
  const deadline = clock.deadlines[String(seat)];
  if (deadline !== undefined && deadline !== null) {
    return { seconds: Math.max(0, deadline - now), runs: true };
  }
  const bank = clock.banks[seat];
  return kind === "bank" && bank !== undefined ? { seconds: bank, runs: false } : null;
}

/** Seconds from now as moments, in milliseconds. */
export function momentsOf(waits: Record<string, number>, now: number): Record<string, number> {
  return Object.fromEntries(Object.entries(waits).map(([key, wait]) => [key, now + 1000 * wait]));
}

/** Seconds until a moment; none if it is past, or not known. */
export function untilThen(moment: number | undefined, now: number): number {
  return Math.max(0, ((moment ?? 0) - now) / 1000);
}

/** `0:09`, `12:34`, `2 h 05 min`, `3 days 4 h`; a second that has begun counts. */
export function timeWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [whole / 86_400, (whole / 3600) % 24, (whole / 60) % 60].map(Math.floor) as [
    number,
    number,
    number,
  ];
  if (days > 0) return text("clock-days", { days, hours });
  if (hours > 0) return text("clock-hours", { hours, minutes: two(minutes) });
  return `${minutes}:${two(whole % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
