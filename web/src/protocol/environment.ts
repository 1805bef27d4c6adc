/** What a connection needs from outside: sockets, time, randomness and a memory. */

import { perTab } from "../browser/memory";
import { socketAddress } from "../browser/server";
import type { CommandMessage } from "./outgoing";

/** The part of WebSocket that a connection uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The environment of a connection; tests bring their own. */
export interface Environment {
  open(): Socket;
  later(run: () => void, milliseconds: number): unknown;
  random(): number;
  /** Whether nobody can see the page. */
  hidden?(): boolean;
  /** Keeps unanswered commands when the page is closed. */
  memory?: Memory;
}

export interface Memory {
  read(): CommandMessage[];
  write(messages: CommandMessage[]): void;
}

/** The browser as the environment of one table's connection. */
export function browser(table: string): Environment {
  return {
    open: () => new WebSocket(socketAddress("ws/table")) as unknown as Socket,
    later: (run, milliseconds) => setTimeout(run, milliseconds),
    random: Math.random,
    hidden: () => document.hidden,
    memory: memoryOf(`unsent-${table}`),
  };
}

/** A tab's memory. Each tab has its own, so that no two send the same command. */
function memoryOf(key: string): Memory {
  return {
    read: () => (perTab.readJson(key) ?? []) as CommandMessage[],
    write: (messages) =>
      messages.length > 0 ? perTab.write(key, JSON.stringify(messages)) : perTab.forget(key),
  };
}
