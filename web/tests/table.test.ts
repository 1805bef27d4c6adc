import { expect, test } from "vitest";

import { applied, MissingEvent, SPECTATOR, welcomed } from "../src/protocol/table";
import { event, view, welcome } from "./samples";

const start = welcomed(welcome);

test("a welcome gives the views with their legal moves", () => {
  expect(start.sides["0"]).toEqual({ view, legal: ["draw", "take red"], told: [] });
});

test("changes replace whole fields", () => {
  const after = applied(start, event(6, { changes: { decks: { train: 29 } } }));
  expect(after.sides["0"]?.view.decks).toEqual({ train: 29 });
  expect(after.sides["0"]?.view.row).toEqual(["blue", "red"]);
});

test("of the players only what changed of those who changed is replaced", () => {
  const after = applied(start, event(6, { changes: { players: { "1": { points: 4 } } } }));
  expect(after.sides["0"]?.view.players.map((p) => [p.points, p.trains])).toEqual([
    [0, 15],
    [4, 15],
  ]);
});

test("what a seat alone sees goes over what all see", () => {
  const own = [{ seat: 0, changes: { hand: { blue: 2 } } }];
  const after = applied(start, event(6, { changes: { phase: "second-card" }, views: own }));
  expect(after.sides["0"]?.view.hand).toEqual({ blue: 2 });
  expect(after.sides["0"]?.view.phase).toBe("second-card");
});

test("a seat that is told of without moves has none", () => {
  expect(applied(start, event(6, { views: [{ seat: 0 }] })).sides["0"]?.legal).toEqual([]);
});

test("words that were said leave the legal moves alone", () => {
  const after = applied(start, event(6, { do: { type: "said" } }));
  expect(after.sides["0"]?.legal).toEqual(["draw", "take red"]);
});

test("a game that begins gives every seat of mine a view", () => {
  const waiting = welcomed({ ...welcome, views: [], seats: [0, 1] });
  const own = [{ seat: 1, changes: { hand: { red: 3 } }, legal: ["keep a"] }];
  const after = applied(waiting, event(6, { view, views: own }));
  expect(after.sides["0"]?.view.viewer).toBe(0);
  expect(after.sides["1"]).toMatchObject({ view: { viewer: 1, hand: { red: 3 } }, legal: ["keep a"] });
});

test("a game that begins gives a spectator one view", () => {
  const waiting = welcomed({ ...welcome, views: [], seats: [] });
  expect(Object.keys(applied(waiting, event(6, { view })).sides)).toEqual([SPECTATOR]);
});

test("an event that was seen already changes nothing", () => {
  expect(applied(start, event(5, { changes: { phase: "over" } }))).toBe(start);
});

test("a gap between events is noticed", () => {
  expect(() => applied(start, event(7))).toThrow(MissingEvent);
});

test("whoever knows more of what happened is told that", () => {
  const open = { player: 0, turn: 1, kind: "draw", deck: "train" };
  const known = { ...open, card: "red" };
  const views = [{ seat: 0, happened: [known] }];
  const after = applied(start, event(6, { happened: [open], views }));
  expect(after.sides["0"]?.told).toEqual([{ version: 6, happening: known }]);
});

test("the state before an event stays as it was", () => {
  const before = structuredClone(start);
  applied(start, event(6, { changes: { phase: "over", players: { "0": { points: 9 } } } }));
  expect(start).toEqual(before);
});

test("a welcome tells whom my seats do not hear, and events go on from there", () => {
  const muted = [{ seat: 0, other: 2 }];
  const back = welcomed({ ...welcome, seats: [0, 1], muted });
  expect(back.muted).toEqual(muted);
  const more = applied(back, event(6, { do: { type: "muted", seat: 1, other: 2, on: true } }));
  expect(more.muted).toEqual([...muted, { seat: 1, other: 2 }]);
  const less = applied(more, event(7, { do: { type: "muted", seat: 0, other: 2, on: false } }));
  expect(less.muted).toEqual([{ seat: 1, other: 2 }]);
});

test.each(["left", "arranged"])("a seat that was %s is not muted for the next who sits there", (type) => {
  const back = welcomed({ ...welcome, muted: [{ seat: 0, other: 1 }] });
  expect(applied(back, event(6, { do: { type, seat: 1 } })).muted).toEqual([]);
});
