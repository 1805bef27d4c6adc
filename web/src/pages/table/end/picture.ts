/** A picture of a result, to share: the board with everybody's routes, and the scores. */

import { colourOf } from "../../../board/livery.svelte";
import type { BoardData, Sketch } from "../../../protocol/board";
import type { Score, SeatInfo } from "../../../protocol/incoming";
import type { View } from "../../../protocol/view";

export interface Result {
  board: BoardData;
  sketch: Sketch;
  view: View;
  scores: Score[];
  seats: SeatInfo[];
  names: string[];
  title: string;
  words: string;
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 40];
/** The space for the scores. */
const COLUMN = 400;

/** The scale and the place of the board in its part of the picture. */
export function fitted(width: number, height: number): { scale: number; x: number; y: number } {
  const [wide, high] = [WIDTH - COLUMN - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  const scale = Math.min(wide / width, high / height);
  return {
    scale,
    x: MARGIN + (wide - width * scale) / 2,
    y: MARGIN + (high - height * scale) / 2,
  };
}

/** Draw a result, as a PNG file. */
export async function pictureOf(result: Result): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("expected a canvas to draw on");
  await document.fonts.ready;
  drawBoard(pen, result);
  drawScores(pen, result);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("expected a picture");
  return new File([blob], "whistlestop.png", { type: blob.type });
}

/** A token of style.css as the page shows it, maybe that of a class. */
function ink(token: string, name = ""): string {
  const probe = document.createElement("span");
  probe.className = name;
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

function drawBoard(pen: CanvasRenderingContext2D, { board, sketch, view, seats }: Result): void {
  pen.fillStyle = ink("sea");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const { scale, x, y } = fitted(sketch.width, sketch.height);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const fill = (path: string, token: string): void => {
    pen.fillStyle = ink(token);
    pen.fill(new Path2D(path));
  };
  fill(sketch.land, "land");
  fill(sketch.lakes, "sea");
  const line = (path: string, width: number, colour: string): void => {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke(new Path2D(path));
  };
  pen.lineCap = "round";
  line(Object.values(sketch.routes).join(""), 4, ink("track"));
  view.players.forEach(({ routes }, seat) => {
    const owned = routes.map((id) => board.layout?.routes[id]?.path ?? "").join("");
    line(owned, 15, ink("frame"));
    line(owned, 11, ink("paint", `seat-${colourOf(seat, seats)}`));
  });
  line(sketch.cities, 26, ink("land"));
  line(sketch.cities, 19, ink("city-ring"));
  pen.restore();
}

function drawScores(pen: CanvasRenderingContext2D, result: Result): void {
  const { scores, seats, names, title, words } = result;
  const [left, right] = [WIDTH - COLUMN, WIDTH - MARGIN];
  const root = getComputedStyle(document.documentElement);
  const [serif, sans] = ["--serif", "--sans"].map((name) => root.getPropertyValue(name));
  pen.fillStyle = ink("paper-raised");
  pen.fillRect(left - MARGIN / 2, 0, COLUMN + MARGIN / 2, HEIGHT);
  const write = (line: string, x: number, y: number, font: string, width: number): void => {
    pen.font = font;
    pen.fillText(line, x, y, width);
  };
  pen.fillStyle = ink("accent");
  write(title, left, 90, `700 46px ${serif}`, right - left);
  pen.fillStyle = ink("ink");
  write(words, left, 140, `500 26px ${serif}`, right - left);
  [...scores]
    .sort((a, b) => a.rank - b.rank)
    .forEach(({ player, total }, i) => {
      const y = 210 + i * 66;
      pen.fillStyle = ink("paint", `seat-${colourOf(player, seats)}`);
      pen.fillRect(left, y - 30, 38, 38);
      pen.fillStyle = ink("ink");
      pen.textAlign = "right";
      write(String(total), right, y, `700 34px ${sans}`, 100);
      pen.textAlign = "left";
      write(names[player] ?? "", left + 54, y, `400 30px ${sans}`, right - left - 150);
    });
  pen.fillStyle = ink("ink-soft");
  write("Whistlestop", left, HEIGHT - MARGIN, `700 26px ${serif}`, right - left);
}
