/** Small messages for the tests. */

import type { TableEvent, TableInfo, TicketOutlook, Welcome } from "../src/protocol/incoming";
import type { PlayerView, View } from "../src/protocol/view";

export const player: PlayerView = {
  points: 0,
  cards: 2,
  tickets: 1,
  trains: 15,
  ships: 0,
  stations_left: 0,
  harbours_left: 0,
  routes: [],
  stations: [],
  harbours: [],
  festival_cards: 0,
};

export const view: View = {
  board: "new-york",
  viewer: 0,
  phase: "main",
  turn: 0,
  to_act: [0],
  row: ["blue", "red"],
  decks: { train: 30 },
  discard: {},
  tickets_left: 10,
  festivals: {},
  revealed: [],
  laid: {},
  building: null,
  last_turns: null,
  players: [player, player],
  hand: { blue: 1 },
  tickets: ["soho-chelsea"],
  offer: [],
};

/** The outlook of a ticket, of which only some matters. */
export function outlookOf(some: Partial<TicketOutlook>): TicketOutlook {
  return {
    ticket: "a-c",
    state: "possible",
    claims: [],
    spaces: 0,
    via: [],
    borrowed: [],
    trains: 0,
    ships: 0,
    turns: 0,
    helps: [],
    ...some,
  };
}

export const info: TableInfo = {
  id: "table-0001",
  board: "new-york",
  stage: "playing",
  options: {
    title: "",
    public: false,
    spectators: true,
    first: null,
    clock: { kind: "none", seconds: 0, increment: 0 },
    stand_in: "medium",
    hints: true,
    several_seats: false,
  },
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "bot", name: "Bot", bot: "easy" },
  ],
  rematch: "",
};

export const welcome: Welcome = {
  type: "welcome",
  version: 5,
  now: 0,
  seats: [0],
  table: info,
  views: [{ seat: 0, view, legal: ["draw", "take red"] }],
};

export function event(version: number, rest: Partial<TableEvent> = {}): TableEvent {
  return { type: "event", version, at: 0, entry: { type: "moved", seat: 0 }, ...rest };
}
