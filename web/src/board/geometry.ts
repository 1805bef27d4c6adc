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

/** Where a city's name begins, ends or is centred. */
export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

export interface Layout {
  width: number;
  height: number;
  cities: Map<string, Point>;
  routes: Map<string, RoutePlace>;
  labels: Map<string, Label>;
}

/** The longer side of a drawing, in its own units. */
const SIDE = 1000;
const MARGIN = 60;
/** To the left and right names need more room. */
const MARGIN_ASIDE = 95;
/** How far routes between the same cities lie from each other. */
export const GAUGE = 17;
/** What a city keeps free around it. */
const CLEAR = 13;
const LONGEST_SPACE = 46;
const BETWEEN = 3;
export const LABEL_SIZE = 14;

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
  const labels = placeLabels(board.cities, { width, height, cities, routes });
  return { width, height, cities, routes, labels };
}

/** Whether a board's drawing is wider than high. */
export function isWide(board: Pick<BoardData, "cities">): boolean {
  const { width, height } = project(board.cities);
  return width > height;
}

/** Latitude and longitude on a plane: degrees east are shorter far from the equator. */
function project(cities: City[]): Omit<Layout, "routes" | "labels"> {
  const middle = mean(cities.map((city) => city.latitude));
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = cities.map((city) => ({ x: city.longitude * shrink, y: -city.latitude }));
  const [left, right] = extent(flat.map((p) => p.x));
  const [top, bottom] = extent(flat.map((p) => p.y));
  const scale = (SIDE - 2 * MARGIN) / Math.max(right - left, bottom - top, 1e-9);
  const places = cities.map((city, i): [string, Point] => {
    const { x, y } = flat[i] as Point;
    return [city.id, { x: MARGIN_ASIDE + (x - left) * scale, y: MARGIN + (y - top) * scale }];
  });
  return {
    width: (right - left) * scale + 2 * MARGIN_ASIDE,
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

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Each name on the side of its city where it covers least. */
function placeLabels(cities: City[], drawn: Omit<Layout, "labels">): Map<string, Label> {
  const taken: Box[] = [...drawn.routes.values()].flatMap((route) =>
    route.spaces.flatMap((space) => covered(space, route.long)),
  );
  taken.push(...[...drawn.cities.values()].map((city) => around(city, 8)));
  const labels = new Map<string, Label>();
  for (const city of cities) {
    const at = drawn.cities.get(city.id);
    if (!at || city.junction) continue;
    const wide = city.name.length * LABEL_SIZE * 0.56;
    const ways = sides(at).map((label) => ({ label, box: boxOf(label, wide) }));
    const cost = ({ box }: { box: Box }) =>
      taken.reduce((sum, other) => sum + overlap(box, other), 0) + outside(box, drawn);
    const best = ways.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    labels.set(city.id, best.label);
    taken.push(best.box);
  }
  return labels;
}

function sides({ x, y }: Point): Label[] {
  const up = 11;
  const down = LABEL_SIZE + 9;
  return [
    { x, y: y - up, anchor: "middle" },
    { x, y: y + down, anchor: "middle" },
    { x: x + 12, y: y + 5, anchor: "start" },
    { x: x - 12, y: y + 5, anchor: "end" },
    { x: x + 6, y: y - up, anchor: "start" },
    { x: x - 6, y: y - up, anchor: "end" },
    { x: x + 6, y: y + down, anchor: "start" },
    { x: x - 6, y: y + down, anchor: "end" },
  ];
}

function boxOf({ x, y, anchor }: Label, wide: number): Box {
  const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
  return { left, right: left + wide, top: y - LABEL_SIZE * 0.8, bottom: y + LABEL_SIZE * 0.2 };
}

/** A turned space, as three upright boxes along it. */
function covered({ x, y, angle }: Space, long: number): Box[] {
  const turn = (angle * Math.PI) / 180;
  return [-0.35, 0, 0.35].map((part) =>
    around({ x: x + Math.cos(turn) * long * part, y: y + Math.sin(turn) * long * part }, 8),
  );
}

function around({ x, y }: Point, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of a box the drawing would cut off; that is worse than covering. */
function outside(box: Box, { width, height }: { width: number; height: number }): number {
  const inside = overlap(box, { left: 4, right: width - 4, top: 4, bottom: height - 4 });
  return ((box.right - box.left) * (box.bottom - box.top) - inside) * 10;
}
