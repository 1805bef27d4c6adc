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
  /** None: grey, any colour. */
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
  opening_keep: number;
  ticket_draw: number;
  ticket_keep: number;
  draft: boolean;
  route_points: number[];
  double_closed_up_to: number;
  wilds_on: string[];
  tunnel_cards: number;
  ferry_cards_for_wild: number;
  stations: number;
  station_costs: number[];
  station_points: number;
  harbours: number;
  harbour_points: number[];
  harbour_unbuilt_points: number;
  longest_path_points: number;
  most_tickets_points: number;
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
}
