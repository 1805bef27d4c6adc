/** What is read aloud: everything once, quick moves together, and nothing behind a curtain. */

import type { LogEntry } from "../protocol/table";

/** What to read aloud now. */
export interface Announcement {
  happened: LogEntry[];
  /** Whose turn it is and what to do; empty if that was already read. */
  now: string;
}

/** Remembers what was read aloud. */
export class News {
  private heard: number | null = null;
  private last = "";

  /** Start at this version: earlier events are in the log for anyone who wants them. */
  begin(version: number): void {
    this.heard ??= version;
  }

  /** What is new at a version. `me` is the seat that listens. */
  tell(version: number, log: LogEntry[], now: string, me: number | null): Announcement {
    const since = this.heard ?? version;
    const happened = log.filter((one) => one.version > since);
    this.heard = version;
    // After a move of mine, the same words are about a new turn.
    const moved = happened.some(({ event }) => event.player === me);
    const asked = now === this.last && !moved ? "" : now;
    this.last = now;
    return { happened, now: asked };
  }
}

const heard = new WeakMap<object, Map<number | null, News>>();

/** What one seat has heard. People who share a screen each hear what is new to them. */
export function newsOf(table: object, seat: number | null): News {
  const seats = heard.get(table) ?? new Map<number | null, News>();
  heard.set(table, seats);
  const news = seats.get(seat) ?? new News();
  seats.set(seat, news);
  return news;
}

/** How long to wait for more events, in milliseconds: bots move several times a second. */
export const PAUSE = 350;
export const LONGEST_PAUSE = 1500;

/**
 * When to read out an event that arrived at `came`, if the first one waiting arrived at `first`.
 */
export function announceAt(first: number, came: number): number {
  return Math.min(came + PAUSE, first + LONGEST_PAUSE);
}
