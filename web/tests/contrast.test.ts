/** Contrast according to WCAG 2.2, computed from the tokens of style.css, in both schemes. */

import { expect, test } from "vitest";

import { SEAT_MARKS, SYMBOLS } from "../src/board/symbols";
import css from "../src/style.css?raw";

const LEAST_FOR_TEXT = 4.5;
const LEAST_FOR_DRAWINGS = 3;

type Tokens = Record<string, string>;

function tokensIn(body: string): Tokens {
  const found = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value.trim()]));
}

/** The body of the first rule with this selector, from an offset on. */
function bodyOf(selector: string, from = 0): string {
  const start = css.indexOf(`${selector} {`, from);
  if (start < 0) throw new Error(`expected a rule ${selector} in style.css`);
  return css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
}

/** The tokens of one scheme: each colour is `light-dark(one, other)`, or the same in both. */
function scheme(side: 0 | 1): Tokens {
  const all = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, body]) => body).join("");
  return sided(tokensIn(all), side);
}

function sided(all: Tokens, side: 0 | 1): Tokens {
  const pairs = Object.entries(all).map(([name, value]): [string, string] => {
    const both = /^light-dark\(([^,]+), ([^)]+)\)$/.exec(value);
    return [name, both?.[side + 1] ?? value];
  });
  return Object.fromEntries(pairs);
}

const light = scheme(0);
const dark = scheme(1);

function resolved(tokens: Tokens, value: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name ? resolved(tokens, tokens[name] ?? "") : value;
}

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) throw new Error(`expected a colour like #a1b2c3, got ${colour}`);
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

test("black on white has a contrast of 21", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21);
});

/** Every class that sets a paint. */
const painted = [
  ...new Set([...css.matchAll(/\.((?:paint|seat)-[\w-]+)\s*\{/g)].map(([, name]) => name ?? "")),
];

test("all colours and seats have a paint", () => {
  const names = Object.keys(SYMBOLS).map((colour) => `paint-${colour}`);
  const seats = SEAT_MARKS.map((_, seat) => `seat-${seat}`);
  expect(painted.sort()).toEqual([...names, ...seats].sort());
});

const schemes: [string, Tokens][] = [
  ["light", light],
  ["dark", dark],
];
const paints = schemes.flatMap(([scheme, tokens]) =>
  painted.map((name) => ({ scheme, name, tokens: { ...tokens, ...tokensIn(bodyOf(`.${name}`)) } })),
);

test.each(paints)("text on $name is readable ($scheme)", ({ tokens }) => {
  const [ink, paint] = ["--on-paint", "--paint"].map((name) =>
    resolved(tokens, tokens[name] ?? ""),
  );
  expect(contrast(ink ?? "", paint ?? "")).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
});

const boards = [...css.matchAll(/\[data-board="([\w-]+)"\] \{/g)].map(([, id]) => id ?? "");
const accents = boards.flatMap((board) =>
  schemes.map(([scheme, tokens], side) => {
    const own = sided(tokensIn(bodyOf(`[data-board="${board}"]`)), side as 0 | 1);
    return { board, scheme, tokens: { ...tokens, ...own } };
  }),
);

test.each(accents)("the accent of $board is readable ($scheme)", ({ tokens }) => {
  const pairs = [
    ["--accent", "--paper"],
    ["--accent", "--paper-raised"],
    ["--accent-text", "--paper"],
    ["--accent-text", "--paper-raised"],
    ["--on-accent", "--accent"],
  ] as const;
  for (const [ink, paper] of pairs) {
    const found = contrast(tokens[ink] ?? "", tokens[paper] ?? "");
    expect(found, `${ink} on ${paper}`).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  }
});

test("every board but Europe, which has the general one, has its accent", () => {
  expect(boards.sort()).toEqual(["great-lakes", "iberia", "new-york", "nordic"]);
});

const TEXTS = [
  ["--ink", "--paper"],
  ["--ink", "--paper-raised"],
  ["--ink", "--map"],
  ["--ink-soft", "--paper"],
  ["--ink-soft", "--paper-raised"],
  ["--accent", "--paper"],
  ["--accent", "--paper-raised"],
  ["--on-accent", "--accent"],
  ["--good", "--paper-raised"],
].flatMap(([ink = "", paper = ""]) =>
  schemes.map(([scheme, tokens]) => ({ ink, paper, scheme, tokens })),
);

test.each(TEXTS)("$ink is readable on $paper ($scheme)", ({ ink, paper, tokens }) => {
  const [on, under] = [ink, paper].map((name) => resolved(tokens, tokens[name] ?? ""));
  expect(contrast(on ?? "", under ?? "")).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
});

test.each(schemes)("control borders and focus rings are visible (%s)", (_, tokens) => {
  for (const line of ["--line", "--accent"]) {
    for (const paper of ["--paper", "--paper-raised", "--map"]) {
      const [on, under] = [line, paper].map((name) => resolved(tokens, tokens[name] ?? ""));
      expect(contrast(on ?? "", under ?? ""), `${line} on ${paper}`).toBeGreaterThanOrEqual(
        LEAST_FOR_DRAWINGS,
      );
    }
  }
});

/** The hue of a colour in degrees. */
function hue(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const sector =
    most === r
      ? (g - b) / (most - least)
      : most === g
        ? 2 + (b - r) / (most - least)
        : 4 + (r - g) / (most - least);
  return (sector * 60 + 360) % 360;
}

test.each(schemes)(
  "what can be claimed stands out from land, sea and every paint (%s)",
  (_, tokens) => {
    const choose = resolved(tokens, tokens["--choose"] ?? "");
    for (const ground of ["--land", "--sea"]) {
      expect(
        contrast(choose, resolved(tokens, tokens[ground] ?? "")),
        ground,
      ).toBeGreaterThanOrEqual(LEAST_FOR_DRAWINGS - 0.2);
    }
    for (const name of painted) {
      const paint = tokensIn(bodyOf(`.${name}`))["--paint"] ?? "";
      const [r, g, b] = [1, 3, 5].map((at) => parseInt(paint.slice(at, at + 2), 16));
      const vivid = Math.max(r ?? 0, g ?? 0, b ?? 0) - Math.min(r ?? 0, g ?? 0, b ?? 0) > 60;
      const apart = Math.abs(hue(paint) - hue(choose));
      if (vivid) expect(Math.min(apart, 360 - apart), name).toBeGreaterThan(25);
    }
  },
);
