import { expect, test } from "vitest";

import { arrangementOf } from "../src/pages/table/space.svelte";
import type { BoardData, Card } from "../src/protocol/board";
import { sortedHand, wantedColours } from "../src/table/sorting";
import { route } from "./boards";
import { outlookOf, player, view } from "./samples";

const card = (id: string, colour: string | null): Card => ({
  id,
  deck: "train",
  colour,
  pieces: 1,
  harbour_sign: false,
  count: 12,
});
const board = {
  cards: [card("red", "red"), card("blue", "blue"), card("green", "green"), card("wild", null)],
  routes: [route("a-b 2 blue"), route("b-c 4 green"), route("c-d 6")],
} as unknown as BoardData;
const hand = { red: 1, blue: 2, green: 1, wild: 1 };
const path = outlookOf({ claims: ["a-b"], spaces: 2 });

test("a hand comes in the board's order, by number, or by what is useful", () => {
  const wanted = wantedColours(board, view, [path]);
  expect(sortedHand(board, hand, "colour", wanted)).toEqual(["red", "blue", "green", "wild"]);
  expect(sortedHand(board, hand, "count", wanted)).toEqual(["blue", "red", "green", "wild"]);
  expect(sortedHand(board, hand, "use", wanted)).toEqual(["wild", "blue", "red", "green"]);
  expect(sortedHand(board, { red: 0 }, "use", wanted)).toEqual([]);
});

test("the paths of tickets tell which colours are useful, or else the free routes", () => {
  expect(wantedColours(board, view, [path])).toEqual(new Map([["blue", 2]]));
  const taken = { ...view, players: [{ ...player, routes: ["b-c"] }] };
  expect(wantedColours(board, taken, [])).toEqual(new Map([["blue", 2]]));
  expect(wantedColours(board, view, [])).toEqual(
    new Map([
      ["blue", 2],
      ["green", 4],
    ]),
  );
});

test.each([
  ["a phone", 20, 35.5, "stack", "stack"],
  ["a phone on its side", 35.5, 20, "low", "low"],
  ["a tablet", 48, 64, "tall", "tall"],
  ["a tablet on its side", 64, 48, "desk", "side"],
  ["a laptop at 200 %", 45, 28, "low", "low"],
  ["a laptop", 90, 56, "desk", "desk"],
  ["any screen at 400 %", 20, 16, "stack", "stack"],
])("%s is laid out by its space", (_, width, height, wide, tall) => {
  expect(arrangementOf({ width, height }, true)).toBe(wide);
  expect(arrangementOf({ width, height }, false)).toBe(tall);
});
