import { expect, test } from "vitest";

import {
  applyEvent,
  fromWelcome,
  MissingEvent,
  SPECTATOR,
  withHistory,
} from "../src/protocol/table";
import { event, view, welcome } from "./samples";

const start = fromWelcome(welcome);

test("a welcome gives the views with their legal moves", () => {
  expect(start.sides["0"]).toEqual({
    view,
    legal: ["draw", "take red"],
    log: [],
    options: { legal: ["draw", "take red"] },
  });
});

test("changes replace whole fields", () => {
  const after = applyEvent(start, event(6, { changes: { decks: { train: 29 } } }));
  expect(after.sides["0"]?.view.decks).toEqual({ train: 29 });
  expect(after.sides["0"]?.view.row).toEqual(["blue", "red"]);
});

test("only changed fields of changed players are replaced", () => {
  const after = applyEvent(start, event(6, { changes: { players: { "1": { points: 4 } } } }));
  expect(after.sides["0"]?.view.players.map((p) => [p.points, p.trains])).toEqual([
    [0, 15],
    [4, 15],
  ]);
});

test("a seat's own changes override the public ones", () => {
  const own = [{ seat: 0, changes: { hand: { blue: 2 } } }];
  const after = applyEvent(start, event(6, { changes: { phase: "second-card" }, views: own }));
  expect(after.sides["0"]?.view.hand).toEqual({ blue: 2 });
  expect(after.sides["0"]?.view.phase).toBe("second-card");
});

test("a seat mentioned without moves has none", () => {
  expect(applyEvent(start, event(6, { views: [{ seat: 0 }] })).sides["0"]?.legal).toEqual([]);
});

test("chat leaves the legal moves alone", () => {
  const after = applyEvent(start, event(6, { entry: { type: "said" } }));
  expect(after.sides["0"]?.legal).toEqual(["draw", "take red"]);
});

test("a starting game gives every seat of mine a view", () => {
  const waiting = fromWelcome({ ...welcome, views: [], seats: [0, 1] });
  const own = [{ seat: 1, changes: { hand: { red: 3 } }, legal: ["keep a"] }];
  const after = applyEvent(waiting, event(6, { view, views: own }));
  expect(after.sides["0"]?.view.viewer).toBe(0);
  expect(after.sides["1"]).toMatchObject({
    view: { viewer: 1, hand: { red: 3 } },
    legal: ["keep a"],
  });
});

test("a starting game gives a spectator one view", () => {
  const waiting = fromWelcome({ ...welcome, views: [], seats: [] });
  expect(Object.keys(applyEvent(waiting, event(6, { view })).sides)).toEqual([SPECTATOR]);
});

test("a known event changes nothing", () => {
  expect(applyEvent(start, event(5, { changes: { phase: "over" } }))).toBe(start);
});

test("a gap between events is noticed", () => {
  expect(() => applyEvent(start, event(7))).toThrow(MissingEvent);
});

test("a seat that may know more gets its own version of the events", () => {
  const open = { player: 0, turn: 1, kind: "draw", deck: "train" };
  const known = { ...open, card: "red" };
  const views = [{ seat: 0, happened: [known] }];
  const after = applyEvent(start, event(6, { happened: [open], views }));
  expect(after.sides["0"]?.log).toEqual([{ version: 6, event: known }]);
});

test("the state before an event stays as it was", () => {
  const before = structuredClone(start);
  applyEvent(start, event(6, { changes: { phase: "over", players: { "0": { points: 9 } } } }));
  expect(start).toEqual(before);
});

test("a welcome lists whom my seats have muted, and events update the list", () => {
  const muted = [{ seat: 0, other: 2 }];
  const back = fromWelcome({ ...welcome, seats: [0, 1], muted });
  expect(back.muted).toEqual(muted);
  const more = applyEvent(
    back,
    event(6, { entry: { type: "muted", seat: 1, other: 2, on: true } }),
  );
  expect(more.muted).toEqual([...muted, { seat: 1, other: 2 }]);
  const less = applyEvent(
    more,
    event(7, { entry: { type: "muted", seat: 0, other: 2, on: false } }),
  );
  expect(less.muted).toEqual([{ seat: 1, other: 2 }]);
});

test.each(["left", "arranged"])(
  "after a seat was %s, mutes do not carry over to the next person",
  (type) => {
    const back = fromWelcome({ ...welcome, muted: [{ seat: 0, other: 1 }] });
    expect(applyEvent(back, event(6, { entry: { type, seat: 1 } })).muted).toEqual([]);
  },
);

test("an undo stays possible until something happens in the game", () => {
  const mine = applyEvent(start, event(6, { views: [{ seat: 0, undo: true }] }));
  expect(mine.sides["0"]?.options.undo).toBe(true);
  const said = applyEvent(mine, event(7, { entry: { type: "said" } }));
  expect(said.sides["0"]?.options.undo).toBe(true);
  const moved = applyEvent(said, event(8, { views: [{ seat: 0 }] }));
  expect(moved.sides["0"]?.options.undo).toBeUndefined();
});

test("the history names the version of each event, and newer events follow it", () => {
  const keep = { player: 0, turn: -1, kind: "keep" };
  const draw = { player: 1, turn: 0, kind: "draw" };
  const later = applyEvent(start, event(6, { happened: [draw] }));
  const happened = [{ seat: 0, happened: [{ version: 3, ...keep }] }];
  const whole = withHistory(later, { version: 5, happened, chat: [] });
  expect(whole.sides["0"]?.log).toEqual([
    { version: 3, event: keep },
    { version: 6, event: draw },
  ]);
});
