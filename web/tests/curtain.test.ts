import { expect, test } from "vitest";

import { type Company, companyOf, coverOf, openView } from "../src/curtain";
import { welcomed } from "../src/protocol/table";
import { info, view, welcome } from "./samples";

/** Anna (0) and Bob (2) at one screen; it is Bob's turn, and Anna was shown last. */
const company: Company = {
  playing: true,
  mine: [0, 2],
  out: [],
  acting: [2],
  shown: 0,
  down: false,
  learnt: false,
};

test("with one seat there is never a curtain", () => {
  expect(coverOf({ ...company, mine: [0], acting: [], shown: null })).toEqual({ kind: "open", seat: 0 });
  expect(coverOf({ ...company, mine: [0], down: true })).toEqual({ kind: "open", seat: 0 });
});

test("a spectator has no seat and no curtain", () => {
  expect(coverOf({ ...company, mine: [], shown: null })).toEqual({ kind: "open", seat: null });
});

test("when somebody else at the screen is to act, the curtain comes down", () => {
  expect(coverOf(company)).toEqual({ kind: "closed", next: 2, among: [0, 2] });
});

test("whoever is shown goes on while it is their turn", () => {
  expect(coverOf({ ...company, acting: [0, 2] })).toEqual({ kind: "open", seat: 0 });
});

test("while only others elsewhere act, the last one stays shown", () => {
  expect(coverOf({ ...company, acting: [] })).toEqual({ kind: "open", seat: 0 });
});

test("a page that is opened anew shows nobody's cards", () => {
  expect(coverOf({ ...company, shown: null, acting: [] })).toMatchObject({ kind: "closed", next: null });
});

test("a curtain that is down stays down, though the turn has passed", () => {
  expect(coverOf({ ...company, down: true, acting: [] }).kind).toBe("closed");
  expect(coverOf({ ...company, down: true, acting: [0] })).toMatchObject({ kind: "closed", next: 0 });
});

test("those who choose at the same time come one after the other around the table", () => {
  const opening = { ...company, mine: [0, 2, 3], down: true };
  expect(coverOf({ ...opening, shown: 2, acting: [0, 3] })).toMatchObject({ next: 3 });
  expect(coverOf({ ...opening, shown: 3, acting: [0] })).toMatchObject({ next: 0 });
});

test("whoever has drawn an unseen card may look at it before the screen is passed", () => {
  expect(coverOf({ ...company, learnt: true })).toEqual({ kind: "pass", seat: 0, next: 2 });
});

test("if bots play all seats but one, that one is shown without a curtain", () => {
  expect(coverOf({ ...company, out: [0], shown: null })).toEqual({ kind: "open", seat: 2 });
  expect(coverOf({ ...company, out: [0], shown: 2, acting: [] })).toEqual({ kind: "open", seat: 2 });
});

test("whoever gives up does not see the cards of the one beside them", () => {
  expect(coverOf({ ...company, out: [0] })).toMatchObject({ kind: "closed", next: 2, among: [2] });
});

test("after the end there is no curtain", () => {
  expect(coverOf({ ...company, playing: false, down: true })).toEqual({ kind: "open", seat: 0 });
});

test("those who act, and those whom a bot stands in for, are read from the table", () => {
  const seats = [{ kind: "person", name: "Anna" }, { kind: "person", name: "Bob", away: "clock" }];
  const views = [0, 1].map((seat) => ({ seat, view, legal: seat === 0 ? ["draw"] : [] }));
  const state = welcomed({ ...welcome, seats: [0, 1], views, table: { ...info, seats } });
  expect(companyOf(state, null, false)).toEqual({
    playing: true,
    mine: [0, 1],
    out: [1],
    acting: [0],
    shown: null,
    down: false,
    learnt: false,
  });
});

test.each([
  [{ kind: "draw", card: "red" }, true],
  [{ kind: "draw" }, false],
  [{ kind: "take", card: "red" }, false],
])("only an unseen card is new to who drew it: %o", (what, learnt) => {
  const state = welcomed(welcome);
  const happening = { player: 0, turn: 1, ...what };
  state.sides["0"]?.told.push({ version: 6, happening });
  expect(companyOf(state, 0, false).learnt).toBe(learnt);
});

test("an open view has nothing that only a seat may see", () => {
  const open = openView({ ...view, festival_cards: { a: 1 }, offer: ["soho-chelsea"] });
  expect(Object.keys(open)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(hand|tickets|offer|festival_cards)$/)]),
  );
  expect(open.viewer).toBeNull();
  expect(open.players).toEqual(view.players);
});
