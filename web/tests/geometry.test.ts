import { expect, test } from "vitest";

import type { City, Route } from "../src/board/data";
import { GAUGE, layoutOf } from "../src/board/geometry";

const city = (id: string, latitude: number, longitude: number): City => ({
  id,
  name: id,
  latitude,
  longitude,
  junction: false,
  harbour: false,
  points: 0,
});
const route = (id: string, from: string, to: string, length: number): Route => ({
  id,
  from,
  to,
  length,
  colour: null,
  kind: "track",
  wild_symbols: 0,
  twin: null,
  cards_for_one: 0,
});
const cities = [city("north", 10, 0), city("south", -10, 0), city("east", 0, 20)];
const place = (layout: ReturnType<typeof layoutOf>, id: string) => {
  const found = layout.routes.get(id);
  if (!found) throw new Error(`expected a place for ${id}`);
  return found;
};

test("north is up and east is right", () => {
  const { cities: at } = layoutOf({ cities, routes: [] });
  expect(at.get("north")?.y).toBeLessThan(at.get("south")?.y ?? 0);
  expect(at.get("east")?.x).toBeGreaterThan(at.get("north")?.x ?? 0);
});

test("every city lies inside the drawing", () => {
  const { width, height, cities: at } = layoutOf({ cities, routes: [] });
  for (const { x, y } of at.values()) {
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
});

test("a route has a row of as many spaces as it is long", () => {
  const layout = layoutOf({ cities, routes: [route("a", "north", "east", 4)] });
  expect(place(layout, "a").spaces).toHaveLength(4);
});

test("doubles lie side by side, also if they begin at different ends", () => {
  const routes = [route("a", "north", "south", 3), route("b", "south", "north", 3)];
  const layout = layoutOf({ cities, routes });
  const [a, b] = [place(layout, "a").middle, place(layout, "b").middle];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(GAUGE);
});

test("a name keeps off the spaces of a route", () => {
  const layout = layoutOf({ cities, routes: [route("a", "north", "south", 20)] });
  const label = layout.labels.get("south");
  const above = (layout.cities.get("south")?.y ?? 0) - 11;
  expect(label?.anchor === "middle" && label.y === above).toBe(false);
});
