/** The board in facts that can be read one city, one route, one ticket at a time. */

import type { BoardData, City, Route } from "../board/data";
import type { Choices } from "../choices";
import type { View } from "../protocol/view";
import { cardName, cityName, kindName, routeName } from "../texts/names";
import { paragraph, text } from "../texts/texts";
import { joined, ownersOf, type Way, wayOf } from "./network";

export interface RouteFact {
  route: Route;
  /** The seat that owns it. */
  owner: number | undefined;
  /** The move that claims it, if I may. */
  claim: string | undefined;
  /** The other route of a pair was claimed, and this one is closed with it. */
  closed: boolean;
}

export interface CityFact {
  city: City;
  routes: RouteFact[];
  /** Seats with a station or a harbour here. */
  stations: number[];
  harbours: number[];
  /** Festival cards that lie open here. */
  festivals: number;
  /** Moves that build here. */
  builds: string[];
}

export interface TicketFact {
  id: string;
  points: number;
  done: boolean;
  /** How it may still be done; null: others are in every way. */
  way: Way | null;
}

/** Cities to read about, by name. */
export function namedCities(board: BoardData, wanted: string, language: string): City[] {
  const names = new Intl.Collator(language);
  return board.cities
    .filter((city) => !city.junction && matches(city.name, wanted))
    .sort((a, b) => names.compare(a.name, b.name));
}

export function cityFact(board: BoardData, view: View, choices: Choices, id: string): CityFact | null {
  const city = board.cities.find((one) => one.id === id);
  if (!city) return null;
  const builders = (what: "stations" | "harbours") =>
    view.players.flatMap((player, seat) => (player[what].includes(id) ? [seat] : []));
  const festivals = board.festivals.filter((festival) => festival.cities.includes(id));
  return {
    city,
    routes: routeFacts(board, view, choices).filter(
      ({ route }) => route.from === id || route.to === id,
    ),
    stations: builders("stations"),
    harbours: builders("harbours"),
    festivals: festivals.reduce((sum, festival) => sum + (view.festivals[festival.id] ?? 0), 0),
    builds: choices.cities.get(id) ?? [],
  };
}

export function routeFacts(board: BoardData, view: View, choices: Choices): RouteFact[] {
  const owners = ownersOf(view);
  const few = view.players.length <= board.rules.double_closed_up_to;
  return board.routes.map((route) => ({
    route,
    owner: owners.get(route.id),
    claim: choices.routes.get(route.id),
    closed:
      few && !owners.has(route.id) && route.twin !== null && owners.has(route.twin),
  }));
}

/** What I may claim, by the city it starts from, so that few are read at a time. */
export function claimable(
  board: BoardData,
  view: View,
  choices: Choices,
  wanted: string,
): { city: string; routes: RouteFact[] }[] {
  const groups = new Map<string, RouteFact[]>();
  for (const fact of routeFacts(board, view, choices)) {
    if (!fact.claim || !matches(routeLine(board, fact.route), wanted)) continue;
    const name = cityName(board, fact.route.from);
    groups.set(name, [...(groups.get(name) ?? []), fact]);
  }
  return [...groups].map(([city, routes]) => ({ city, routes }));
}

export function ticketFacts(board: BoardData, view: View, me: number): TicketFact[] {
  const owned = view.players[me]?.routes ?? [];
  return board.tickets
    .filter((ticket) => view.tickets?.includes(ticket.id))
    .map(({ id, points, from, to }) => {
      const done = joined(board, owned, from, to);
      return { id, points, done, way: done ? null : wayOf(board, view, me, from, to) };
    });
}

/** The far end of a route, seen from a city. */
export function farEnd(route: Route, city: string): string {
  return route.from === city ? route.to : route.from;
}

/** A route in one line: where, how long, which colour and kind. */
export function routeLine(board: BoardData, route: Route): string {
  return text("route-label", {
    route: routeName(board, route.id),
    length: route.length,
    colour: cardName(route.colour ?? "grey"),
    kind: kindName(route.kind),
  });
}

/** What a route costs, before any cards are chosen. */
export function costLine(route: Route): string {
  const { colour, length: count, wild_symbols: wilds } = route;
  const lines = [
    colour === null
      ? text("access-cost-grey", { count })
      : text("access-cost", { count, colour: cardName(colour) }),
  ];
  if (wilds > 0) lines.push(text("access-cost-wilds", { wilds }));
  if (route.kind === "tunnel") lines.push(text("access-cost-tunnel"));
  return paragraph(lines);
}

/** Whether every word of a search is found, whatever its accents. */
export function matches(name: string, wanted: string): boolean {
  const plain = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const found = plain(name);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
