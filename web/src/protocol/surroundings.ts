/** What a connection needs of the world around it: sockets, time, chance, and a memory. */

import type { Do } from "./outgoing";

/** What a browser's WebSocket has that is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The world around a connection; tests bring their own. */
export interface Surroundings {
  open(): Socket;
  later(run: () => void, milliseconds: number): unknown;
  random(): number;
  /** Where commands that were not answered outlive the page. */
  memory?: Memory;
}

export interface Memory {
  read(): Do[];
  write(messages: Do[]): void;
}

/** A browser's surroundings for one table. */
export function browser(table: string, place: Location = location): Surroundings {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return {
    open: () => new WebSocket(`${scheme}://${place.host}/ws/table`) as unknown as Socket,
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    random: Math.random,
    memory: memoryOf(`whistlestop-unsent-${table}`),
  };
}

/** A tab's memory. Another tab has its own, so that nothing is sent by both. */
function memoryOf(key: string): Memory {
  return {
    read: () => JSON.parse(stored((shelf) => shelf.getItem(key)) ?? "[]") as Do[],
    write: (messages) => {
      stored((shelf) =>
        messages.length > 0 ? shelf.setItem(key, JSON.stringify(messages)) : shelf.removeItem(key),
      );
    },
  };
}

/** A browser may forbid storage: then what was not sent does not outlive the page. */
function stored<T>(use: (shelf: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
