/** The server's HTTP API. */

import { takeEarly } from "../browser/early";
import type { BoardData, Outlines, Sketch } from "./board";
import type { ClockOptions, SeatInfo, TableOptions } from "./incoming";

export interface BoardShort {
  id: string;
  name: string;
  summary: string;
  players: [number, number];
}

/** What this server offers. */
export interface Offer {
  boards: BoardShort[];
  /** Whether its documentation is at /docs. */
  docs: boolean;
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
  public?: boolean;
  spectators?: boolean;
  clock?: ClockOptions;
  moves?: number;
  seats: SeatInfo[];
  mine?: number[];
  my_turn?: boolean;
  result?: { total: number; rank: number }[];
}

export interface SeatPlan {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

/** A table to create. The same key creates the same table, so that a resend is safe. */
export interface NewTable {
  board: string;
  seats: SeatPlan[];
  options?: Partial<TableOptions>;
  start: boolean;
  key: string;
}

/** A page of a list of tables; `next` leads to the page after it. */
export interface TablePage {
  tables: ListedTable[];
  next?: string;
}

/** The bots that can take a seat. */
export interface Bots {
  levels: string[];
  styles: string[];
  others: string[];
}

/** The server failed or refused, and says why. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** One request; throws a `Failure` if it is refused. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const about = { method, headers, credentials: "same-origin" } as const;
  const answer = await fetchOrFail(`api${path}`, { ...about, ...sent });
  const read: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { code = "http", reason = answer.statusText } = read as {
      code?: string;
      reason?: string;
    };
    throw new Failure(code, reason);
  }
  return read as T;
}

/** The server's answer; if there is none, throws a failure that can be put into words. */
async function fetchOrFail(path: string, request: RequestInit): Promise<Response> {
  try {
    return await ((request.method === "GET" && takeEarly(path)) || fetch(path, request));
  } catch (error) {
    throw new Failure("unreachable", (error as Error).message);
  }
}

export const me = () => call<Me>("GET", "/me");
export const introduce = (name: string) => call<Me>("POST", "/me", { name });
export const offer = () => call<Offer>("GET", "/boards");
export const boards = async () => (await offer()).boards;
export const bots = () => call<Bots>("GET", "/bots");
export const forget = () => call<unknown>("DELETE", "/me");
/** Log out all other devices; this also invalidates the personal link. */
export const endOtherLogins = () => call<unknown>("DELETE", "/me/sessions");
export const personalCode = async () => (await call<{ code: string }>("POST", "/me/code")).code;
export const recognise = (code: string) => call<Me>("POST", "/me/recognise", { code });
/** Finished games, the latest first; everybody's, or only mine. */
export async function games(mine: boolean, before = ""): Promise<TablePage> {
  const path = listPath("/games", { ...(mine && { mine: "true" }), ...(before && { before }) });
  const { games: tables, ...rest } = await call<{ games: ListedTable[]; next?: string }>(
    "GET",
    path,
  );
  return { tables, ...rest };
}
/** Create a table; returns its id and the secret of its link. */
export const create = (table: NewTable) =>
  call<{ id: string; invite: string }>("POST", "/tables", table);
/** Who sits at a table, and which seats are mine. */
export async function seats(
  table: string,
  invite: string,
): Promise<{ seats: SeatInfo[]; mine: number[] }> {
  const path = `/tables/${encodeURIComponent(table)}`;
  const headers = { "X-Invite": invite };
  const found = await call<{ table: { seats: SeatInfo[] }; mine: number[] }>(
    "GET",
    path,
    undefined,
    headers,
  );
  return { seats: found.table.seats, mine: found.mine };
}
/** My tables, starting with those where it is my turn. */
export const myTables = (before = "") =>
  call<TablePage>("GET", listPath("/me/tables", before ? { before } : {}));
/** A page of the lobby; the first one comes over its socket. */
export const lobbyPage = (before: string) =>
  call<TablePage>("GET", listPath("/tables", { before }));

/** Join two pages. A table that moved to the second one in the meantime is listed once. */
export function mergePages(first: ListedTable[], then: ListedTable[]): ListedTable[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

function listPath(path: string, query: Record<string, string>): string {
  const words = new URLSearchParams(query).toString();
  return words ? `${path}?${words}` : path;
}

const known = new Map<string, Promise<BoardData>>();

/** A board with all its data; requested once. */
export function board(id: string): Promise<BoardData> {
  const found = known.get(id) ?? call<BoardData>("GET", `/boards/${encodeURIComponent(id)}`);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
}

const drawn = new Map<string, Promise<Outlines>>();

/** The map behind a board; requested once. */
export function outlines(id: string): Promise<Outlines> {
  const found =
    drawn.get(id) ?? call<Outlines>("GET", `/boards/${encodeURIComponent(id)}/outlines`);
  drawn.set(id, found);
  found.catch(() => drawn.delete(id));
  return found;
}

const sketched = new Map<string, Promise<Sketch>>();

/** A small picture of a board; requested once. */
export function sketch(id: string): Promise<Sketch> {
  const found = sketched.get(id) ?? call<Sketch>("GET", `/boards/${encodeURIComponent(id)}/sketch`);
  sketched.set(id, found);
  found.catch(() => sketched.delete(id));
  return found;
}

/** Create a table and start its game at once; returns its id. */
export async function start(
  boardId: string,
  seats: SeatPlan[],
  key: string,
  options: Partial<TableOptions> = {},
): Promise<string> {
  return (await create({ board: boardId, seats, options, start: true, key })).id;
}

/** A random key for a new table. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40);
}
