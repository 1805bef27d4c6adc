import { beforeEach, expect, test } from "vitest";

import type { BoardData } from "../src/protocol/board";
import { Room } from "../src/table/room.svelte";
import { event, welcome } from "./samples";
import { Wire } from "./wire";

let wire: Wire;
let room: Room;

beforeEach(() => {
  const around = { open: () => (wire = new Wire()), later: () => {}, random: () => 0.5 };
  room = new Room("table-0001", "secret", around, async (id) => ({ id }) as BoardData);
  wire.onopen?.();
  wire.say(welcome);
});

/** The id of the last message of a kind. */
function lastId(type: string): string {
  return String(wire.sent.findLast((message) => message.type === type)?.id);
}

test("a question that fails in the background is no refusal", async () => {
  const answer = room.ask({ type: "tickets", seat: 0 }).catch(() => null);
  wire.say({ type: "refused", id: lastId("ask"), code: "no-answer", reason: "the server is busy" });
  expect(await answer).toBeNull();
  expect(room.refusal).toBe("");
});

test("a refused move says why", async () => {
  const played = room.play("draw");
  wire.say({ type: "refused", id: lastId("command"), code: "illegal", reason: "not now" });
  await played;
  expect(room.refusal).not.toBe("");
  expect(room.legal).toEqual(["draw", "take red"]);
});

test("the room shows the table that the welcome and the events describe", () => {
  expect(room.status).toEqual({ kind: "joined" });
  expect(room.seat).toBe(0);
  wire.say(event(6, { views: [{ seat: 0, undo: true }] }));
  expect(room.legal).toEqual([]);
  expect(room.undoSeat).toBe(0);
});

test("nothing can be played until the event of an acknowledged move arrives", async () => {
  const played = room.play("draw");
  expect(room.busy).toBe(true);
  expect(room.legal).toEqual([]);
  wire.say({ type: "ack", id: lastId("command"), version: 6 });
  await played;
  expect(room.busy).toBe(false);
  expect(room.legal).toEqual([]);
  wire.say(event(6, { views: [{ seat: 0, legal: ["take red"] }] }));
  expect(room.legal).toEqual(["take red"]);
});

test("while a move is on its way, no other is sent", async () => {
  const first = room.play("draw");
  await room.play("take red");
  expect(wire.sent.filter(({ type }) => type === "command")).toHaveLength(1);
  wire.say({ type: "refused", id: lastId("command"), code: "stale", reason: "" });
  await first;
});

test("a series of moves waits for the event of each", async () => {
  const moves = ["draw", "take red"];
  const done = room.playOn((legal) => moves.find((move) => legal.includes(move)));
  wire.say(event(6, { views: [{ seat: 0, legal: ["take red"] }] }));
  wire.say({ type: "ack", id: lastId("command"), version: 6 });
  await new Promise((soon) => setTimeout(soon));
  const sent = wire.sent.filter(({ type }) => type === "command");
  expect(sent.map(({ command }) => (command as { move: string }).move)).toEqual([
    "draw",
    "take red",
  ]);
  expect(room.legal).toEqual([]);
  wire.say(event(7, { views: [{ seat: 0 }] }));
  wire.say({ type: "ack", id: lastId("command"), version: 7 });
  await done;
});

test("a gap between events makes the room request the table again", () => {
  const old = wire;
  wire.say(event(8));
  expect(room.state).toBeNull();
  expect(wire).not.toBe(old);
  wire.onopen?.();
  expect(wire.sent[0]).not.toHaveProperty("version");
});

test("a broken connection is reopened, one that the server ended is not", () => {
  wire.onclose?.({ code: 1012 });
  expect(room.status).toEqual({
    kind: "reconnecting",
    tries: 0,
    restarting: true,
    silent: false,
  });
  room.retry();
  wire.say(welcome);
  expect(room.status).toEqual({ kind: "joined" });
  wire.say({ type: "problem", code: "no-table", reason: "there is no such table" });
  wire.onclose?.({ code: 1008 });
  expect(room.status).toMatchObject({ kind: "ended", code: "no-table" });
  expect(room.refusal).toBe("");
});

test("the outlook of tickets is requested after a build, but not after a draw", () => {
  const asked = () =>
    wire.sent.filter(({ question }) => (question as { type?: string })?.type === "tickets").length;
  const before = asked();
  wire.say(event(6, { changes: { decks: { train: 29 } } }));
  expect(asked()).toBe(before);
  wire.say(event(7, { changes: { players: { "1": { routes: ["a-b"] } } } }));
  expect(asked()).toBe(before + 1);
});
