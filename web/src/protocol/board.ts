/** A board as the server describes it. */

export interface City {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  junction: boolean;
  harbour: boolean;
  points: number;
}

export interface Route {
  id: string;
  from: string;
  to: string;
  length: number;
  /** Null on a grey route, which takes any colour. */
  colour: string | null;
  kind: string;
  wild_symbols: number;
  twin: string | null;
  cards_for_one: number;
}

export interface Ticket {
  id: string;
  from: string;
  to: string;
  points: number;
  deck: string;
}

export interface Card {
  id: string;
  deck: string;
  colour: string | null;
  pieces: number;
  harbour_sign: boolean;
  count: number;
}

export interface Festival {
  id: string;
  cities: string[];
  /** How many cards there are. */
  cards: number;
  /** Points for 1, 2, ... cards; the last value also counts for more. */
  values: number[];
}

/** The centre of a space, and its angle in degrees, clockwise from the east. */
export type SpaceAt = [x: number, y: number, angle: number];

/** The curve of a route from city to city, as an SVG path, and its spaces. */
export interface DrawnRoute {
  path: string;
  spaces: SpaceAt[];
}

/** A city's name in one line or two; `y` is its vertical centre. */
export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  width: number;
  height: number;
  lines: string[];
}

/** Lengths in the units of the drawing. */
export interface Sizes {
  length: number;
  width: number;
  gap: number;
  lane_gap: number;
  city: number;
  junction: number;
  font: number;
  card: [width: number, height: number];
}

/** Where everything is on the drawn board, by id. */
export interface Layout {
  width: number;
  height: number;
  sizes: Sizes;
  cities: Record<string, [x: number, y: number]>;
  labels: Record<string, Label>;
  routes: Record<string, DrawnRoute>;
  /** The centre of the festival card at a city. */
  festivals: Record<string, [x: number, y: number]>;
}

/** The map behind a board, as SVG paths in the units of its layout. */
export interface Outlines {
  land: string | null;
  lakes: string | null;
  borders: string | null;
}

/** A small picture of a board, as SVG paths; all empty if it has too much on it to draw. */
export interface Sketch {
  width: number;
  height: number;
  land: string;
  lakes: string;
  /** The routes by colour; grey ones are called `grey`. */
  routes: Record<string, string>;
  /** A line of no length at each city. */
  cities: string;
}

/** The numbers and switches of a board's rules. */
export interface Rules {
  wild_limit: boolean;
  flush_at: number;
  row: number[];
  trains: number;
  ships: number;
  choose_pieces: number;
  suggested_trains: number;
  exchange_cost: number;
  end_at: number;
  last_turns: number;
  /** Cards dealt, by deck. */
  opening_hand: number[];
  /** Tickets dealt, by the name of their deck. */
  opening_tickets: Record<string, number>;
  opening_keep: number;
  /** Where refused tickets go: box, bottom or shuffle. */
  opening_refused: string;
  ticket_draw: number;
  ticket_keep: number;
  ticket_refused: string;
  draft: boolean;
  draft_hand: number;
  draft_keep: number;
  /** left or right, for each draft. */
  draft_passes: string[];
  route_points: number[];
  double_closed_up_to: number;
  wilds_on: string[];
  tunnel_cards: number;
  ferry_cards_for_wild: number;
  stations: number;
  station_costs: number[];
  station_points: number;
  harbours: number;
  harbour_train_cards: number;
  harbour_ship_cards: number;
  harbour_points: number[];
  harbour_unbuilt_points: number;
  longest_path_points: number;
  most_tickets_points: number;
  /** What breaks a tie, in this order. */
  ties: string[];
}

export interface BoardData {
  id: string;
  name: string;
  summary: string;
  players: [number, number];
  rules: Rules;
  colours: string[];
  decks: string[];
  cities: City[];
  routes: Route[];
  tickets: Ticket[];
  cards: Card[];
  festivals: Festival[];
  /** Null if the board has too much on it to draw. */
  layout: Layout | null;
  /** Whether there is a map behind the board. */
  outlines: boolean;
}

/** For a board that cannot be drawn. */
export const NO_LAYOUT: Layout = {
  width: 1,
  height: 1,
  sizes: { length: 1, width: 1, gap: 0, lane_gap: 0, city: 1, junction: 1, font: 1, card: [1, 1] },
  cities: {},
  labels: {},
  routes: {},
  festivals: {},
};
