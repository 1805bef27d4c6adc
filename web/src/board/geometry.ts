/** Where things are drawn. All positions of a board come from `layoutOf`. */

import type { BoardData, City, Route } from "./data";

export interface Point {
  x: number;
  y: number;
}

/** One space of a route: its middle, and its turn in degrees. */
export interface Space extends Point {
  angle: number;
}

export interface RoutePlace {
  spaces: Space[];
  /** The length of a space along the route. */
  long: number;
  middle: Point;
}

export interface Layout {
  width: number;
  height: number;
  cities: Map<string, Point>;
  routes: Map<string, RoutePlace>;
}

/** The longer side of a drawing, in its own units. */
const SIDE = 1000;
const MARGIN = 60;
/** How far routes between the same cities lie from each other. */
export const GAUGE = 17;
/** What a city keeps free around it. */
const CLEAR = 13;
const LONGEST_SPACE = 46;
const BETWEEN = 3;

/** The drawing of a board. */
export function layoutOf(board: Pick<BoardData, "cities" | "routes">): Layout {
  const { width, height, cities } = project(board.cities);
  const routes = new Map<string, RoutePlace>();
  for (const group of parallels(board.routes)) {
    group.forEach((route, i) => {
      const a = cities.get(route.from);
      const b = cities.get(route.to);
      if (!a || !b) return;
      routes.set(route.id, row(a, b, route.length, (i - (group.length - 1) / 2) * GAUGE));
    });
  }
  return { width, height, cities, routes };
}

/** Latitude and longitude on a plane: degrees east are shorter far from the equator. */
function project(cities: City[]): Omit<Layout, "routes"> {
  const middle = mean(cities.map((city) => city.latitude));
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = cities.map((city) => ({ x: city.longitude * shrink, y: -city.latitude }));
  const [left, right] = extent(flat.map((p) => p.x));
  const [top, bottom] = extent(flat.map((p) => p.y));
  const scale = (SIDE - 2 * MARGIN) / Math.max(right - left, bottom - top, 1e-9);
  const places = cities.map((city, i): [string, Point] => {
    const { x, y } = flat[i] as Point;
    return [city.id, { x: MARGIN + (x - left) * scale, y: MARGIN + (y - top) * scale }];
  });
  return {
    width: (right - left) * scale + 2 * MARGIN,
    height: (bottom - top) * scale + 2 * MARGIN,
    cities: new Map(places),
  };
}

/** Routes by the two cities they join. */
function parallels(routes: Route[]): Route[][] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const key = [route.from, route.to].sort().join(" ");
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  return [...groups.values()];
}

/** A row of spaces from one city to another, `aside` from the straight line. */
function row(from: Point, to: Point, length: number, aside: number): RoutePlace {
  // The same side for all routes of a pair, whichever end each begins at.
  const [a, b] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
  const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance };
  const across = { x: -along.y * aside, y: along.x * aside };
  const room = Math.max(distance - 2 * CLEAR, distance / 2);
  const pitch = Math.min(room / length, LONGEST_SPACE + BETWEEN);
  const start = distance / 2 - (pitch * (length - 1)) / 2;
  const angle = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const at = (way: number): Point => ({
    x: a.x + along.x * way + across.x,
    y: a.y + along.y * way + across.y,
  });
  const spaces = Array.from({ length }, (_, i) => ({ ...at(start + i * pitch), angle }));
  return { spaces, long: Math.max(pitch - BETWEEN, 4), middle: at(distance / 2) };
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(numbers.length, 1);
}

function extent(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
