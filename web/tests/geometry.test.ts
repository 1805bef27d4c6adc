import { expect, test } from "vitest";

import {
  alongSpaces,
  boxAround,
  coveredBoxes,
  curveBetween,
  distanceToSpace,
  freePlace,
  isWide,
  nearest,
  upright,
} from "../src/board/geometry";
import type { Layout, SpaceAt } from "../src/protocol/board";

const layout: Layout = {
  width: 400,
  height: 300,
  sizes: {
    length: 30,
    width: 10,
    gap: 3,
    lane_gap: 2,
    city: 8,
    junction: 4,
    font: 12,
    card: [14, 20],
  },
  cities: { west: [50, 100], east: [250, 100], south: [50, 250] },
  labels: { west: { x: 50, y: 80, anchor: "middle", width: 40, height: 13, lines: ["West"] } },
  routes: {
    upper: {
      path: "M50,100L250,100",
      spaces: [
        [100, 94, 0],
        [133, 94, 0],
      ],
    },
    lower: {
      path: "M50,100L250,100",
      spaces: [
        [100, 106, 180],
        [133, 106, 180],
      ],
    },
  },
  festivals: {},
};

test("a line along spaces extends half a space beyond the outer centres", () => {
  const spaces: SpaceAt[] = [
    [10, 5, 0],
    [40, 5, 0],
  ];
  expect(alongSpaces(spaces, 20)).toBe("M0,5L10,5C20,5 30,5 40,5L50,5");
});

test("a space whose angle points backwards does not turn the line", () => {
  const there: SpaceAt[] = [
    [10, 5, 0],
    [40, 5, 0],
  ];
  const turned: SpaceAt[] = [
    [10, 5, 180],
    [40, 5, 180],
  ];
  expect(alongSpaces(turned, 20)).toBe(alongSpaces(there, 20));
});

test("the line of a one-space route is as long as the space", () => {
  expect(alongSpaces([[10, 5, 90]], 20)).toBe("M10,-5L10,5L10,15");
});

test("without spaces there is no line", () => {
  expect(alongSpaces([], 20)).toBe("");
});

test("nothing is upside down", () => {
  expect([0, 180, 100, -100, 90, -90, 270].map(upright)).toEqual([0, 0, -80, 80, 90, 90, 90]);
});

test("a line between two cities curves to the same side, whichever comes first", () => {
  const top = (d: string) => Number(d.split("Q")[1]?.split(" ")[0]?.split(",")[1]);
  const [a, b] = [
    { x: 0, y: 100 },
    { x: 100, y: 100 },
  ];
  expect(top(curveBetween(a, b))).toBeLessThan(100);
  expect(top(curveBetween(b, a))).toBe(top(curveBetween(a, b)));
});

test("a box holds all its points and the margin", () => {
  const box = boxAround(
    [
      { x: 3, y: 9 },
      { x: -1, y: 4 },
    ],
    2,
  );
  expect(box).toEqual({ left: -3, right: 5, top: 2, bottom: 11 });
});

test("the distance to a space is zero inside, and counts from its nearest side", () => {
  expect(distanceToSpace({ x: 12, y: 3 }, [10, 5, 0], 20, 8)).toBe(0);
  expect(distanceToSpace({ x: 10, y: 20 }, [10, 5, 0], 20, 8)).toBeCloseTo(11);
  expect(distanceToSpace({ x: 10, y: 20 }, [10, 5, 90], 20, 8)).toBeCloseTo(5);
});

test("a click hits the nearer of two parallel routes", () => {
  const both = ["upper", "lower"];
  expect(nearest(layout, { x: 110, y: 85 }, both, [], 30)?.id).toBe("upper");
  expect(nearest(layout, { x: 110, y: 115 }, both, [], 30)?.id).toBe("lower");
});

test("a click far from everything hits nothing", () => {
  expect(nearest(layout, { x: 300, y: 250 }, ["upper"], ["west"], 30)).toBeNull();
});

test("a click hits only what can be chosen, even if something else is nearer", () => {
  expect(nearest(layout, { x: 110, y: 94 }, ["lower"], [], 30)?.id).toBe("lower");
});

test("a click on a city hits the city", () => {
  const found = nearest(layout, { x: 52, y: 101 }, ["upper"], ["west"], 30);
  expect(found).toEqual({ kind: "city", id: "west" });
});

test("a free place covers nothing and is near the edge", () => {
  const taken = coveredBoxes(layout);
  const place = freePlace(layout, taken, 60, 40);
  expect(place).not.toBeNull();
  const { x, y } = place ?? { x: 0, y: 0 };
  for (const box of taken) {
    const apart =
      box.right < x - 30 || box.left > x + 30 || box.bottom < y - 20 || box.top > y + 20;
    expect(apart).toBe(true);
  }
  expect(Math.min(x - 30, 400 - x - 30)).toBeLessThan(30);
});

test("if everything is covered, there is no free place", () => {
  const all = { left: 0, right: 400, top: 0, bottom: 300 };
  expect(freePlace(layout, [all], 60, 40)).toBeNull();
});

test("a board is wide if its drawing is", () => {
  expect(isWide({ layout })).toBe(true);
  expect(isWide({ layout: { ...layout, height: 500 } })).toBe(false);
});
