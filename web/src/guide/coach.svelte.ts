/** Which table is a guided one, and what its player has read: kept while the browser's tab lives. */

const MEMORY = "whistlestop-coach";

interface Notes {
  table: string;
  read: string[];
}

let notes = $state.raw<Notes | null>(remembered());

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

/** Send the coach away. */
export function leave(): void {
  keep(null);
}

function keep(next: Notes | null): void {
  notes = next;
  if (next) sessionStorage.setItem(MEMORY, JSON.stringify(next));
  else sessionStorage.removeItem(MEMORY);
}

function remembered(): Notes | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(MEMORY) ?? "null") as Partial<Notes> | null;
    return found?.table && Array.isArray(found.read) ? { table: found.table, read: found.read } : null;
  } catch {
    return null;
  }
}
