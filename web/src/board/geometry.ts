/** Lines, boxes and distances on a drawn board. */

import type { BoardData, Layout, SpaceAt } from "../protocol/board";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The width of the printed frame around the drawing, in its units. */
export const MARGIN = 22;

/** Whether a board's drawing is wider than it is tall. */
export function isWide(board: Pick<BoardData, "layout">): boolean {
  return board.layout !== null && board.layout.width > board.layout.height;
}

/** An angle that keeps things upright: from -90 to 90. */
export function upright(angle: number): number {
  const turn = ((((angle + 90) % 180) + 180) % 180) - 90;
  return turn === -90 ? 90 : turn;
}

/** The direction of a row at each space. A space's own angle may point backwards. */
function headings(spaces: SpaceAt[]): Point[] {
  return spaces.map(([x, y, angle], i) => {
    const turn = (angle * Math.PI) / 180;
    const way = { x: Math.cos(turn), y: Math.sin(turn) };
    const [ax, ay] = spaces[i - 1] ?? [x, y];
    const [bx, by] = spaces[i + 1] ?? [x, y];
    const back = (bx - ax) * way.x + (by - ay) * way.y < 0;
    return back ? { x: -way.x, y: -way.y } : way;
  });
}

/** A smooth SVG path along a row of spaces, from end to end. */
export function alongSpaces(spaces: SpaceAt[], length: number): string {
  const ways = headings(spaces);
  const half = length / 2;
  const points = spaces.map(([x, y]) => ({ x, y }));
  const first = points[0];
  const last = points.at(-1);
  const [begin, end] = [ways[0], ways.at(-1)];
  if (!first || !last || !begin || !end) return "";
  const curve = points.slice(1).map((to, i) => {
    const from = points[i] as Point;
    const [out, into] = [ways[i] as Point, ways[i + 1] as Point];
    const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    return `C${pair(from, out, reach)} ${pair(to, into, -reach)} ${pair(to, into, 0)}`;
  });
  return `M${pair(first, begin, -half)}L${pair(first, begin, 0)}${curve.join("")}L${pair(last, end, half)}`;
}

function pair(at: Point, way: Point, far: number): string {
  return `${tidy(at.x + way.x * far)},${tidy(at.y + way.y * far)}`;
}

function tidy(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A slightly curved line between two cities, to tell it from a route. */
export function curveBetween(a: Point, b: Point): string {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const side = dx < 0 ? -0.12 : 0.12;
  const top = { x: middle.x + dy * side, y: middle.y - dx * side };
  return `M${tidy(a.x)},${tidy(a.y)}Q${tidy(top.x)},${tidy(top.y)} ${tidy(b.x)},${tidy(b.y)}`;
}

/** The smallest box around some points, plus a margin. */
export function boxAround(points: Point[], margin = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The distance from a point to a space; 0 inside it. */
export function distanceToSpace(
  point: Point,
  [x, y, angle]: SpaceAt,
  length: number,
  width: number,
): number {
  const turn = (-angle * Math.PI) / 180;
  const [dx, dy] = [point.x - x, point.y - y];
  const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - length / 2;
  const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - width / 2;
  return Math.hypot(Math.max(along, 0), Math.max(across, 0));
}

/** Something on the board that can be clicked. */
export interface Target {
  kind: "route" | "city";
  id: string;
}

/** The routes and the cities of a board that can be pointed at. */
export function placesOf({ routes, cities }: BoardData): [routes: string[], cities: string[]] {
  return [
    routes.map(({ id }) => id),
    cities.filter(({ junction }) => !junction).map(({ id }) => id),
  ];
}

/** The nearest target to a point, no farther away than `reach`. */
export function nearest(
  layout: Layout,
  point: Point,
  routes: Iterable<string>,
  cities: Iterable<string>,
  reach: number,
): Target | null {
  let best: Target | null = null;
  let least = reach;
  const { length, width, gap, city } = layout.sizes;
  const consider = (kind: Target["kind"], id: string, far: number): void => {
    if (far < least) {
      least = far;
      best = { kind, id };
    }
  };
  for (const id of routes) {
    for (const space of layout.routes[id]?.spaces ?? []) {
      consider("route", id, distanceToSpace(point, space, length + gap, width));
    }
  }
  for (const id of cities) {
    const at = layout.cities[id];
    if (at) consider("city", id, Math.max(Math.hypot(point.x - at[0], point.y - at[1]) - city, 0));
  }
  return best;
}

/** The boxes that a drawing covers: spaces, cities, names, festival cards. */
export function coveredBoxes(layout: Layout): Box[] {
  const { length, width, city, card } = layout.sizes;
  const square = ([x, y]: readonly number[], wide: number, high: number): Box => ({
    left: (x ?? 0) - wide / 2,
    right: (x ?? 0) + wide / 2,
    top: (y ?? 0) - high / 2,
    bottom: (y ?? 0) + high / 2,
  });
  const spaces = Object.values(layout.routes).flatMap((route) =>
    route.spaces.map((space) => {
      const turn = (space[2] * Math.PI) / 180;
      const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
      return square(space, length * c + width * s, length * s + width * c);
    }),
  );
  const labels = Object.values(layout.labels).map(({ x, y, anchor, width: wide, height }) => {
    const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
    return { left, right: left + wide, top: y - height / 2, bottom: y + height / 2 };
  });
  return [
    ...spaces,
    ...labels,
    ...Object.values(layout.cities).map((at) => square(at, 2 * city, 2 * city)),
    ...Object.values(layout.festivals).map((at) => square(at, ...card)),
  ];
}

/** The centre of a free place of a given size, as close to the edge as possible. */
export function freePlace(
  layout: Pick<Layout, "width" | "height">,
  taken: Box[],
  wide: number,
  high: number,
): Point | null {
  const step = 22;
  const edge = 12;
  let best: Point | null = null;
  let least = Infinity;
  for (let left = edge; left + wide <= layout.width - edge; left += step) {
    for (let top = edge; top + high <= layout.height - edge; top += step) {
      const [right, bottom] = [left + wide, top + high];
      const aside = Math.min(left, layout.width - right) + Math.min(top, layout.height - bottom);
      if (aside >= least) continue;
      const free = taken.every(
        (box) => box.right < left || box.left > right || box.bottom < top || box.top > bottom,
      );
      if (!free) continue;
      least = aside;
      best = { x: left + wide / 2, y: top + high / 2 };
    }
  }
  return best;
}
