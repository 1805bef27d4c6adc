/** How a board is seen through its window: plain sums, without a page. */

import type { Box, Point } from "./geometry";

/** The window, in pixels of the page. */
export interface Frame {
  width: number;
  height: number;
}

/** What is seen: the point in the upper left corner, and pixels for each unit of the board. */
export interface Sight extends Point {
  scale: number;
}

/** A pixel is never larger than this many units. */
const CLOSEST = 4;
/** At the beginning a small window shows part of the board rather than tiny names. */
const FILL = 1.75;
/** Pixels that the board can be moved up beyond its edge, from under the buttons. */
const SLACK = 56;

/** The scale at which all of the board is seen. */
function wholeScale(frame: Frame, sheet: Box): number {
  const { wide, high } = sizeOf(sheet);
  return Math.min(frame.width / wide, frame.height / high);
}

/** All of the board, in the middle of the window. */
export function whole(frame: Frame, sheet: Box): Sight {
  return centred(middleOf(sheet), wholeScale(frame, sheet), frame);
}

/** The board over the whole window, as far as that is useful. */
export function filled(frame: Frame, sheet: Box): Sight {
  const { wide, high } = sizeOf(sheet);
  const fit = wholeScale(frame, sheet);
  const cover = Math.max(frame.width / wide, frame.height / high);
  return kept(centred(middleOf(sheet), Math.min(cover, fit * FILL), frame), frame, sheet);
}

/** The same, but not beyond the board's edges, nor too near or too far. */
export function kept(sight: Sight, frame: Frame, sheet: Box): Sight {
  const fit = wholeScale(frame, sheet);
  const scale = clamp(sight.scale, fit, Math.max(CLOSEST, fit));
  // A scale that had to change changes around the middle.
  const at = scale === sight.scale ? sight : zoomed(sight, middle(frame), scale / sight.scale);
  return {
    scale,
    x: keptAlong(at.x, frame.width / scale, sheet.left, sheet.right),
    y: keptAlong(at.y, frame.height / scale, sheet.top, sheet.bottom, SLACK / scale),
  };
}

function keptAlong(from: number, seen: number, first: number, last: number, more = 0): number {
  if (seen >= last - first) return (first + last - seen) / 2;
  return clamp(from, first, last + more - seen);
}

/** Nearer by a factor, around a point of the window that stays where it is. */
export function zoomed(sight: Sight, at: Point, factor: number): Sight {
  const scale = sight.scale * factor;
  const { x, y } = onBoard(sight, at);
  return { scale, x: x - at.x / scale, y: y - at.y / scale };
}

/** Moved by pixels, as a finger moves. */
export function moved(sight: Sight, by: Point): Sight {
  return { ...sight, x: sight.x - by.x / sight.scale, y: sight.y - by.y / sight.scale };
}

/** Two fingers moved: what was under each of them stays under it. */
export function pinched(sight: Sight, before: [Point, Point], after: [Point, Point]): Sight {
  const apart = ([a, b]: [Point, Point]) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
  const between = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [between(before), between(after)];
  const near = zoomed(sight, from, apart(after) / apart(before));
  return moved(near, { x: to.x - from.x, y: to.y - from.y });
}

/** The point of the board under a point of the window. */
export function onBoard(sight: Sight, at: Point): Point {
  return { x: sight.x + at.x / sight.scale, y: sight.y + at.y / sight.scale };
}

/** Whether all of a box is seen. */
export function isSeen(box: Box, sight: Sight, frame: Frame): boolean {
  return (
    box.left >= sight.x &&
    box.top >= sight.y &&
    box.right <= sight.x + frame.width / sight.scale &&
    box.bottom <= sight.y + frame.height / sight.scale
  );
}

/** A sight that shows a box, as near as before if there is room. */
export function showing(box: Box, sight: Sight, frame: Frame, sheet: Box): Sight {
  const { wide, high } = sizeOf(box);
  const scale = Math.min(sight.scale, frame.width / wide, frame.height / high);
  return kept(centred(middleOf(box), scale, frame), frame, sheet);
}

/** Part of the way from one sight to another, the scale in equal ratios. */
export function between(a: Sight, b: Sight, part: number, frame: Frame): Sight {
  const scale = a.scale * (b.scale / a.scale) ** part;
  const [from, to] = [onBoard(a, middle(frame)), onBoard(b, middle(frame))];
  const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  return centred(at, scale, frame);
}

/** Whether the board can be moved up and down. */
export function canMoveUp(sight: Sight, frame: Frame, sheet: Box): boolean {
  return frame.height / sight.scale < sizeOf(sheet).high - 0.5;
}

function centred(at: Point, scale: number, frame: Frame): Sight {
  return { scale, x: at.x - frame.width / scale / 2, y: at.y - frame.height / scale / 2 };
}

function middle(frame: Frame): Point {
  return { x: frame.width / 2, y: frame.height / 2 };
}

function middleOf(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function sizeOf(box: Box): { wide: number; high: number } {
  return { wide: Math.max(box.right - box.left, 1), high: Math.max(box.bottom - box.top, 1) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
