import { beforeAll, expect, test } from "vitest";

import common from "../locales/en/rules/index";
import { figureOf } from "../src/pages/rules/figures/figures";
import { rulebook } from "../src/pages/rules/rulebook";
import type { BoardData } from "../src/protocol/board";
import { withChapter } from "../src/texts/language.svelte";
import { hasText, Signed, text } from "../src/texts/texts";
import { everything, small } from "./boards";

beforeAll(() => withChapter("rules"));

const plainDraft: BoardData = {
  ...everything,
  rules: {
    ...everything.rules,
    draft: true,
    draft_hand: 6,
    draft_keep: 4,
    draft_passes: ["left", "right"],
    wild_limit: false,
    flush_at: 0,
    longest_path_points: 0,
    ties: ["longest-path"],
  },
};
const untied: BoardData = { ...small, rules: { ...small.rules, ties: [] } };
const BOARDS = { small, everything, plainDraft, untied };

function idsOf(board: BoardData): string[] {
  return rulebook(board).flatMap((part) => {
    const lines = [...part.lines, ...part.list, ...part.after, ...part.order];
    const caption = figureOf(board, part.id)?.caption.id;
    const ids = [
      ...lines.map(({ id }) => id),
      ...part.tables.map(({ id }) => id),
      `rules-part-${part.id}`,
    ];
    return caption ? [...ids, caption] : ids;
  });
}

test.each(Object.entries(BOARDS))("the rule book of %s has words for everything", (_, board) => {
  for (const id of idsOf(board)) expect(hasText(id), id).toBe(true);
});

test("rules that a board does not have are left out", () => {
  const parts = rulebook(small).map((part) => part.id);
  expect(parts).toEqual([
    "aim",
    "start",
    "turn",
    "cards",
    "claim",
    "doubles",
    "sights",
    "tickets",
    "end",
    "score",
  ]);
});

test("every message of the rules is used", () => {
  const defined = common.flatMap((source) =>
    [...source.matchAll(/^(rules-[\w-]+) =/gm)].map(([, id]) => id),
  );
  const used = new Set(Object.values(BOARDS).flatMap(idsOf));
  // Table headings and parts of the score count as used if their words are in the tables.
  const shown = Object.values(BOARDS).flatMap((board) =>
    rulebook(board).flatMap((part) => part.tables.flatMap(({ rows }) => rows.flat().map(String))),
  );
  const page =
    /^rules-(heading|title|players|boards|contents|print|missing|about-[\w-]+|or-more|cards-table)$/;
  const dead = defined.filter(
    (id) =>
      !page.test(id ?? "") &&
      !used.has(id ?? "") &&
      !shown.some((words) => sameWords(words, id ?? "")),
  );
  expect(dead).toEqual([]);
});

/** Whether a text is that of a message, whatever its numbers. */
function sameWords(words: string, id: string): boolean {
  const letters = (all: string) => all.replaceAll(/\{.*?\}|[-−\d]+/g, "");
  return letters(words) === letters(text(id, { points: 0 }));
}

test("a loss has a real minus sign, and its plural", () => {
  const words = (points: number) => text("rules-score-harbours", { points: new Signed(points) });
  expect(words(-4)).toContain("−4");
  expect(words(-4)).not.toContain("-4");
  expect(words(4)).not.toContain("−");
  expect(text("points", { points: new Signed(-1) })).toBe(
    text("points", { points: 1 }).replace("1", "−1"),
  );
});

test("the numbers in the tables are those of the board", () => {
  const [points] = rulebook(small).find((part) => part.id === "claim")?.tables ?? [];
  expect(points?.rows).toEqual([
    [text("rules-spaces"), 1, 2, 3, 4, 5],
    [text("rules-points"), 1, 2, 4, 7, 10],
  ]);
});
