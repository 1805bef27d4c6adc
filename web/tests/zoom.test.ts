import { expect, test } from "vitest";

import {
  between,
  canMoveUp,
  clamped,
  filled,
  isSeen,
  moved,
  onBoard,
  pinched,
  showing,
  whole,
  zoomed,
} from "../src/board/zoom";

const frame = { width: 400, height: 400 };
const sheet = { left: 0, right: 1000, top: 0, bottom: 500 };

test("the whole board fits, centred", () => {
  const pose = whole(frame, sheet);
  expect(pose.scale).toBeCloseTo(0.4);
  expect(isSeen(sheet, { ...pose, scale: pose.scale * 0.999 }, frame)).toBe(true);
  expect(onBoard(pose, { x: 200, y: 200 })).toEqual({ x: 500, y: 250 });
});

test("a small viewport is filled, but not with a tiny part of the board", () => {
  expect(filled(frame, { ...sheet, right: 800 }).scale).toBeCloseTo(0.8);
  expect(filled(frame, sheet).scale).toBeCloseTo(0.7);
});

test("zooming keeps the point under the pointer", () => {
  const pose = { x: 100, y: 50, scale: 1 };
  const at = { x: 120, y: 300 };
  const before = onBoard(pose, at);
  const after = onBoard(zoomed(pose, at, 2.5), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("the board follows the finger", () => {
  const pose = { x: 100, y: 50, scale: 2 };
  expect(moved(pose, { x: 40, y: -20 })).toEqual({ x: 80, y: 60, scale: 2 });
});

test("a pinch keeps the points under both fingers", () => {
  const pose = { x: 10, y: 20, scale: 1 };
  const before: [{ x: number; y: number }, { x: number; y: number }] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const after: typeof before = [
    { x: 80, y: 140 },
    { x: 280, y: 140 },
  ];
  const now = pinched(pose, before, after);
  before.forEach((finger, i) => {
    const was = onBoard(pose, finger);
    const is = onBoard(now, after[i] ?? finger);
    expect(is.x).toBeCloseTo(was.x);
    expect(is.y).toBeCloseTo(was.y);
  });
});

test("nobody can move past the edges of the board, nor zoom out beyond the whole of it", () => {
  expect(clamped({ x: -500, y: -500, scale: 1 }, frame, sheet)).toEqual({ x: 0, y: 0, scale: 1 });
  expect(clamped({ x: 5000, y: 5000, scale: 1 }, frame, sheet)).toEqual({
    x: 600,
    y: 156,
    scale: 1,
  });
  expect(clamped({ x: 0, y: 0, scale: 0.01 }, frame, sheet).scale).toBeCloseTo(0.4);
  expect(clamped({ x: 0, y: 0, scale: 99 }, frame, sheet).scale).toBe(4);
});

test("a dimension with room to spare is centred", () => {
  expect(clamped({ x: 0, y: 300, scale: 0.4 }, frame, sheet).y).toBeCloseTo(-250);
});

test("a box to show becomes visible, without zooming in", () => {
  const pose = { x: 0, y: 0, scale: 1.5 };
  const box = { left: 700, right: 950, top: 300, bottom: 450 };
  expect(isSeen(box, pose, frame)).toBe(false);
  const now = showing(box, pose, frame, sheet);
  expect(isSeen(box, now, frame)).toBe(true);
  expect(now.scale).toBe(1.5);
});

test("a box at the bottom is shown without room below the board", () => {
  const box = { left: 100, right: 200, top: sheet.bottom - 50, bottom: sheet.bottom - 10 };
  const now = showing(box, { x: 0, y: 0, scale: 1 }, frame, sheet);
  expect(isSeen(box, now, frame)).toBe(true);
  expect(now.y + frame.height / now.scale).toBeCloseTo(sheet.bottom);
});

test("the board zooms out for a box that is too large", () => {
  const box = { left: 100, right: 900, top: 100, bottom: 400 };
  const now = showing(box, { x: 0, y: 0, scale: 2 }, frame, sheet);
  expect(now.scale).toBeCloseTo(0.5);
  expect(isSeen(box, { ...now, scale: now.scale * 0.999 }, frame)).toBe(true);
});

test("an animation starts and ends at the given poses", () => {
  const [a, b] = [
    { x: 0, y: 0, scale: 1 },
    { x: 300, y: 100, scale: 4 },
  ];
  expect(between(a, b, 0, frame)).toEqual(a);
  const end = between(a, b, 1, frame);
  expect([end.x, end.y, end.scale]).toEqual([300, 100, 4]);
  expect(between(a, b, 0.5, frame).scale).toBeCloseTo(2);
});

test("a board that is fully visible from top to bottom lets the page scroll", () => {
  expect(canMoveUp(whole(frame, sheet), frame, sheet)).toBe(false);
  expect(canMoveUp({ x: 0, y: 0, scale: 0.8 }, frame, sheet)).toBe(false);
  expect(canMoveUp({ x: 0, y: 0, scale: 1 }, frame, sheet)).toBe(true);
});
