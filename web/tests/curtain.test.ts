import { expect, test } from "vitest";

import { fromWelcome } from "../src/protocol/table";
import { type Company, companyOf, coverOf, openView } from "../src/table/curtain";
import { info, view, welcome } from "./samples";

/** Anna (0) and Bob (2) share a screen. It is Bob's turn, and Anna's cards were shown last. */
const company: Company = {
  playing: true,
  mine: [0, 2],
  out: [],
  acting: [2],
  shown: 0,
  down: false,
  justDrew: false,
};

test("with one seat there is never a curtain", () => {
  expect(coverOf({ ...company, mine: [0], acting: [], shown: null })).toEqual({
    kind: "open",
    seat: 0,
  });
  expect(coverOf({ ...company, mine: [0], down: true })).toEqual({ kind: "open", seat: 0 });
});

test("a spectator has no seat and no curtain", () => {
  expect(coverOf({ ...company, mine: [], shown: null })).toEqual({ kind: "open", seat: null });
});

test("when somebody else at the screen is to act, the curtain comes down", () => {
  expect(coverOf(company)).toEqual({ kind: "closed", next: 2, among: [0, 2] });
});

test("a player's cards stay visible during their turn", () => {
  expect(coverOf({ ...company, acting: [0, 2] })).toEqual({ kind: "open", seat: 0 });
});

test("while only players elsewhere act, the last cards stay visible", () => {
  expect(coverOf({ ...company, acting: [] })).toEqual({ kind: "open", seat: 0 });
});

test("a reloaded page shows nobody's cards", () => {
  expect(coverOf({ ...company, shown: null, acting: [] })).toMatchObject({
    kind: "closed",
    next: null,
  });
});

test("a lowered curtain stays down even after the turn has passed", () => {
  expect(coverOf({ ...company, down: true, acting: [] }).kind).toBe("closed");
  expect(coverOf({ ...company, down: true, acting: [0] })).toMatchObject({
    kind: "closed",
    next: 0,
  });
});

test("players who choose at the same time take the screen one by one, around the table", () => {
  const opening = { ...company, mine: [0, 2, 3], down: true };
  expect(coverOf({ ...opening, shown: 2, acting: [0, 3] })).toMatchObject({ next: 3 });
  expect(coverOf({ ...opening, shown: 3, acting: [0] })).toMatchObject({ next: 0 });
});

test("a player may look at a card from the deck before passing the screen", () => {
  expect(coverOf({ ...company, justDrew: true })).toEqual({ kind: "pass", seat: 0, next: 2 });
});

test("if bots play all seats but one, the person in it needs no curtain", () => {
  expect(coverOf({ ...company, out: [0], shown: null })).toEqual({ kind: "open", seat: 2 });
  expect(coverOf({ ...company, out: [0], shown: 2, acting: [] })).toEqual({
    kind: "open",
    seat: 2,
  });
});

test("a player who resigns does not see a neighbour's cards", () => {
  expect(coverOf({ ...company, out: [0] })).toMatchObject({ kind: "closed", next: 2, among: [2] });
});

test("after the end there is no curtain", () => {
  expect(coverOf({ ...company, playing: false, down: true })).toEqual({ kind: "open", seat: 0 });
});

test("the acting seats, and those played by bots, come from the table", () => {
  const seats = [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Bob", away: "clock" },
  ];
  const views = [0, 1].map((seat) => ({ seat, view, legal: seat === 0 ? ["draw"] : [] }));
  const state = fromWelcome({ ...welcome, seats: [0, 1], views, table: { ...info, seats } });
  expect(companyOf(state, null, false)).toEqual({
    playing: true,
    mine: [0, 1],
    out: [1],
    acting: [0],
    shown: null,
    down: false,
    justDrew: false,
  });
});

test.each([
  [{ kind: "draw", card: "red" }, true],
  [{ kind: "draw" }, false],
  [{ kind: "take", card: "red" }, false],
])("only a card from the deck is new to its drawer: %o", (what, justDrew) => {
  const state = fromWelcome(welcome);
  const event = { player: 0, turn: 1, ...what };
  state.sides["0"]?.log.push({ version: 6, event });
  expect(companyOf(state, 0, false).justDrew).toBe(justDrew);
});

test("an open view has nothing private", () => {
  const open = openView({ ...view, festival_cards: { a: 1 }, offer: ["soho-chelsea"] });
  expect(Object.keys(open)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(hand|tickets|offer|festival_cards)$/)]),
  );
  expect(open.viewer).toBeNull();
  expect(open.players).toEqual(view.players);
});
