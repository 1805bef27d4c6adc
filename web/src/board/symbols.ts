/** Every colour has a symbol too, so that nobody has to tell colours apart. */

/**
 * Paths in a square from -5 to 5. They have only pairs of numbers, so that `placed` can move them.
 */
export const SYMBOLS: Record<string, string> = {
  purple: "M0,-4.6L4.6,0L0,4.6L-4.6,0Z",
  pink: "M0,-4.4C5.9,-4.4 5.9,4.4 0,4.4C-5.9,4.4 -5.9,-4.4 0,-4.4Z",
  blue: "M-4.4,-1.6Q-2.2,-4.4 0,-1.6Q2.2,1.2 4.4,-1.6L4.4,1.6Q2.2,4.4 0,1.6Q-2.2,-1.2 -4.4,1.6Z",
  orange: "M-4.5,3.8L0,-4.4L4.5,3.8Z",
  white:
    "M-1.5,-4.5L1.5,-4.5L1.5,-1.5L4.5,-1.5L4.5,1.5L1.5,1.5L1.5,4.5L-1.5,4.5L-1.5,1.5L-4.5,1.5L-4.5,-1.5L-1.5,-1.5Z",
  green: "M0,-4.6C4,-2.4 4,2.4 0,4.6C-4,2.4 -4,-2.4 0,-4.6Z",
  yellow: "M0,-4.8L1.4,-1.5L4.8,-1.5L2.1,0.7L3.1,4.2L0,2.2L-3.1,4.2L-2.1,0.7L-4.8,-1.5L-1.4,-1.5Z",
  black: "M-3.8,-3.8L3.8,-3.8L3.8,3.8L-3.8,3.8Z",
  red: "M0,4.4C-7,-0.6 -3.4,-5.4 0,-2.2C3.4,-5.4 7,-0.6 0,4.4Z",
  grey: "",
  wild: "M0,-4.8L1.2,-1.2L4.8,0L1.2,1.2L0,4.8L-1.2,1.2L-4.8,0L-1.2,-1.2Z",
};

/** The harbour sign of a card, in the same square. */
export const ANCHOR = "M0-6V5M-3-3H3M-5.5 1Q-5.5 5.5 0 5.5 5.5 5.5 5.5 1";

/** The pattern on an owner's pieces, by seat: strokes in a square from -5 to 5. */
export const SEAT_MARKS = [
  "M-5 0H5",
  "M-4 4 4-4M-5 1 1-5M-1 5 5-1",
  "M-2.5-5V5M2.5-5V5",
  "M-4-4 4 4M-4 4 4-4",
  "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
];

/** The symbol of a colour; empty for a home-made board's own colour. */
export function symbolOf(colour: string | null): string {
  return SYMBOLS[colour ?? "grey"] ?? "";
}

/** The CSS class that sets the paint of a colour. */
export function paint(colour: string | null): string {
  return `paint-${colour ?? "grey"}`;
}
