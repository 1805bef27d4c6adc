/** The maths of a table's clocks. */

import type { Clock } from "../protocol/incoming";
import { text } from "../texts/texts";

/** The seconds below which a clock warns. */
export const SOON = 10;

/** The seconds a seat has left; null if it has no clock. */
export function timeLeft(
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

/** Convert seconds from now into timestamps in milliseconds. */
export function timestampsOf(waits: Record<string, number>, now: number): Record<string, number> {
  return Object.fromEntries(Object.entries(waits).map(([key, wait]) => [key, now + 1000 * wait]));
}

/** Seconds until a timestamp; 0 if it is past or unknown. */
export function secondsUntil(moment: number | undefined, now: number): number {
  return Math.max(0, ((moment ?? 0) - now) / 1000);
}

/** `0:09`, `12:34`, `2 h 05 min`, `3 days 4 h`; rounded up to a full second. */
export function timeWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [whole / 86_400, (whole / 3600) % 24, (whole / 60) % 60].map(
    Math.floor,
  ) as [number, number, number];
  if (days > 0) return text("clock-days", { days, hours });
  if (hours > 0) return text("clock-hours", { hours, minutes: two(minutes) });
  return `${minutes}:${two(whole % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
