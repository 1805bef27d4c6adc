/** Which cities a player's routes join, and how far apart the rest still is. */

import type { BoardData, Route } from "../board/data";
import type { View } from "../protocol/view";

/** Cities joined with each other, the largest group first; each in the order of the board. */
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

export function joined(board: BoardData, owned: string[], from: string, to: string): boolean {
  return groupsOf(board, owned).some((group) => group.includes(from) && group.includes(to));
}

/** By route, the seat that owns it. */
export function ownersOf(view: View): Map<string, number> {
  return new Map(
    view.players.flatMap((player, seat) => player.routes.map((id) => [id, seat] as const)),
  );
}

/** The shortest way between two cities. */
export interface Way {
  /** Spaces that are still to claim. */
  spaces: number;
  /** Cities between the two ends. */
  via: string[];
}

/** Over my own routes and free ones; null if others are in every way. */
export function wayOf(board: BoardData, view: View, me: number, from: string, to: string): Way | null {
  const owners = ownersOf(view);
  const open = board.routes.filter((route) => passable(board, view, owners, me, route));
  const far = new Map<string, number>([[from, 0]]);
  const before = new Map<string, string>();
  const waiting = new Set([from]);
  while (waiting.size > 0) {
    const here = [...waiting].reduce((a, b) => ((far.get(b) ?? 0) < (far.get(a) ?? 0) ? b : a));
    waiting.delete(here);
    for (const route of open) {
      if (route.from !== here && route.to !== here) continue;
      const there = route.from === here ? route.to : route.from;
      const reached = (far.get(here) ?? 0) + (owners.get(route.id) === me ? 0 : route.length);
      if (reached >= (far.get(there) ?? Infinity)) continue;
      far.set(there, reached);
      before.set(there, here);
      waiting.add(there);
    }
  }
  const spaces = far.get(to);
  if (spaces === undefined) return null;
  const via: string[] = [];
  for (let city = before.get(to); city && city !== from; city = before.get(city)) via.unshift(city);
  return { spaces, via };
}

function passable(
  board: BoardData,
  view: View,
  owners: Map<string, number>,
  me: number,
  route: Route,
): boolean {
  const owner = owners.get(route.id);
  if (owner !== undefined) return owner === me;
  const beside = route.twin === null ? undefined : owners.get(route.twin);
  if (beside === undefined) return true;
  // With few players the second of two routes is closed; nobody may ever have both.
  return beside !== me && view.players.length > board.rules.double_closed_up_to;
}
