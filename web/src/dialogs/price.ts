/** What a move costs and what it is worth, in sentences. */

import type { BoardData, Route } from "../protocol/board";
import type { Payment } from "../protocol/incoming";
import type { View } from "../protocol/view";
import { restOf, verbOf } from "../texts/moves";
import { cardName, cityName, hasTaxis, routeName } from "../texts/names";
import { text } from "../texts/texts";

/** The title of a payment dialog. */
export function priceTitle(board: BoardData, move: string): string {
  const [what = ""] = restOf(move);
  if (verbOf(move) === "claim") return text("pay-title-route", { route: routeName(board, what) });
  return text(`pay-title-${verbOf(move)}`, { city: cityName(board, what) });
}

/** What to know before paying. */
export function priceLines(board: BoardData, view: View, move: string): string[] {
  const [what = ""] = restOf(move);
  if (verbOf(move) === "station") return stationLines(board, view);
  if (verbOf(move) === "harbour") return harbourLines(board, view, what);
  const route = board.routes.find((one) => one.id === what);
  return route ? routeLines(board, view, route) : [];
}

/** Whether the first payment is cheaper than the second. The server sorts them. */
export function isCheapest(board: BoardData, [first, second]: Payment[]): boolean {
  if (!first || !second || first.more) return false;
  const wild = board.cards.find((card) => card.colour === null)?.id ?? "";
  const wilds = (way: Payment) => way.cards[wild] ?? 0;
  const all = (way: Payment) => Object.values(way.cards).reduce((sum, n) => sum + n, 0);
  return second.more || wilds(first) < wilds(second) || all(first) < all(second);
}

function routeLines(board: BoardData, view: View, route: Route): string[] {
  const { rules } = board;
  const sea = route.kind === "sea";
  const count = route.length;
  const lines = [
    spacesLine(route),
    text("price-points", { points: rules.route_points[count - 1] ?? 0 }),
  ];
  if (route.wild_symbols > 0) lines.push(text("price-ferry", { count: route.wild_symbols }));
  if (route.kind === "ferry" && rules.ferry_cards_for_wild > 0) {
    lines.push(text("price-ferry-cards", { count: rules.ferry_cards_for_wild }));
  }
  const wilds = rules.wilds_on.includes(route.kind);
  if (route.cards_for_one > 0) {
    const facts = { count: route.cards_for_one };
    const own = wilds ? "price-cards-for-one" : "price-cards-for-one-only";
    lines.push(text(own, facts));
  } else if (!wilds) lines.push(text("price-no-wilds"));
  if (sea && board.cards.some((card) => card.pieces > 1)) lines.push(text("price-double-ships"));
  if (route.kind === "tunnel") lines.push(text("price-tunnel", { count: rules.tunnel_cards }));
  const me = view.players[view.viewer ?? 0];
  const left = ((sea ? me?.ships : me?.trains) ?? 0) - count;
  const land = hasTaxis(board) ? "price-taxis-left" : "price-trains-left";
  lines.push(text(sea ? "price-ships-left" : land, { count: left }));
  return lines;
}

/** How many spaces a route has, and which cards pay for them. */
function spacesLine({ kind, colour, length: count }: Route): string {
  const sea = kind === "sea";
  if (colour === null)
    return sea ? text("price-route-grey-sea", { count }) : text("price-route-grey", { count });
  const facts = { count, colour: cardName(colour) };
  return sea ? text("price-route-sea", facts) : text("price-route", facts);
}

function stationLines(board: BoardData, view: View): string[] {
  const { stations, station_costs: costs, station_points: points } = board.rules;
  const left = view.players[view.viewer ?? 0]?.stations_left ?? 0;
  const cost = costs[stations - left] ?? 0;
  return [
    text("price-station", { cost, left: left - 1 }),
    text("price-station-use"),
    text("price-station-unbuilt", { points: text("points", { points }) }),
  ];
}

function harbourLines(board: BoardData, view: View, city: string): string[] {
  const { rules } = board;
  const left = (view.players[view.viewer ?? 0]?.harbours_left ?? 0) - 1;
  const mine = board.tickets.filter(
    (ticket) => view.tickets?.includes(ticket.id) && [ticket.from, ticket.to].includes(city),
  );
  return [
    text("price-harbour", {
      trains: rules.harbour_train_cards,
      ships: rules.harbour_ship_cards,
      left,
    }),
    text("price-harbour-points", { worth: rules.harbour_points.slice(1).join("/") }),
    text("price-harbour-tickets", { count: mine.length, city: cityName(board, city) }),
    text("price-harbour-unbuilt", {
      points: text("points", { points: Math.abs(rules.harbour_unbuilt_points) }),
    }),
  ];
}
