import { beforeEach, expect, test } from "vitest";

import type { Payment } from "../src/protocol/incoming";
import { Decision, type Host } from "../src/table/decision.svelte";
import { view } from "./samples";

const LEGAL = ["draw", "claim a", "claim b", "station c", "harbour c", "tickets"];
const payment = (pay: string, move?: string): Payment => ({
  pay,
  cards: {},
  more: !move,
  ...(move && { move }),
});

/** A room whose answers the test gives. */
class Table implements Host {
  seat = 0;
  legal = [...LEGAL];
  side: Host["side"] = { view, legal: LEGAL, log: [], options: {} };
  undoSeat: number | null = null;
  played: string[][] = [];
  answers = new Map<string, (payments: Payment[]) => void>();
  async play(...moves: string[]): Promise<void> {
    this.played.push(moves);
  }
  async playOn(next: (legal: string[]) => string | undefined): Promise<void> {
    for (let move = next(this.legal); move; move = next(this.legal)) this.played.push([move]);
  }
  payments(move: string): Promise<Payment[]> {
    return new Promise((answer) => this.answers.set(move, answer));
  }
  async do(): Promise<boolean> {
    return true;
  }
}

let table: Table;
let decision: Decision;

beforeEach(() => {
  table = new Table();
  decision = new Decision(table);
});

/** Let the server answer. */
async function answer(move: string, payments: Payment[]): Promise<void> {
  table.answers.get(move)?.(payments);
  await new Promise((done) => setTimeout(done));
}

test("a move that costs no turn is played at once, others need confirmation", async () => {
  await decision.pick("draw");
  expect(table.played).toEqual([["draw"]]);
  await decision.pick("tickets");
  expect(table.played).toHaveLength(1);
  expect(decision.wanted).toEqual(["tickets"]);
});

test("payments belong to the move that was clicked last", async () => {
  void decision.pick("claim a");
  await answer("claim a", [payment("pay 1 red")]);
  expect(decision.payments).toHaveLength(1);
  void decision.pick("claim b");
  expect(decision.wanted).toEqual(["claim b"]);
  expect(decision.payments).toEqual([]);
  await answer("claim b", [payment("pay 2 blue"), payment("pay 2 wild")]);
  expect(decision.payments.map(({ pay }) => pay)).toEqual(["pay 2 blue", "pay 2 wild"]);
});

test("a late answer is ignored", async () => {
  void decision.pick("claim a");
  void decision.pick("claim b");
  await answer("claim b", [payment("pay 2 blue")]);
  await answer("claim a", [payment("pay 1 red")]);
  expect(decision.payments.map(({ pay }) => pay)).toEqual(["pay 2 blue"]);
});

test("a payment for another route is not made", async () => {
  void decision.pick("claim a");
  const old = payment("pay 1 red", "claim a 1 red");
  await answer("claim a", [old]);
  void decision.pick("claim b");
  await decision.pay(old);
  expect(table.played).toEqual([]);
});

test("a payment is one move, or the claim and its first step", async () => {
  void decision.pick("claim a");
  await answer("claim a", [payment("pay 1 red", "claim a 1 red"), payment("pay 1 wild")]);
  const [whole, begun] = decision.payments as [Payment, Payment];
  await decision.pay(whole);
  expect(table.played).toEqual([["claim a 1 red"]]);
  expect(decision.wanted).toEqual([]);
  void decision.pick("claim a");
  await answer("claim a", [whole, begun]);
  await decision.pay(begun);
  expect(table.played.at(-1)).toEqual(["claim a", "pay 1 wild"]);
});

test("a question is dropped if the move cannot be paid for", async () => {
  void decision.pick("claim a");
  await answer("claim a", []);
  expect(decision.wanted).toEqual([]);
});

test("a city with two possible buildings asks which, then how to pay", async () => {
  await decision.pick("station c", "harbour c");
  expect(decision.wanted).toEqual(["station c", "harbour c"]);
  expect(table.answers.size).toBe(0);
  void decision.pick("harbour c");
  await answer("harbour c", [payment("pay 2 red")]);
  expect(decision.payments).toHaveLength(1);
});

test("a click in one turn raises no question in a later one", async () => {
  await decision.pick("tickets");
  table.legal = [];
  expect(new Decision(table).wanted).toEqual([]);
  table = Object.assign(new Table(), { side: { ...table.side, view: { ...view, turn: 2 } } });
  const later = new Decision(table);
  await later.pick("tickets");
  expect(later.wanted).toEqual(["tickets"]);
  table.side = { view: { ...view, turn: 4 }, legal: LEGAL, log: [], options: {} };
  expect(later.wanted).toEqual([]);
});

test("the steps of a payment start with what it pays for", async () => {
  table.side = {
    view: { ...view, building: { purpose: "claim", cost: 2, route: "a" } },
    legal: [],
    log: [],
    options: {},
  };
  expect(decision.steps).toEqual(["claim a"]);
  await decision.step("pay 1 red");
  expect(decision.steps).toEqual(["claim a", "pay 1 red"]);
});

test("only the seat that moved can undo the step", async () => {
  expect(decision.back).toBeUndefined();
  table.undoSeat = 0;
  table.side = {
    view: { ...view, building: { purpose: "claim", cost: 2, route: "a" } },
    legal: [],
    log: [],
    options: {},
  };
  decision = new Decision(table);
  await decision.step("pay 1 red");
  await decision.back?.();
  expect(decision.steps).toEqual(["claim a"]);
});

test("cards of any kind are given one after another", async () => {
  table.legal = ["give red", "give blue"];
  await decision.give({ red: 1, blue: 2 });
  expect(table.played).toEqual([["give red"], ["give blue"], ["give blue"]]);
});
