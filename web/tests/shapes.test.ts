import { expect, test } from "vitest";

import { pieceParts, pieceShape, placed, spaceShape } from "../src/board/shapes";
import { SYMBOLS } from "../src/board/symbols";

const sizes = {
  length: 40,
  width: 14,
  gap: 3,
  lane_gap: 2,
  city: 10,
  junction: 5,
  font: 14,
  card: [16, 22] as [number, number],
};
const city = (latitude: number) => ({
  id: `at-${latitude}`,
  name: "",
  latitude,
  longitude: 0,
  junction: false,
  harbour: false,
  points: 0,
});
/** The points and control points of a path. */
const numbers = (d: string) =>
  [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test("ships sail at sea, taxis drive in a town, wagons roll everywhere else", () => {
  const land = { cities: [city(40), city(55)] };
  const town = { cities: [city(40.7), city(40.8)] };
  expect(pieceShape(land, { kind: "track" })).toBe("wagon");
  expect(pieceShape(land, { kind: "ferry" })).toBe("wagon");
  expect(pieceShape(land, { kind: "sea" })).toBe("ship");
  expect(pieceShape(town, { kind: "track" })).toBe("taxi");
});

test("a shape is moved, rotated and scaled", () => {
  expect(placed("M1,0L0,2Z", 10, 20)).toBe("M11,20L10,22Z");
  expect(placed("M1,0L0,2Z", 10, 20, 90)).toBe("M10,21L8,20Z");
  expect(placed("M1,0L0,2Z", 10, 20, 0, 3)).toBe("M13,20L10,26Z");
});

test.each(["track", "tunnel", "ferry", "sea"])(
  "a space of a %s fills its length and width",
  (kind) => {
    const points = numbers(spaceShape(kind, sizes));
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(20);
    expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(-20);
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(5);
  },
);

test("the shapes of spaces and symbols can be placed: they have pairs of numbers only", () => {
  const all = [
    ...Object.values(SYMBOLS),
    ...["track", "ferry", "sea"].map((kind) => spaceShape(kind, sizes)),
  ];
  for (const d of all) {
    expect(d.replace(/-?[\d.]+,-?[\d.]+/g, "").replace(/[MLQCZ ]/g, "")).toBe("");
  }
});

test("every piece has a body and fits its space", () => {
  for (const shape of ["wagon", "ship", "taxi"] as const) {
    const parts = pieceParts(shape, sizes);
    expect(parts.some((part) => part.paint === "body")).toBe(true);
    for (const [x, y] of parts.flatMap((part) => numbers(part.d))) {
      expect(Math.abs(x)).toBeLessThan(23);
      expect(Math.abs(y)).toBeLessThan(14);
    }
  }
});
