import { expect, test } from "vitest";

import {
  between,
  canMoveUp,
  filled,
  isSeen,
  kept,
  moved,
  onBoard,
  pinched,
  showing,
  whole,
  zoomed,
} from "../src/board/zoom";

const frame = { width: 400, height: 400 };
const sheet = { left: 0, right: 1000, top: 0, bottom: 500 };

test("the whole board fits, in the middle", () => {
  const sight = whole(frame, sheet);
  expect(sight.scale).toBeCloseTo(0.4);
  expect(isSeen(sheet, { ...sight, scale: sight.scale * 0.999 }, frame)).toBe(true);
  expect(onBoard(sight, { x: 200, y: 200 })).toEqual({ x: 500, y: 250 });
});

test("a small window is filled, but not by a tiny part of the board", () => {
  expect(filled(frame, { ...sheet, right: 800 }).scale).toBeCloseTo(0.8);
  expect(filled(frame, sheet).scale).toBeCloseTo(0.7);
});

test("what is under the pointer stays there when zooming", () => {
  const sight = { x: 100, y: 50, scale: 1 };
  const at = { x: 120, y: 300 };
  const before = onBoard(sight, at);
  const after = onBoard(zoomed(sight, at, 2.5), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("the board follows the finger", () => {
  const sight = { x: 100, y: 50, scale: 2 };
  expect(moved(sight, { x: 40, y: -20 })).toEqual({ x: 80, y: 60, scale: 2 });
});

test("what is under two fingers stays under them", () => {
  const sight = { x: 10, y: 20, scale: 1 };
  const before: [{ x: number; y: number }, { x: number; y: number }] = [{ x: 100, y: 100 }, { x: 200, y: 100 }];
  const after: typeof before = [{ x: 80, y: 140 }, { x: 280, y: 140 }];
  const now = pinched(sight, before, after);
  before.forEach((finger, i) => {
    const was = onBoard(sight, finger);
    const is = onBoard(now, after[i] ?? finger);
    expect(is.x).toBeCloseTo(was.x);
    expect(is.y).toBeCloseTo(was.y);
  });
});

test("nobody can leave the board, nor go farther away than all of it", () => {
  expect(kept({ x: -500, y: -500, scale: 1 }, frame, sheet)).toEqual({ x: 0, y: 0, scale: 1 });
  expect(kept({ x: 5000, y: 5000, scale: 1 }, frame, sheet)).toEqual({ x: 600, y: 156, scale: 1 });
  expect(kept({ x: 0, y: 0, scale: 0.01 }, frame, sheet).scale).toBeCloseTo(0.4);
  expect(kept({ x: 0, y: 0, scale: 99 }, frame, sheet).scale).toBe(4);
});

test("a side with room to spare is centred", () => {
  expect(kept({ x: 0, y: 300, scale: 0.4 }, frame, sheet).y).toBeCloseTo(-250);
});

test("what is shown is seen afterwards, and not magnified", () => {
  const sight = { x: 0, y: 0, scale: 1.5 };
  const box = { left: 700, right: 950, top: 300, bottom: 450 };
  expect(isSeen(box, sight, frame)).toBe(false);
  const now = showing(box, sight, frame, sheet);
  expect(isSeen(box, now, frame)).toBe(true);
  expect(now.scale).toBe(1.5);
});

test("for what is too large to be seen the board goes farther away", () => {
  const box = { left: 100, right: 900, top: 100, bottom: 400 };
  const now = showing(box, { x: 0, y: 0, scale: 2 }, frame, sheet);
  expect(now.scale).toBeCloseTo(0.5);
  expect(isSeen(box, { ...now, scale: now.scale * 0.999 }, frame)).toBe(true);
});

test("a movement begins where it was and ends where it should", () => {
  const [a, b] = [{ x: 0, y: 0, scale: 1 }, { x: 300, y: 100, scale: 4 }];
  expect(between(a, b, 0, frame)).toEqual(a);
  const end = between(a, b, 1, frame);
  expect([end.x, end.y, end.scale]).toEqual([300, 100, 4]);
  expect(between(a, b, 0.5, frame).scale).toBeCloseTo(2);
});

test("a board that is all seen from top to bottom lets the page scroll", () => {
  expect(canMoveUp(whole(frame, sheet), frame, sheet)).toBe(false);
  expect(canMoveUp({ x: 0, y: 0, scale: 0.8 }, frame, sheet)).toBe(false);
  expect(canMoveUp({ x: 0, y: 0, scale: 1 }, frame, sheet)).toBe(true);
});
