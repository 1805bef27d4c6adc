/** A game as one seat sees it, with the ids of its board. */

export type Counts = Record<string, number>;

/** What is being paid for. */
export interface Building {
  purpose: string;
  cost: number;
  /** How many cards of any kind are still to be paid. */
  to_give?: number;
  route?: string;
  city?: string;
}

/** What everybody can see of a player. */
export interface PlayerView {
  points: number;
  cards: number;
  tickets: number;
  trains: number;
  ships: number;
  stations_left: number;
  harbours_left: number;
  routes: string[];
  stations: string[];
  harbours: string[];
  festival_cards: number;
}

/** The whole view; a spectator's lacks what only a seat may see. */
export interface View {
  board: string;
  viewer: number | null;
  phase: string;
  turn: number;
  to_act: number[];
  row: (string | null)[];
  decks: Counts;
  discard: Counts;
  tickets_left: number;
  festivals: Counts;
  revealed: string[];
  laid: Counts;
  building: Building | null;
  last_turns: number | null;
  /** Whether claiming one route of a double closes its twin. */
  closes_doubles?: boolean;
  /** Routes that are closed because their twin was claimed. */
  closed?: string[];
  players: PlayerView[];
  hand?: Counts;
  tickets?: string[];
  offer?: (string | null)[];
  festival_cards?: Counts;
}

/** What changed: whole fields, and the players who changed, by number. */
export type Changes = Partial<Omit<View, "players">> & {
  players?: Record<string, Partial<PlayerView>>;
};

/** An event as data; `kind` says which. */
export interface GameEvent {
  player: number | null;
  turn: number;
  kind: string;
  route?: string;
  city?: string;
  card?: string;
  deck?: string;
  ticket?: string;
  tickets?: string[];
  festival?: string;
  cards?: Counts;
  revealed?: string[];
  festivals?: Counts;
  points?: number;
  price?: number;
  count?: number;
  trains?: number;
  ships?: number;
  turns?: number;
  from?: string;
  to?: string;
}
