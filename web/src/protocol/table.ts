/** What a client knows of a table, and how messages change it. Pure: nothing is changed in place. */

import type { OwnChanges, TableEvent, TableInfo, Welcome } from "./incoming";
import type { Changes, Happening, View } from "./view";

/** One seat's side of the game. */
export interface Side {
  view: View;
  legal: string[];
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
  told: Told[];
  invite: string;
}

export const SPECTATOR = "spectator";

/** An event that does not follow the last one: the table has to be asked for again. */
export class MissingEvent extends Error {}

/** The key of a seat's side. */
export function sideKey(seat: number | null): string {
  return seat === null ? SPECTATOR : String(seat);
}

/** The table as a welcome tells it. */
export function welcomed(message: Welcome, told: Told[] = []): TableState {
  const sides: Record<string, Side> = {};
  for (const { seat, view, legal } of message.views) {
    sides[sideKey(seat)] = { view, legal: legal ?? [] };
  }
  return {
    version: message.version,
    info: message.table,
    seats: message.seats ?? [],
    sides,
    told,
    invite: message.invite ?? "",
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
    sides[key] = moved(side, event.changes ?? {}, own.get(key));
  }
  return {
    ...state,
    version: event.version,
    info: event.table ?? state.info,
    seats,
    sides,
    told: [...state.told, ...news(event)],
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
    viewers.map((seat) => [sideKey(seat), { view: { ...view, viewer: seat }, legal: [] }]),
  );
}

function moved(side: Side, changes: Changes, own: OwnChanges | undefined): Side {
  const view = { ...patched(side.view, changes), ...(own?.changes as Partial<View>) };
  return { view, legal: own ? (own.legal ?? []) : side.legal };
}

/** What the event tells; whoever knows more of it is told that instead. */
function news(event: TableEvent): Told[] {
  const more = event.views?.find((view) => view.happened)?.happened;
  const happened = more ?? event.happened ?? [];
  return happened.map((happening) => ({ version: event.version, happening }));
}
