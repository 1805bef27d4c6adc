import { expect, test } from "vitest";

import type { Route } from "../src/board/data";
import type { Happening } from "../src/protocol/view";
import { audible, changed, cueOf, cueOfAll, type Moment } from "../src/sound/sounds";

const happening = (kind: string, more: Partial<Happening> = {}): Happening => ({
  player: 0,
  turn: 1,
  kind,
  ...more,
});
const routes = [{ id: "a-b", length: 6 }] as Route[];
const quiet: Moment = { mine: false, over: false, refused: false };

test.each([
  ["draw", "drawn"],
  ["take", "taken"],
  ["claim", "claimed"],
  ["surcharge", "claimed"],
  ["station", "built"],
  ["harbour", "built"],
  ["look", "tickets"],
  ["keep", "tickets"],
  ["pick", "tickets"],
  ["dig", "tunnel"],
  ["refuse", "tunnel"],
  ["last-turns", "last-turns"],
])("%s sounds like %s", (kind, sound) => {
  expect(cueOf(happening(kind))?.sound).toBe(sound);
});

test.each(["pass", "pieces", "something-new"])("%s is not heard", (kind) => {
  expect(cueOf(happening(kind))).toBeNull();
});

test("a claim is as long as its route", () => {
  expect(cueOf(happening("claim", { route: "a-b" }), routes)).toEqual({ sound: "claimed", length: 6 });
  expect(cueOf(happening("claim", { route: "elsewhere" }), routes)?.length).toBe(1);
});

test("of what happens at once the most telling is heard", () => {
  const both = [happening("draw"), happening("claim", { route: "a-b" }), happening("row-flushed")];
  expect(cueOfAll(both, routes)?.sound).toBe("claimed");
  expect(cueOfAll([...both, happening("last-turns")])?.sound).toBe("last-turns");
  expect(cueOfAll([happening("pass")])).toBeNull();
});

test("my turn is heard when it begins", () => {
  const mine = { ...quiet, mine: true };
  expect(changed(quiet, mine)).toEqual(["turn"]);
  expect(changed(mine, mine)).toEqual([]);
  expect(changed(mine, quiet)).toEqual([]);
});

test("the end is heard once, and instead of a turn", () => {
  const over = { ...quiet, over: true, mine: true };
  expect(changed(quiet, over)).toEqual(["end"]);
  expect(changed(over, over)).toEqual([]);
});

test("a refusal is heard when it comes", () => {
  const refused = { ...quiet, refused: true };
  expect(changed(quiet, refused)).toEqual(["error"]);
  expect(changed(refused, refused)).toEqual([]);
});

test("a hidden page only says that it is our turn", () => {
  expect(audible("claimed", true, 1, true)).toBe(false);
  expect(audible("turn", true, 1, true)).toBe(true);
  expect(audible("claimed", true, 1, false)).toBe(true);
});

test("nothing is heard when sounds are off, or all the way down", () => {
  expect(audible("turn", false, 1, false)).toBe(false);
  expect(audible("turn", true, 0, false)).toBe(false);
});
