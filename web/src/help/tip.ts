/**
 * Where to put a tip: below the thing if there is room, otherwise above or next to it, always on
 * the page.
 */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

export function tipAt(
  thing: Box,
  tip: Box,
  page: { width: number; height: number } = { width: innerWidth, height: innerHeight },
): { x: number; y: number } {
  const x = between(thing.left + thing.width / 2 - tip.width / 2, page.width - tip.width);
  const below = thing.top + thing.height + GAP;
  if (below + tip.height + EDGE <= page.height) return { x, y: Math.max(EDGE, below) };
  const above = thing.top - GAP - tip.height;
  if (above >= EDGE) return { x, y: between(above, page.height - tip.height) };
  // Too tall for either: next to it, on the side with more room.
  const left = thing.left > page.width - thing.left - thing.width;
  const beside = left ? thing.left - GAP - tip.width : thing.left + thing.width + GAP;
  return {
    x: between(beside, page.width - tip.width),
    y: between(thing.top, page.height - tip.height),
  };
}

function between(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
