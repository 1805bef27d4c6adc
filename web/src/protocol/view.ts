/** A game as one seat sees it, in the ids of its board. */

export type Counts = Record<string, number>;

/** What is being paid for. */
export interface Building {
  purpose: string;
  cost: number;
  /** Cards of any kind that are still to be laid down. */
  to_give?: number;
  route?: string;
  city?: string;
}

/** What lies open before a player. */
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

/** The whole view; what only a seat sees is missing for a spectator. */
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
  players: PlayerView[];
  hand?: Counts;
  tickets?: string[];
  offer?: (string | null)[];
  festival_cards?: Counts;
}

/** What is different: whole fields, and of the players those who changed, by number. */
export type Changes = Partial<Omit<View, "players">> & {
  players?: Record<string, Partial<PlayerView>>;
};

/** What happened, as facts; `kind` says which. */
export interface Happening {
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
