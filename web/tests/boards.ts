/** Boards for the tests: a small one, and one that has everything. */

import type { BoardData, City, Route, Rules } from "../src/protocol/board";

export const city = (id: string, more: Partial<City> = {}): City => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  latitude: 0,
  longitude: 0,
  junction: false,
  harbour: false,
  points: 0,
  ...more,
});

/** `a-b 3 red`, or `a-b 3` for a grey route. */
export const route = (words: string, more: Partial<Route> = {}): Route => {
  const [id = "", length = "1", colour = null] = words.split(" ");
  const [from = "", to = ""] = id.split("-");
  return {
    id,
    from,
    to,
    length: Number(length),
    colour,
    kind: "track",
    wild_symbols: 0,
    twin: null,
    cards_for_one: 0,
    ...more,
  };
};

const plain: Rules = {
  wild_limit: true,
  flush_at: 3,
  row: [5],
  trains: 15,
  ships: 0,
  choose_pieces: 0,
  suggested_trains: 0,
  exchange_cost: 0,
  end_at: 2,
  last_turns: 1,
  opening_hand: [2],
  opening_tickets: { regular: 2 },
  opening_keep: 1,
  opening_refused: "bottom",
  ticket_draw: 2,
  ticket_keep: 1,
  ticket_refused: "bottom",
  draft: false,
  draft_hand: 0,
  draft_keep: 0,
  draft_passes: [],
  route_points: [1, 2, 4, 7, 10],
  double_closed_up_to: 2,
  wilds_on: ["track"],
  tunnel_cards: 0,
  ferry_cards_for_wild: 0,
  stations: 0,
  station_costs: [],
  station_points: 0,
  harbours: 0,
  harbour_train_cards: 0,
  harbour_ship_cards: 0,
  harbour_points: [],
  harbour_unbuilt_points: 0,
  longest_path_points: 0,
  most_tickets_points: 0,
  ties: ["tickets-done"],
};

const card = (id: string, more: Partial<BoardData["cards"][number]> = {}) => ({
  id,
  deck: "train",
  colour: id === "wild" ? null : id,
  pieces: 1,
  harbour_sign: false,
  count: 6,
  ...more,
});

/** a - b - c - d in a row, and a detour through e. */
export const small: BoardData = {
  id: "new-york",
  layout: null,
  outlines: false,
  name: "Small",
  summary: "",
  players: [2, 4],
  rules: plain,
  colours: ["red", "blue", "green"],
  decks: ["train"],
  cities: [city("a"), city("b", { points: 1 }), city("c"), city("d"), city("e")],
  routes: [
    route("a-b 2 red", { twin: "b-a" }),
    route("b-a 2 blue", { twin: "a-b" }),
    route("b-c 1"),
    route("c-d 3 green"),
    route("a-e 4 blue"),
    route("e-d 5 red"),
  ],
  tickets: [
    { id: "a-c", from: "a", to: "c", points: 5, deck: "regular" },
    { id: "a-d", from: "a", to: "d", points: 9, deck: "regular" },
  ],
  cards: [card("red"), card("blue"), card("green"), card("wild")],
  festivals: [],
};

export const everything: BoardData = {
  ...small,
  id: "everything",
  rules: {
    ...plain,
    row: [3, 3],
    ships: 10,
    choose_pieces: 20,
    suggested_trains: 12,
    exchange_cost: 1,
    opening_hand: [2, 2],
    opening_tickets: { long: 1, regular: 3 },
    wilds_on: ["tunnel", "ferry"],
    tunnel_cards: 3,
    ferry_cards_for_wild: 3,
    stations: 3,
    station_costs: [1, 2, 3],
    station_points: 4,
    harbours: 3,
    harbour_train_cards: 2,
    harbour_ship_cards: 2,
    harbour_points: [0, 10, 20, 30],
    harbour_unbuilt_points: -4,
    longest_path_points: 10,
    most_tickets_points: 10,
    ties: ["tickets-done", "fewest-stations", "longest-path-bonus", "longest-path"],
  },
  decks: ["train", "ship"],
  cities: [
    city("a", { harbour: true }),
    city("b", { points: 1 }),
    city("c"),
    city("d"),
    city("e", { junction: true }),
    city("chicago"),
    city("montreal"),
  ],
  routes: [
    route("a-b 2 red", { kind: "tunnel", twin: "b-a" }),
    route("b-a 3 blue", { twin: "a-b" }),
    route("b-c 3", { kind: "ferry", wild_symbols: 1 }),
    route("c-d 5 green", { kind: "sea" }),
    route("d-e 4", { cards_for_one: 4 }),
  ],
  tickets: ["chicago-timmins", "chicago-montreal", "montreal-new-york"].map((id) => ({
    id,
    from: "chicago",
    to: "montreal",
    points: 9,
    deck: "regular",
  })),
  cards: [
    ...small.cards,
    card("red-ship", { colour: "red", deck: "ship", harbour_sign: true }),
    card("red-double-ship", { colour: "red", deck: "ship", pieces: 2 }),
  ],
  festivals: [{ id: "both", cities: ["a", "c"], cards: 2, values: [1, 3] }],
};
