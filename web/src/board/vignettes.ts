/** Small pictures for cards, each 80 by 44 with the ground at 40. */

import type { Card } from "../protocol/board";
import type { PieceShape } from "./shapes";

/** A stroke of a picture: filled, or only outlined. */
export interface Stroke {
  d: string;
  paint: "fill" | "pale" | "line";
}

/** The picture on a card. */
export function vignetteOf(card: Pick<Card, "deck" | "pieces">, town: PieceShape): Stroke[] {
  if (card.deck === "ship") return card.pieces > 1 ? steamers : steamer;
  return town === "taxi" ? cab : locomotive;
}

const rails: Stroke = { d: "M4 40H76M8 42.5H72", paint: "line" };
const locomotive: Stroke[] = [
  // Steam, boiler, chimney and dome, cab with its roof, wheels.
  {
    d: "M23 9c-6-6-14-3-13 2 -6 0-7 6-2 7h14c6 0 6-6 1-9Z",
    paint: "pale",
  },
  { d: "M15 20H48V33H15ZM18 20V13H16V11H25V13H23V20ZM32 20V17a3 3 0 0 1 6 0V20Z", paint: "fill" },
  { d: "M46 33V14H43V11H70V14H67V33Z", paint: "fill" },
  { d: "M51 16H56V23H51ZM59 16H64V23H59Z", paint: "pale" },
  { d: "M15 33H6L12 39H18Z", paint: "fill" },
  {
    d: "M17 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM27 35a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM41 35a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM57 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
    paint: "fill",
  },
  { d: "M21 35.5 32 34.5 46 34.5", paint: "line" },
  rails,
];
const cab: Stroke[] = [
  { d: "M6 40V24h5v16M13 40V14h8v26M60 40V18h7v22M69 40V27h6v13", paint: "pale" },
  { d: "M14 35V27Q22 25 25 24L31 16H51L58 24Q66 25 68 28V35Z", paint: "fill" },
  { d: "M37 15V12H46V15Z", paint: "fill" },
  { d: "M29 24 33.5 18H40V24ZM43 24V18H49.500L54 24Z", paint: "pale" },
  {
    d: "M21 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM51 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    paint: "fill",
  },
  { d: "M18 30H64M4 40.500H76", paint: "line" },
];
const sea: Stroke = { d: "M4 39q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0", paint: "line" };
const steamer: Stroke[] = [
  { d: "M38 8c6-5 14-3 14 2 6 0 6 5 1 6H44c-6 0-8-4-6-8Z", paint: "pale" },
  { d: "M10 27H72L65 37H18Z", paint: "fill" },
  { d: "M24 26V19H58V26ZM33 18V10H40V18ZM45 18V12H51V18Z", paint: "fill" },
  { d: "M27 21H31V24H27ZM35 21H39V24H35ZM43 21H47V24H43ZM51 21H55V24H51Z", paint: "pale" },
  { d: "M16 26V15M16 16 24 19", paint: "line" },
  sea,
];
const steamers: Stroke[] = [
  { d: "M4 28H40L36 37H9ZM11 27V22H31V27ZM16 21V14H21V21Z", paint: "fill" },
  { d: "M42 22H76L72 31H47ZM49 21V16H69V21ZM54 15V8H59V15Z", paint: "fill" },
  {
    d: "M14 23.500H17V26H14ZM20 23.500H23V26H20ZM52 17.500H55V20H52ZM58 17.500H61V20H58Z",
    paint: "pale",
  },
  sea,
];
