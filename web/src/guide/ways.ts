/** The shortest way to finish a ticket: an aid for beginners, not a rule. */

import type { BoardData, Route, Ticket } from "../board/data";
import type { View } from "../protocol/view";

/** Routes that the seat could still claim, as far as the map shows it. */
export function openRoutes(board: BoardData, view: View, seat: number): Route[] {
  const owners = ownersOf(view);
  const closing = view.players.length <= board.rules.double_closed_up_to;
  return board.routes.filter((route) => {
    if (owners.has(route.id)) return false;
    const twin = route.twin ? owners.get(route.twin) : undefined;
    return twin === undefined || (twin !== seat && !closing);
  });
}

/** The routes still to claim for a ticket: none if it is done, null if it cannot be done any more. */
export function wayOf(board: BoardData, view: View, seat: number, ticket: Ticket): Route[] | null {
  const owned = new Set(view.players[seat]?.routes);
  const usable = openRoutes(board, view, seat).map((route) => ({ route, cost: route.length }));
  const mine = board.routes.filter((route) => owned.has(route.id)).map((route) => ({ route, cost: 0 }));
  const found = search([...mine, ...usable], ticket.from, ticket.to);
  if (!found) return null;
  const missing = found.filter((route) => !owned.has(route.id));
  const spaces = missing.reduce((sum, route) => sum + route.length, 0);
  const player = view.players[seat];
  return spaces <= (player?.trains ?? 0) + (player?.ships ?? 0) ? missing : null;
}

interface Step {
  route: Route;
  cost: number;
}

/** Dijkstra's search; the boards are small enough for lists. */
function search(steps: Step[], from: string, to: string): Route[] | null {
  const best = new Map<string, { cost: number; path: Route[] }>([[from, { cost: 0, path: [] }]]);
  const done = new Set<string>();
  for (;;) {
    const next = [...best].filter(([city]) => !done.has(city)).sort((a, b) => a[1].cost - b[1].cost)[0];
    if (!next) return null;
    const [city, { cost, path }] = next;
    if (city === to) return path;
    done.add(city);
    for (const { route, cost: more } of steps) {
      const other = route.from === city ? route.to : route.to === city ? route.from : null;
      if (other === null || cost + more >= (best.get(other)?.cost ?? Infinity)) continue;
      best.set(other, { cost: cost + more, path: [...path, route] });
    }
  }
}

function ownersOf(view: View): Map<string, number> {
  return new Map(view.players.flatMap((player, seat) => player.routes.map((id) => [id, seat] as const)));
}

/** How many cards are missing for a route, and the colour to collect. */
export function wanting(board: BoardData, hand: Record<string, number>, route: Route): { colour: string; missing: number } {
  const have = (colour: string | null) =>
    board.cards.filter((card) => card.colour === colour).reduce((sum, card) => sum + (hand[card.id] ?? 0), 0);
  const colours = route.colour ? [route.colour] : board.colours;
  const colour = colours.reduce((best, one) => (have(one) > have(best) ? one : best), colours[0] ?? "");
  return { colour, missing: Math.max(0, route.length - have(colour) - have(null)) };
}
