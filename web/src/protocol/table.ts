/** What a client knows of a table, and how messages change it. Pure: nothing is changed in place. */

import type { ChatLine, Clock, History, Mute, OwnChanges, TableEvent, TableInfo, Welcome } from "./incoming";
import type { Changes, Happening, View } from "./view";

/** One seat's side of the game: what it sees, may do, and knows of what happened. */
export interface Side {
  view: View;
  legal: string[];
  told: Told[];
}

/** What happened at a version; kept to be told in the log. */
export interface Told {
  version: number;
  happening: Happening;
}

export interface TableState {
  version: number;
  info: TableInfo;
  seats: number[];
  /** By seat; a spectator's is at `SPECTATOR`. */
  sides: Record<string, Side>;
  chat: ChatLine[];
  clock: Clock | null;
  invite: string;
  /** Whom my seats do not want to hear. */
  muted: Mute[];
}

export const SPECTATOR = "spectator";

/** An event that does not follow the last one: the table has to be asked for again. */
export class MissingEvent extends Error {}

/** The key of a seat's side. */
export function sideKey(seat: number | null): string {
  return seat === null ? SPECTATOR : String(seat);
}

/** The table as a welcome tells it. */
export function welcomed(message: Welcome): TableState {
  const sides: Record<string, Side> = {};
  for (const { seat, view, legal } of message.views) {
    sides[sideKey(seat)] = { view, legal: legal ?? [], told: [] };
  }
  return {
    version: message.version,
    info: message.table,
    seats: message.seats ?? [],
    sides,
    chat: [],
    clock: message.clock ?? null,
    invite: message.invite ?? "",
    muted: message.muted ?? [],
  };
}

/** The table after an event. One that was seen already changes nothing. */
export function applied(state: TableState, event: TableEvent): TableState {
  if (event.version <= state.version) return state;
  if (event.version !== state.version + 1) {
    throw new MissingEvent(`expected event ${state.version + 1}, got ${event.version}`);
  }
  const seats = event.seats ?? state.seats;
  const own = new Map((event.views ?? []).map((view) => [sideKey(view.seat), view]));
  const before = event.view ? begun(event.view, seats) : state.sides;
  const sides: Record<string, Side> = {};
  for (const [key, side] of Object.entries(before)) {
    sides[key] = moved(side, event, own.get(key));
  }
  return {
    ...state,
    version: event.version,
    info: event.table ?? state.info,
    seats,
    sides,
    chat: [...state.chat, ...said(event)],
    clock: event.clock ?? state.clock,
    muted: mutedAfter(state.muted, event),
  };
}

/** A view brought up to date. */
export function patched(view: View, changes: Changes): View {
  const { players: changed = {}, ...fields } = changes;
  const players = view.players.map((player, i) => ({ ...player, ...changed[String(i)] }));
  return { ...view, ...fields, players };
}

function begun(view: View, seats: number[]): Record<string, Side> {
  const viewers = seats.length > 0 ? seats : [null];
  return Object.fromEntries(
    viewers.map((seat) => [sideKey(seat), { view: { ...view, viewer: seat }, legal: [], told: [] }]),
  );
}

function moved(side: Side, event: TableEvent, own: OwnChanges | undefined): Side {
  const view = { ...patched(side.view, event.changes ?? {}), ...(own?.changes as Partial<View>) };
  // Whoever knows more of what happened is told that instead.
  const happened = own?.happened ?? event.happened ?? [];
  const news = happened.map((happening) => ({ version: event.version, happening }));
  return {
    view,
    legal: own ? (own.legal ?? []) : side.legal,
    told: [...side.told, ...news],
  };
}

function mutedAfter(muted: Mute[], { do: done }: TableEvent): Mute[] {
  const { type, seat, other, on } = done;
  if (seat === undefined) return muted;
  // Whoever sits there next has not muted anybody, and is not muted.
  if (type === "left" || type === "arranged") {
    return muted.filter((mute) => mute.seat !== seat && mute.other !== seat);
  }
  if (type !== "muted" || other === undefined) return muted;
  const others = muted.filter((mute) => mute.seat !== seat || mute.other !== other);
  return on ? [...others, { seat, other }] : others;
}

function said({ at, do: done }: TableEvent): ChatLine[] {
  if ((done.type !== "said" && done.type !== "reacted") || done.seat === undefined) return [];
  return [{ ...done, at, type: done.type, seat: done.seat }];
}

/** The same table with all that happened before we came, and what was said. */
export function remembered(state: TableState, history: History): TableState {
  const sides = Object.entries(state.sides).map(([key, side]): [string, Side] => {
    const known = history.happened.find(({ seat }) => sideKey(seat) === key)?.happened ?? [];
    const before = known.map((happening) => ({ version: history.version, happening }));
    const since = side.told.filter((told) => told.version > history.version);
    return [key, { ...side, told: [...before, ...since] }];
  });
  const last = history.chat.at(-1)?.at ?? 0;
  const chat = [...history.chat, ...state.chat.filter((line) => line.at > last)];
  return { ...state, sides: Object.fromEntries(sides), chat };
}
