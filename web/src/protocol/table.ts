/**
 * What a client knows about a table, and how messages change it. Pure: nothing is modified in
 * place.
 */

import type {
  ChatLine,
  Clock,
  History,
  Mute,
  Options,
  OwnChanges,
  TableEvent,
  TableInfo,
  Welcome,
} from "./incoming";
import type { Changes, GameEvent, View } from "./view";

/** One seat's side of the game: its view, its legal moves and its log. */
export interface Side {
  view: View;
  legal: string[];
  log: LogEntry[];
  options: Options;
}

/** An event and the version it happened at; kept for the log. */
export interface LogEntry {
  version: number;
  event: GameEvent;
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
  /** Whom my seats have muted. */
  muted: Mute[];
}

export const SPECTATOR = "spectator";

/** An event does not follow the last one: the table has to be requested again. */
export class MissingEvent extends Error {}

/** The key of a seat's side. */
export function sideKey(seat: number | null): string {
  return seat === null ? SPECTATOR : String(seat);
}

/** The table as a welcome describes it. */
export function fromWelcome(message: Welcome): TableState {
  const sides: Record<string, Side> = {};
  for (const { seat, view, ...options } of message.views) {
    sides[sideKey(seat)] = { view, legal: options.legal ?? [], log: [], options };
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

/** The table after an event. A known event changes nothing. */
export function applyEvent(state: TableState, event: TableEvent): TableState {
  if (event.version <= state.version) return state;
  if (event.version !== state.version + 1) {
    throw new MissingEvent(`expected event ${state.version + 1}, got ${event.version}`);
  }
  const seats = event.seats ?? state.seats;
  const own = new Map((event.views ?? []).map((view) => [sideKey(view.seat), view]));
  const before = event.view ? newSides(event.view, seats) : state.sides;
  const sides: Record<string, Side> = {};
  for (const [key, side] of Object.entries(before)) {
    sides[key] = advanced(side, event, own.get(key));
  }
  return {
    ...state,
    version: event.version,
    info: event.table ?? state.info,
    seats,
    sides,
    chat: [...state.chat, ...chatLinesOf(event)],
    clock: event.clock ?? state.clock,
    muted: mutedAfter(state.muted, event),
  };
}

/** A view with changes applied. */
export function patchView(view: View, changes: Changes): View {
  const { players: changed = {}, ...fields } = changes;
  const players = view.players.map((player, i) => ({ ...player, ...changed[String(i)] }));
  return { ...view, ...fields, players };
}

function newSides(view: View, seats: number[]): Record<string, Side> {
  const viewers = seats.length > 0 ? seats : [null];
  return Object.fromEntries(
    viewers.map((seat) => [
      sideKey(seat),
      { view: { ...view, viewer: seat }, legal: [], log: [], options: {} },
    ]),
  );
}

function advanced(side: Side, event: TableEvent, own: OwnChanges | undefined): Side {
  const view = { ...patchView(side.view, event.changes ?? {}), ...(own?.changes as Partial<View>) };
  // A seat that may know more gets its own version of the events.
  const happened = own?.happened ?? event.happened ?? [];
  const news = happened.map((one) => ({ version: event.version, event: one }));
  return {
    view,
    legal: own ? (own.legal ?? []) : side.legal,
    log: [...side.log, ...news],
    options: own ?? side.options,
  };
}

function mutedAfter(muted: Mute[], { entry }: TableEvent): Mute[] {
  const { type, seat, other, on } = entry;
  if (seat === undefined) return muted;
  // The next person in this seat has muted nobody, and nobody has muted them.
  if (type === "left" || type === "arranged") {
    return muted.filter((mute) => mute.seat !== seat && mute.other !== seat);
  }
  if (type !== "muted" || other === undefined) return muted;
  const others = muted.filter((mute) => mute.seat !== seat || mute.other !== other);
  return on ? [...others, { seat, other }] : others;
}

function chatLinesOf({ at, entry }: TableEvent): ChatLine[] {
  if ((entry.type !== "said" && entry.type !== "reacted") || entry.seat === undefined) return [];
  return [{ ...entry, at, type: entry.type, seat: entry.seat }];
}

/** The same table with the log and the chat from before we connected. */
export function withHistory(state: TableState, history: History): TableState {
  const sides = Object.entries(state.sides).map(([key, side]): [string, Side] => {
    const known = history.happened.find(({ seat }) => sideKey(seat) === key)?.happened ?? [];
    const before = known.map(({ version, ...event }) => ({ version, event }));
    const since = side.log.filter((entry) => entry.version > history.version);
    return [key, { ...side, log: [...before, ...since] }];
  });
  const last = history.chat.at(-1)?.at ?? 0;
  const chat = [...history.chat, ...state.chat.filter((line) => line.at > last)];
  return { ...state, sides: Object.fromEntries(sides), chat };
}
