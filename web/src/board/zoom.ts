/** The maths of moving and zooming a board, independent of the page. */

import type { Box, Point } from "./geometry";

/** The viewport, in pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** The visible part: the board point at the top left, and pixels per board unit. */
export interface Pose extends Point {
  scale: number;
}

/** The largest scale, in pixels per board unit. */
const CLOSEST = 4;
/** At first, a small viewport shows a part of the board rather than tiny names. */
const FILL = 1.75;
/** How many pixels the board can be moved up past its edge. */
const SLACK = 56;

/** The scale that fits the whole board. */
function wholeScale(frame: Frame, sheet: Box): number {
  const { wide, high } = sizeOf(sheet);
  return Math.min(frame.width / wide, frame.height / high);
}

/** The whole board, centred in the viewport. */
export function whole(frame: Frame, sheet: Box): Pose {
  return centred(middleOf(sheet), wholeScale(frame, sheet), frame);
}

/** The board filling the viewport, up to a useful scale. */
export function filled(frame: Frame, sheet: Box): Pose {
  const { wide, high } = sizeOf(sheet);
  const fit = wholeScale(frame, sheet);
  const cover = Math.max(frame.width / wide, frame.height / high);
  return clamped(centred(middleOf(sheet), Math.min(cover, fit * FILL), frame), frame, sheet);
}

/** Clamp a pose to the board's edges and to the range of scales. */
export function clamped(pose: Pose, frame: Frame, sheet: Box, slack = SLACK): Pose {
  const fit = wholeScale(frame, sheet);
  const scale = clamp(pose.scale, fit, Math.max(CLOSEST, fit));
  // If the scale has to change, zoom around the centre.
  const at = scale === pose.scale ? pose : zoomed(pose, middle(frame), scale / pose.scale);
  return {
    scale,
    x: clampedAlong(at.x, frame.width / scale, sheet.left, sheet.right),
    y: clampedAlong(at.y, frame.height / scale, sheet.top, sheet.bottom, slack / scale),
  };
}

function clampedAlong(from: number, seen: number, first: number, last: number, more = 0): number {
  if (seen >= last - first) return (first + last - seen) / 2;
  return clamp(from, first, last + more - seen);
}

/** Zoom by a factor around a point of the viewport, which stays in place. */
export function zoomed(pose: Pose, at: Point, factor: number): Pose {
  const scale = pose.scale * factor;
  const { x, y } = onBoard(pose, at);
  return { scale, x: x - at.x / scale, y: y - at.y / scale };
}

/** Move by pixels, following a finger. */
export function moved(pose: Pose, by: Point): Pose {
  return { ...pose, x: pose.x - by.x / pose.scale, y: pose.y - by.y / pose.scale };
}

/** Follow two fingers: each stays over the same point of the board. */
export function pinched(pose: Pose, before: [Point, Point], after: [Point, Point]): Pose {
  const apart = ([a, b]: [Point, Point]) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
  const between = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [between(before), between(after)];
  const near = zoomed(pose, from, apart(after) / apart(before));
  return moved(near, { x: to.x - from.x, y: to.y - from.y });
}

/** The board point under a point of the viewport. */
export function onBoard(pose: Pose, at: Point): Point {
  return { x: pose.x + at.x / pose.scale, y: pose.y + at.y / pose.scale };
}

/** Whether a whole box is visible. */
export function isSeen(box: Box, pose: Pose, frame: Frame): boolean {
  return (
    box.left >= pose.x &&
    box.top >= pose.y &&
    box.right <= pose.x + frame.width / pose.scale &&
    box.bottom <= pose.y + frame.height / pose.scale
  );
}

/** A pose that shows a box, zooming out only if it has to, and as much of the board as it can. */
export function showing(box: Box, pose: Pose, frame: Frame, sheet: Box): Pose {
  const { wide, high } = sizeOf(box);
  const scale = Math.min(pose.scale, frame.width / wide, frame.height / high);
  return clamped(centred(middleOf(box), scale, frame), frame, sheet, 0);
}

/** Interpolate between two poses, the scale geometrically. */
export function between(a: Pose, b: Pose, part: number, frame: Frame): Pose {
  const scale = a.scale * (b.scale / a.scale) ** part;
  const [from, to] = [onBoard(a, middle(frame)), onBoard(b, middle(frame))];
  const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  return centred(at, scale, frame);
}

/** Whether the board can be moved vertically. */
export function canMoveUp(pose: Pose, frame: Frame, sheet: Box): boolean {
  return frame.height / pose.scale < sizeOf(sheet).high - 0.5;
}

function centred(at: Point, scale: number, frame: Frame): Pose {
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
