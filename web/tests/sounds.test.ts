import { expect, test } from "vitest";

import type { Route } from "../src/protocol/board";
import type { GameEvent } from "../src/protocol/view";
import { audible, changed, cueOf, cueOfAll, type Moment } from "../src/sound/sounds";

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
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
  expect(cueOf(event(kind))?.sound).toBe(sound);
});

test.each(["pass", "pieces", "something-new"])("%s is silent", (kind) => {
  expect(cueOf(event(kind))).toBeNull();
});

test("a claim sounds as long as its route", () => {
  expect(cueOf(event("claim", { route: "a-b" }), routes)).toEqual({
    sound: "claimed",
    length: 6,
  });
  expect(cueOf(event("claim", { route: "elsewhere" }), routes)?.length).toBe(1);
});

test("of simultaneous events, the most telling one is heard", () => {
  const both = [event("draw"), event("claim", { route: "a-b" }), event("row-flushed")];
  expect(cueOfAll(both, routes)?.sound).toBe("claimed");
  expect(cueOfAll([...both, event("last-turns")])?.sound).toBe("last-turns");
  expect(cueOfAll([event("pass")])).toBeNull();
});

test("my turn is heard when it starts", () => {
  const mine = { ...quiet, mine: true };
  expect(changed(quiet, mine)).toEqual(["turn"]);
  expect(changed(mine, mine)).toEqual([]);
  expect(changed(mine, quiet)).toEqual([]);
});

test("the end is heard once, instead of a turn", () => {
  const over = { ...quiet, over: true, mine: true };
  expect(changed(quiet, over)).toEqual(["end"]);
  expect(changed(over, over)).toEqual([]);
});

test("a refusal is heard when it arrives", () => {
  const refused = { ...quiet, refused: true };
  expect(changed(quiet, refused)).toEqual(["error"]);
  expect(changed(refused, refused)).toEqual([]);
});

test("a hidden page only signals our turn", () => {
  expect(audible("claimed", true, 1, true)).toBe(false);
  expect(audible("turn", true, 1, true)).toBe(true);
  expect(audible("claimed", true, 1, false)).toBe(true);
});

test("nothing is heard with sounds off or the volume at zero", () => {
  expect(audible("turn", false, 1, false)).toBe(false);
  expect(audible("turn", true, 0, false)).toBe(false);
});
