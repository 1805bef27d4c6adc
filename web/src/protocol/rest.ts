/** The server's HTTP side. */

import type { BoardData } from "../board/data";
import type { SeatInfo } from "./incoming";

export interface BoardShort {
  id: string;
  name: string;
  summary: string;
  players: [number, number];
}

export interface Me {
  known: boolean;
  name: string;
}

/** A table as lists show it. */
export interface ListedTable {
  id: string;
  board: string;
  stage: string;
  changed: number;
  title: string;
  seats: SeatInfo[];
  mine?: number[];
  my_turn?: boolean;
  result?: { total: number; rank: number }[];
}

export interface SeatPlan {
  kind: "person" | "bot" | "open";
  bot?: string;
}

/** The server did not do it, and says why. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** One request; a `Failure` says why it was refused. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const about = { method, headers, credentials: "same-origin" } as const;
  const answer = await fetch(`/api${path}`, { ...about, ...sent });
  const read: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { code = "http", reason = answer.statusText } = read as { code?: string; reason?: string };
    throw new Failure(code, reason);
  }
  return read as T;
}

export const me = () => call<Me>("GET", "/me");
export const introduce = (name: string) => call<Me>("POST", "/me", { name });
export const boards = async () => (await call<{ boards: BoardShort[] }>("GET", "/boards")).boards;
export const bots = () => call<{ levels: string[] }>("GET", "/bots");
export const myTables = async () =>
  (await call<{ tables: ListedTable[] }>("GET", "/me/tables")).tables;

const known = new Map<string, Promise<BoardData>>();

/** All of a board; asked for once. */
export function board(id: string): Promise<BoardData> {
  const found = known.get(id) ?? call<BoardData>("GET", `/boards/${encodeURIComponent(id)}`);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
}

/** Set a table up and begin at once; its id. */
export async function start(boardId: string, seats: SeatPlan[], key: string): Promise<string> {
  const body = { board: boardId, seats, start: true, key };
  return (await call<{ id: string }>("POST", "/tables", body)).id;
}
