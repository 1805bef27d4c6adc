/** How far a table's chat was read; stored in the browser. */

import { persistent } from "../../../browser/memory";
import type { ChatLine } from "../../../protocol/incoming";

const KEY = "read-";

/** The time of the last line that was read. */
export function lastRead(table: string): number {
  return Number(persistent.read(KEY + table) ?? 0);
}

export function noteRead(table: string, at: number): void {
  persistent.write(KEY + table, String(at));
}

/** How many lines from others nobody here has read. */
export function unreadIn(chat: ChatLine[], mine: number[], read: number): number {
  return chat.filter((line) => line.at > read && !mine.includes(line.seat)).length;
}
