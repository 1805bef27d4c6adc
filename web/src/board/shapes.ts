/** The shapes of spaces and pieces, centred on a horizontal space. */

import type { BoardData, Route, Sizes } from "../protocol/board";
import { hasTaxis } from "../texts/names";

export type PieceShape = "wagon" | "ship" | "taxi";

/** What is placed on a route: ships at sea, taxis in a town, wagons everywhere else. */
export function pieceShape(
  board: Pick<BoardData, "cities">,
  route: Pick<Route, "kind">,
): PieceShape {
  if (route.kind === "sea") return "ship";
  return hasTaxis(board) ? "taxi" : "wagon";
}

/** The outline of a space on a kind of route. */
export function spaceShape(kind: string, { length, width }: Sizes): string {
  if (kind === "ferry") return waves(length, width);
  if (kind === "sea") return hull(length, width);
  return box(length, width, width * 0.16);
}

/** The rim around a space of a tunnel. */
export function tunnelRim({ length, width }: Sizes): string {
  return box(length + 1, width + 1, width * 0.2);
}

/** Parsed paths: each pair of numbers with the text before it. */
const taken = new Map<string, { parts: [before: string, x: number, y: number][]; rest: string }>();

function apart(d: string) {
  const found = taken.get(d);
  if (found) return found;
  const words = d.split(/(-?[\d.]+,-?[\d.]+)/);
  const parts: [string, number, number][] = [];
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [x, y] = (words[i + 1] ?? "").split(",");
    parts.push([words[i] ?? "", Number(x), Number(y)]);
  }
  const made = { parts, rest: words.at(-1) ?? "" };
  taken.set(d, made);
  return made;
}

/** Move, rotate and scale a path that consists of pairs of numbers. */
export function placed(d: string, x: number, y: number, angle = 0, size = 1): string {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const { parts, rest } = apart(d);
  let out = "";
  for (const [before, px, py] of parts) {
    out += `${before}${f(x + px * c - py * s)},${f(y + px * s + py * c)}`;
  }
  return out + rest;
}

function box(long: number, high: number, round: number): string {
  const [x, y] = [f(long / 2), f(high / 2)];
  const [u, v] = [f(long / 2 - round), f(high / 2 - round)];
  return (
    `M${-u},${-y}L${u},${-y}Q${x},${-y} ${x},${-v}L${x},${v}Q${x},${y} ${u},${y}` +
    `L${-u},${y}Q${-x},${y} ${-x},${v}L${-x},${-v}Q${-x},${-y} ${-u},${-y}Z`
  );
}

/** A space with wavy long sides. */
function waves(long: number, high: number): string {
  const count = 5;
  const step = long / count;
  const crest = high * 0.2;
  const [x, y] = [long / 2, high / 2 - crest / 2];
  const side = (sign: number): string =>
    Array.from({ length: count }, (_, i) => {
      const from = sign * (-x + i * step);
      const top = -sign * (y + crest * 1.6);
      return `Q${f(from + (sign * step) / 2)},${f(top)} ${f(from + sign * step)},${f(-sign * y)}`;
    }).join("");
  return `M${f(-x)},${f(-y)}${side(1)}L${f(x)},${f(y)}${side(-1)}Z`;
}

/** Pointed at both ends, like a boat seen from above. */
function hull(long: number, high: number): string {
  const [x, y] = [f(long / 2), f(high / 2)];
  const [u, v] = [f(long / 2 - high * 0.75), f(long / 2 - high * 0.26)];
  return (
    `M${-x},0Q${-v},${-y} ${-u},${-y}L${u},${-y}Q${v},${-y} ${x},0` +
    `Q${v},${y} ${u},${y}L${-u},${y}Q${-v},${y} ${-x},0Z`
  );
}

/** A part of a piece: its paint and its outline. */
export interface Part {
  paint: "shade" | "dark" | "body" | "light" | "glass";
  d: string;
}

/** The parts of a piece, bottom to top. */
export function pieceParts(shape: PieceShape, { length, width }: Sizes): Part[] {
  const parts = { wagon, ship, taxi }[shape];
  // Drawn on a grid of 100 by 40.
  const [x, y] = [length / 100, (width * 1.26) / 40];
  return parts.map(({ paint, d }) => ({ paint, d: stretched(d, x, y) }));
}

const wagon: Part[] = [
  { paint: "shade", d: "M-48,-10 L50,-10 L52,24 L-46,24 Z" },
  {
    paint: "dark",
    d: "M-36,14 a7,7 0 1,0 14,0 a7,7 0 1,0 -14,0 Z M22,14 a7,7 0 1,0 14,0 a7,7 0 1,0 -14,0 Z",
  },
  { paint: "body", d: "M-46,-12 L46,-12 L46,15 L-46,15 Z" },
  { paint: "light", d: "M-50,-10 Q-49,-21 -40,-21 L40,-21 Q49,-21 50,-10 Z" },
];
const ship: Part[] = [
  { paint: "shade", d: "M-48,2 L50,2 Q46,24 32,24 L-34,24 Q-44,20 -48,2 Z" },
  { paint: "dark", d: "M2,-26 L14,-26 L14,-12 L2,-12 Z" },
  { paint: "light", d: "M-28,-15 L26,-15 L30,0 L-28,0 Z" },
  { paint: "body", d: "M-50,-4 L52,-4 Q46,18 32,18 L-34,18 Q-46,14 -50,-4 Z" },
];
const taxi: Part[] = [
  { paint: "shade", d: "M-46,0 L50,0 L50,24 L-44,24 Z" },
  { paint: "light", d: "M-28,-3 Q-20,-22 -8,-22 L14,-22 Q24,-22 32,-3 Z" },
  {
    paint: "glass",
    d: "M-21,-4 Q-15,-17 -7,-17 L0,-17 L0,-4 Z M5,-4 L5,-17 L13,-17 Q20,-17 25,-4 Z",
  },
  { paint: "body", d: "M-48,-4 Q-30,-7 -26,-5 L34,-5 Q48,-4 50,4 L50,14 L-48,14 Z" },
  {
    paint: "dark",
    d: "M-36,14 a8,8 0 1,0 16,0 a8,8 0 1,0 -16,0 Z M20,14 a8,8 0 1,0 16,0 a8,8 0 1,0 -16,0 Z",
  },
];

/** Scale every pair of numbers; the angles of arcs stay. */
function stretched(d: string, x: number, y: number): string {
  return d.replace(/a([\d.]+),([\d.]+) 0 1,0|(-?[\d.]+),(-?[\d.]+)/g, (_, rx, ry, a, b) =>
    a === undefined
      ? `a${f(Number(rx) * Math.min(x, y))},${f(Number(ry) * Math.min(x, y))} 0 1,0`
      : `${f(Number(a) * x)},${f(Number(b) * y)}`,
  );
}

function f(number: number): number {
  return Math.round(number * 100) / 100 || 0; // avoids -0
}
