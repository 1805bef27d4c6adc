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

export interface BoardData {
  id: string;
  name: string;
  summary: string;
  players: [number, number];
  rules: { trains: number; ships: number; stations: number; harbours: number };
  colours: string[];
  decks: string[];
  cities: City[];
  routes: Route[];
  tickets: Ticket[];
  cards: Card[];
  festivals: Festival[];
}
