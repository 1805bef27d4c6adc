/**
 * Short help for the things at the table: which messages explain them, and which part of the rules.
 */

import type { BoardData, City, Route } from "../protocol/board";
import type { View } from "../protocol/view";
import { cardName, routeName } from "../texts/names";
import type { Facts } from "../texts/texts";

export interface Help {
  /** The kind of thing. */
  id: string;
  title: { id: string; facts: Facts };
  lines: { id: string; facts: Facts }[];
  /** The part of the rules with the details. */
  part: string;
}

const PARTS: Record<string, string> = {
  route: "claim",
  grey: "claim",
  substitute: "claim",
  owned: "claim",
  tunnel: "tunnels",
  ferry: "ferries",
  sea: "sea",
  deck: "cards",
  row: "cards",
  wild: "cards",
  hand: "claim",
  tickets: "tickets",
  ticket: "tickets",
  players: "end",
  score: "score",
  station: "stations",
  "city-station": "stations",
  harbour: "harbours",
  "city-harbour": "harbours",
  sight: "sights",
  festival: "festivals",
  city: "tickets",
  junction: "sea",
};

/** The kind of help for a route. */
export function kindOfRoute(route: Route): string {
  if (route.cards_for_one > 0) return "substitute";
  if (route.kind === "tunnel" || route.kind === "ferry" || route.kind === "sea") return route.kind;
  return route.colour === null ? "grey" : "route";
}

/** Help for a route on the map. */
export function helpOfRoute(board: BoardData, view: View, names: string[], route: Route): Help {
  const owner = view.players.findIndex((player) => player.routes.includes(route.id));
  const { rules } = board;
  const kind = kindOfRoute(route);
  const id = owner >= 0 ? "owned" : kind;
  const facts = {
    length: route.length,
    points: rules.route_points[route.length - 1] ?? 0,
    colour: cardName(route.colour ?? "grey"),
    count: kind === "substitute" ? route.cards_for_one : rules.tunnel_cards,
    wilds: route.wild_symbols,
    name: names[owner] ?? "",
  };
  const lines = [line(id, facts)];
  if (owner < 0 && kind !== "substitute") {
    lines.push(line("wilds", { on: rules.wilds_on.includes(route.kind) ? "yes" : "no" }));
  }
  if (route.twin) {
    lines.push(line(view.closes_doubles ? "double-closed" : "double"));
  }
  const title = { id: "help-title-route", facts: { route: routeName(board, route.id) } };
  return { id, title, lines, part: PARTS[id] ?? "" };
}

/** What is special about a city at this point of the game. */
export function kindOfCity(board: BoardData, view: View, city: City): string {
  if (city.junction) return "junction";
  if (view.players.some((player) => player.stations.includes(city.id))) return "station";
  if (view.players.some((player) => player.harbours.includes(city.id))) return "harbour";
  if (city.points) return "sight";
  if (city.harbour) return "city-harbour";
  if (board.festivals.some((festival) => festival.cities.includes(city.id))) return "festival";
  return board.rules.stations > 0 ? "city-station" : "city";
}

/** Help for a city on the map. */
export function helpOfCity(board: BoardData, view: View, city: City): Help {
  const id = kindOfCity(board, view, city);
  const title = {
    id: city.junction ? "help-title-junction" : "help-title-city",
    facts: { city: city.name },
  };
  return { id, title, lines: [line(id, { points: city.points })], part: PARTS[id] ?? "" };
}

/** Help for an element that names its own kind. */
export function helpOfThing(board: BoardData, id: string): Help | null {
  if (!PARTS[id]) return null;
  const { rules } = board;
  const facts = {
    limit: rules.wild_limit ? "yes" : "no",
    draw: rules.ticket_draw,
    keep: rules.ticket_keep,
    pieces: rules.end_at,
  };
  return {
    id,
    title: { id: `help-title-${id}`, facts: {} },
    lines: [line(id, facts)],
    part: PARTS[id],
  };
}

/** Selects every element that has help. */
export const EXPLAINED = "[data-help], [data-route], [data-city]";

/** Help for an element: its own, or that of the closest ancestor that has some. */
export function helpAt(
  board: BoardData,
  view: View,
  names: string[],
  target: Element,
): Help | null {
  const thing = target.closest<HTMLElement | SVGElement>(EXPLAINED);
  if (!thing) return null;
  const { route: routeId, city: cityId, help } = thing.dataset;
  const route = board.routes.find((one) => one.id === routeId);
  if (route) return helpOfRoute(board, view, names, route);
  const city = board.cities.find((one) => one.id === cityId);
  if (city) return helpOfCity(board, view, city);
  return help ? helpOfThing(board, help) : null;
}

function line(id: string, facts: Facts = {}): { id: string; facts: Facts } {
  return { id: `help-${id}`, facts };
}
