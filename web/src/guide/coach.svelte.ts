/** Which table is guided and which lessons were read; kept while the tab is open. */

import { perTab } from "../browser/memory";

const MEMORY = "coach";

/** The boards with a lesson about what is special there, in the order of the list. */
export const LESSONS = ["europe", "nordic", "great-lakes", "iberia"];

interface Notes {
  table: string;
  read: string[];
}

let notes = $state.raw<Notes | null>(storedNotes());

/** The guided table, if there is one. */
export function guidedTable(): string | null {
  return notes?.table ?? null;
}

export function begin(table: string): void {
  keep({ table, read: [] });
}

/** The lessons that were read. */
export function lessonsRead(): readonly string[] {
  return notes?.read ?? [];
}

export function markRead(lesson: string): void {
  if (notes && !notes.read.includes(lesson)) keep({ ...notes, read: [...notes.read, lesson] });
}

/** Dismiss the coach. */
export function leave(): void {
  keep(null);
}

function keep(next: Notes | null): void {
  notes = next;
  if (next) perTab.write(MEMORY, JSON.stringify(next));
  else perTab.forget(MEMORY);
}

function storedNotes(): Notes | null {
  const found = perTab.readJson(MEMORY) as Partial<Notes> | null;
  return found?.table && Array.isArray(found.read)
    ? { table: found.table, read: found.read }
    : null;
}
