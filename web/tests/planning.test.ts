/** What helps to plan: answers in words, my own plan, cut paths, questions asked once. */

import { beforeAll, describe, expect, test } from "vitest";

import { glowing, pathsOf } from "../src/pages/table/paths";
import type { Price, TicketOutlook } from "../src/protocol/incoming";
import { askOnce } from "../src/table/answers";
import { cutsOf, Outlook } from "../src/table/outlook.svelte";
import { Planning } from "../src/table/planning.svelte";
import { cardsWords, cutWords, priceWords } from "../src/table/planWords";
import { withChapter } from "../src/texts/language.svelte";
import { cardsName } from "../src/texts/names";
import { needsWords, offerWords, piecesWords } from "../src/texts/needs";
import { text } from "../src/texts/texts";
import { small as board } from "./boards";
import { info, outlookOf, player, view } from "./samples";

beforeAll(() => withChapter("plan"));

const [first] = board.routes;
if (!first) throw new Error("expected a board with routes");
const claim = `claim ${first.id}`;
const words = (price: Price, legal = false, seen = view) =>
  priceWords(board, seen, info.seats, claim, price, legal);

describe("the card of a route", () => {
  test("tells what I have and what is missing", () => {
    const lines = words({ why: "cards", have: { red: 1, wild: 2 }, missing: 1, missing_wilds: 0 });
    const have = cardsName({ red: 1, wild: 2 });
    expect(lines[0]).toBe(text("plan-have", { cards: have }));
    expect(lines[1]).toContain("1");
    expect(lines).toHaveLength(2);
    expect(words({ why: "cards", have: { red: 0 }, missing: 3, missing_wilds: 0 })).toHaveLength(1);
  });

  test("tells who owns it", () => {
    expect(words({ why: "taken", owner: 0 })).toEqual([
      text("help-owned", { name: "Anna", points: board.rules.route_points[first.length - 1] ?? 0 }),
    ]);
  });

  test("tells why I can’t claim it now, or that I can", () => {
    const others = { ...view, to_act: [1] };
    expect(words({ why: "" }, true)).toEqual([text("plan-now", { what: "claim" })]);
    expect(words({ why: "" }, false, others)).toEqual([text("why-not-your-turn")]);
    expect(words({ why: "" }, false)).toEqual([text("why-illegal")]);
    expect(words({ why: "pieces" })).toEqual([text("plan-why-pieces")]);
  });

  test("names the tickets it helps", () => {
    const [ticket] = board.tickets;
    const lines = words({ why: "", helps: [{ ticket: ticket?.id ?? "", spaces: 0 }] }, true);
    expect(lines).toHaveLength(2);
  });
});

test("what a ticket takes is counted in routes, pieces and turns", () => {
  const needs = outlookOf({ claims: ["x", "y"], trains: 5, ships: 2, turns: 4 });
  expect(needsWords(board, needs)).toContain(piecesWords(board, needs));
  expect(piecesWords(board, needs)).toContain("2");
  expect(piecesWords(board, { ...needs, ships: 0 })).not.toContain(
    text("ships-count", { count: 0 }),
  );
});

test("what an offered ticket adds is said unless it is lost or already covered", () => {
  const one = { claims: ["x"], trains: 3, ships: 0, fits: true };
  const all = {
    ...outlookOf({}),
    cards: [],
    wilds: 0,
    missing: 0,
    points: 0,
    fits: true,
    lost: [],
  };
  const found = offerWords(board, {
    all,
    tickets: [
      { ticket: "a", state: "possible", ...one },
      { ticket: "b", state: "joined", ...one },
      { ticket: "c", state: "lost", ...one },
      { ticket: "d", state: "possible", ...one, fits: false },
    ],
  });
  expect(found.a).toBe(text("plan-adds", { needs: piecesWords(board, one) }));
  expect(found.b).toBe(text("plan-adds-nothing"));
  expect(found.c).toBe(text("ticket-lost"));
  expect(found.d).toContain(text("plan-too-much"));
});

test("a plan names the cards it takes, and those I have of each colour", () => {
  const cards = [
    { deck: "train", colour: "red", count: 4, have: 1 },
    { deck: "train", colour: null, count: 3, have: 0 },
  ];
  const needs = { claims: [], trains: 0, ships: 0, points: 0, missing: 6, turns: 5, fits: true };
  const lines = cardsWords({ ...needs, cards, wilds: 1 });
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("1");
});

describe("a path that somebody cuts", () => {
  const before = [outlookOf({ claims: ["x", "y"] })];
  const after = [outlookOf({ claims: ["z"], trains: 4, turns: 3 })];
  const taken = (seat: number) => ({
    ...view,
    players: [player, player].map((one, i) => (i === seat ? { ...one, routes: ["y"] } : one)),
  });

  test("is noticed if another player claims part of it", () => {
    const [cut] = cutsOf(taken(1), before, after);
    expect(cut).toMatchObject({ route: "y", owner: 1 });
    expect(cut && cutWords(board, info.seats, cut)).toContain("Bot");
  });

  test("is told to the player whose path it is, and to nobody else at the screen", async () => {
    const answers = { 0: [before, after], 1: [[], []] } as Record<number, TicketOutlook[][]>;
    const outlook = new Outlook(async (seat) => answers[seat]?.shift() ?? []);
    await outlook.refresh({ ...view, viewer: 0 });
    await outlook.refresh({ ...taken(1), viewer: 1 });
    expect([outlook.tickets, outlook.cuts]).toEqual([[], []]);
    await outlook.refresh({ ...taken(1), viewer: 0 });
    expect(outlook.cuts).toHaveLength(1);
    await outlook.refresh({ ...taken(1), viewer: 1 });
    expect([outlook.tickets, outlook.cuts]).toEqual([[], []]);
  });

  test("is not cut by my own claims, nor without a plan", () => {
    expect(cutsOf(taken(0), before, after)).toEqual([]);
    expect(cutsOf(taken(1), [], after)).toEqual([]);
  });
});

test("only routes for my tickets are highlighted if I want", () => {
  const known = [outlookOf({ claims: ["x"], borrowed: ["b"], helps: ["x", "y"] })];
  expect([...glowing(["x", "z"], known, true)]).toEqual(["x"]);
  expect([...glowing(["x", "z"], known, false)]).toEqual(["x", "z"]);
});

test("highlighted tickets show their paths, and plans what nobody has claimed", () => {
  const known = [outlookOf({ claims: ["x"], borrowed: ["b"] })];
  const seen = { ...view, players: [player, { ...player, routes: ["q"] }] };
  expect(pathsOf(seen, known, ["a-c"], ["p", "q"])).toEqual([
    { kind: "ticket", routes: ["x", "b"] },
    { kind: "plan", routes: ["p"] },
  ]);
  expect(pathsOf(seen, known, [], [])).toEqual([{ kind: "plan", routes: [] }]);
});

test("a clicked card stays until it is closed, a pointed one does not", () => {
  const planning = new Planning("table", 0);
  const at = { kind: "route" as const, id: "x", x: 0, y: 0 };
  planning.point({ ...at, pinned: true });
  planning.point({ ...at, id: "y", pinned: false });
  planning.point(null);
  expect(planning.place?.id).toBe("x");
  planning.close();
  planning.point({ ...at, pinned: false });
  planning.point(null);
  expect(planning.place).toBeNull();
});

test("a question is asked once for each version of the table", async () => {
  let asked = 0;
  const ask = <T>() => Promise.resolve(++asked as T);
  const room = { state: { version: 1 } as never, ask };
  const question = { type: "price" as const, seat: 0, move: claim };
  expect(await askOnce(room, question)).toBe(1);
  expect(await askOnce(room, question)).toBe(1);
  expect(await askOnce(room, { ...question, move: "station x" })).toBe(2);
  room.state = { version: 2 } as never;
  expect(await askOnce(room, question)).toBe(3);
});
