/** The board as facts to read one city, one route or one ticket at a time. */

import type { BoardData, City, Route } from "../protocol/board";
import type { TicketOutlook } from "../protocol/incoming";
import type { View } from "../protocol/view";
import type { Choices } from "../table/choices";
import { language } from "../texts/language.svelte";
import { cardName, cityName, kindName, routeName } from "../texts/names";
import { cityWords, matches, routeWords } from "../texts/search";
import { paragraph, text } from "../texts/texts";
import { ownersOf } from "./network";

export interface RouteFact {
  route: Route;
  /** The seat that owns the route. */
  owner: number | undefined;
  /** The move that claims the route, if it is legal for me. */
  claim: string | undefined;
  /** Whether the route is closed because its twin was claimed. */
  closed: boolean;
}

export interface CityFact {
  city: City;
  routes: RouteFact[];
  /** Seats with a station or a harbour here. */
  stations: number[];
  harbours: number[];
  /** How many festival cards are left here. */
  festivals: number;
  /** Moves that build here. */
  builds: string[];
}

export interface TicketFact {
  id: string;
  points: number;
  /** Undefined until the server has answered. */
  outlook: TicketOutlook | undefined;
}

/** Cities that match a search, sorted by name. */
export function namedCities(board: BoardData, wanted: string): City[] {
  const { compare } = new Intl.Collator(language().formats);
  return board.cities
    .filter((city) => !city.junction && matches(cityWords(board, city), wanted))
    .sort((a, b) => compare(cityName(board, a.id), cityName(board, b.id)));
}

export function cityFact(
  board: BoardData,
  view: View,
  choices: Choices,
  id: string,
): CityFact | null {
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
  const closed = new Set(view.closed);
  return board.routes.map((route) => ({
    route,
    owner: owners.get(route.id),
    claim: choices.routes.get(route.id),
    closed: closed.has(route.id),
  }));
}

/** The routes I may claim, grouped by city to keep each list short. */
export function claimable(
  board: BoardData,
  view: View,
  choices: Choices,
  wanted: string,
): { city: string; routes: RouteFact[] }[] {
  const groups = new Map<string, RouteFact[]>();
  for (const fact of routeFacts(board, view, choices)) {
    const words = `${routeLine(board, fact.route)} ${routeWords(board, fact.route)}`;
    if (!fact.claim || !matches(words, wanted)) continue;
    const name = cityName(board, fact.route.from);
    groups.set(name, [...(groups.get(name) ?? []), fact]);
  }
  return [...groups].map(([city, routes]) => ({ city, routes }));
}

export function ticketFacts(board: BoardData, view: View, outlook: TicketOutlook[]): TicketFact[] {
  return board.tickets
    .filter((ticket) => view.tickets?.includes(ticket.id))
    .map(({ id, points }) => ({ id, points, outlook: outlook.find((one) => one.ticket === id) }));
}

/** The city at the other end of a route. */
export function farEnd(route: Route, city: string): string {
  return route.from === city ? route.to : route.from;
}

/** A route in one line: its cities, length, colour and kind. */
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
