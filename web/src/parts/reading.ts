/** How far the talk of a table was read; remembered by the browser. */

import type { ChatLine } from "../protocol/incoming";

const KEY = "whistlestop-read-";

/** When the last line was said that was read. */
export function lastRead(table: string): number {
  try {
    return Number(localStorage.getItem(KEY + table) ?? 0);
  } catch {
    return 0;
  }
}

export function noteRead(table: string, at: number): void {
  try {
    localStorage.setItem(KEY + table, String(at));
  } catch {
    // A browser that keeps nothing counts anew when the page is opened again.
  }
}

/** How many lines of others nobody here has read. */
export function unreadIn(chat: ChatLine[], mine: number[], read: number): number {
  return chat.filter((line) => line.at > read && !mine.includes(line.seat)).length;
}
