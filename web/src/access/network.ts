/** Who owns which routes, and which cities they connect. */

import type { BoardData } from "../protocol/board";
import type { View } from "../protocol/view";

/** Groups of connected cities, the largest first; each group in the board's order. */
export function groupsOf(board: BoardData, owned: string[]): string[][] {
  const routes = board.routes.filter((route) => owned.includes(route.id));
  const group = new Map<string, Set<string>>();
  for (const { from, to } of routes) {
    const joined = new Set([...(group.get(from) ?? [from]), ...(group.get(to) ?? [to])]);
    for (const city of joined) group.set(city, joined);
  }
  const order = board.cities.map((city) => city.id);
  return [...new Set(group.values())]
    .map((cities) => order.filter((city) => cities.has(city)))
    .sort((a, b) => b.length - a.length);
}

/** The seat that owns each route. */
export function ownersOf(view: View): Map<string, number> {
  return new Map(
    view.players.flatMap((player, seat) => player.routes.map((id) => [id, seat] as const)),
  );
}
