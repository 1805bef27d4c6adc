/** What is told aloud: everything once, quick moves together, and nothing behind a curtain. */

import type { Told } from "../protocol/table";

/** What has to be told now. */
export interface Telling {
  happened: Told[];
  /** Whose turn it is and what is asked; empty if that was told already. */
  now: string;
}

/** No single move makes more than this many things happen. */
const MOST_AT_ONCE = 6;

/** Keeps in mind what was told. */
export class News {
  private heard: number | null = null;
  private any = false;
  private last = "";

  /** We are here since this version: what happened before is in the log for those who want it. */
  begin(version: number): void {
    this.heard ??= version;
  }

  /** What is new at a version. `me` is the seat that listens. */
  tell(version: number, told: Told[], now: string, me: number | null): Telling {
    const since = this.heard ?? version;
    let happened = told.filter((one) => one.version > since);
    // All at once is new: the whole history was read, under the version of that moment.
    const first = told[0]?.version ?? 0;
    const many = told.filter((one) => one.version === first).length > MOST_AT_ONCE;
    if ((this.any || many) && happened.length === told.length) {
      happened = told.filter((one) => one.version > first);
    }
    this.heard = version;
    this.any ||= told.length > 0;
    // After a move of mine the same words are another turn.
    const moved = happened.some(({ happening }) => happening.player === me);
    const asked = now === this.last && !moved ? "" : now;
    this.last = now;
    return { happened, now: asked };
  }
}

const told = new WeakMap<object, Map<number | null, News>>();

/** What a seat of a table was told; each of several people at one screen hears what is new to them. */
export function newsOf(table: object, seat: number | null): News {
  const seats = told.get(table) ?? new Map<number | null, News>();
  told.set(table, seats);
  const news = seats.get(seat) ?? new News();
  seats.set(seat, news);
  return news;
}

/** Milliseconds to wait for more before telling; bots move several times a second. */
export const PAUSE = 350;
export const LONGEST_PAUSE = 1500;

/** When to tell what came at `came`, if the first that waits came at `first`. */
export function tellAt(first: number, came: number): number {
  return Math.min(came + PAUSE, first + LONGEST_PAUSE);
}
