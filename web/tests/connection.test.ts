import { beforeEach, expect, test } from "vitest";

import { Connection, type Line, type LineNews } from "../src/protocol/connection";
import type { Socket } from "../src/protocol/surroundings";
import type { Incoming } from "../src/protocol/incoming";
import type { Do } from "../src/protocol/outgoing";
import { welcome } from "./samples";

/** The server's end of a line, as far as a client can tell. */
class Wire implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let pauses: number[];
let lines: Line[];
let news: LineNews;
let heard: Incoming[];
let version: number | null;
let comeBack: () => void;
let connection: Connection;

const last = () => wires.at(-1) as Wire;

beforeEach(() => {
  [wires, pauses, lines, heard, version] = [[], [], [], [], null];
  connection = new Connection(
    "table-0001",
    "secret",
    {
      version: () => version,
      message: (message) => heard.push(message),
      line: (line, more) => {
        lines.push(line);
        news = more;
      },
    },
    {
      open: () => {
        wires.push(new Wire());
        return last();
      },
      later: (run, milliseconds) => {
        pauses.push(milliseconds);
        comeBack = run;
      },
      random: () => 1 - 2 ** -20,
    },
  );
  connection.connect();
  last().onopen?.();
});

test("the first hello asks for the whole table", () => {
  expect(last().sent).toEqual([{ type: "hello", table: "table-0001", invite: "secret" }]);
});

test("after a break the hello names the last version", () => {
  last().say(welcome);
  version = 7;
  last().onclose?.({ code: 1012 });
  comeBack();
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", version: 7 });
});

test("a command that was not answered is sent again with the same id", () => {
  last().say(welcome);
  version = 5;
  void connection.do({ type: "play", seat: 0, move: "draw" });
  const first = last().sent[1];
  last().onclose?.({ code: 1006 });
  comeBack();
  last().onopen?.();
  last().say({ type: "resumed", version: 5, now: 0, seats: [0] });
  expect(first).toMatchObject({ type: "do", version: 5 });
  expect(last().sent[1]).toEqual(first);
});

test("an acknowledged command is not sent again", async () => {
  last().say(welcome);
  const done = connection.do({ type: "play", seat: 0, move: "draw" });
  last().say({ type: "ack", id: last().sent[1]?.id, version: 6 });
  expect(await done).toMatchObject({ version: 6 });
  last().onclose?.({ code: 1006 });
  comeBack();
  last().onopen?.();
  last().say(welcome);
  expect(last().sent).toHaveLength(1);
});

test("nothing is sent before the server has greeted", () => {
  void connection.do({ type: "play", seat: 0, move: "draw" });
  expect(last().sent).toHaveLength(1);
  last().say(welcome);
  expect(last().sent[1]).toMatchObject({ type: "do" });
});

test("a refusal says why", async () => {
  last().say(welcome);
  const done = connection.do({ type: "play", seat: 0, move: "draw" });
  last().say({ type: "refused", id: last().sent[1]?.id, code: "stale", reason: "too late" });
  await expect(done).rejects.toMatchObject({ code: "stale", message: "too late" });
});

test("pauses grow between tries, up to a limit", () => {
  for (let i = 0; i < 8; i += 1) {
    last().onclose?.({ code: 1006 });
    comeBack();
  }
  expect(pauses.map(Math.round)).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
});

test("a line that broke is offline until the server greets again", () => {
  last().say(welcome);
  last().onclose?.({ code: 1006 });
  comeBack();
  last().onopen?.();
  expect(lines.at(-1)).toBe("offline");
  last().say({ type: "resumed", version: 5, now: 0, seats: [0] });
  expect(lines.at(-1)).toBe("online");
});

test("a server that does not want the connection is left alone", () => {
  last().say({ type: "problem", code: "no-table", reason: "there is no such table" });
  last().onclose?.({ code: 1008 });
  expect(lines.at(-1)).toBe("ended");
  expect(news).toMatchObject({ code: "no-table", reason: "there is no such table" });
  expect(pauses).toEqual([]);
});

test("it is told how often it was tried, and that the server restarts", () => {
  last().say(welcome);
  last().onclose?.({ code: 1012 });
  comeBack();
  last().onclose?.({ code: 1006 });
  comeBack();
  expect(news).toEqual({ code: "", reason: "", tries: 2, restarting: true });
  last().onopen?.();
  last().say(welcome);
  expect(news).toEqual({ code: "", reason: "", tries: 0, restarting: false });
});

test("a goodbye says that the server restarts", () => {
  last().say(welcome);
  last().say({ type: "bye", reason: "restart" });
  last().onclose?.({ code: 1006 });
  expect(news.restarting).toBe(true);
});

test("who does not want to wait is connected at once, and only once", () => {
  last().say(welcome);
  last().onclose?.({ code: 1006 });
  connection.retry();
  expect(wires).toHaveLength(2);
  comeBack();
  expect(wires).toHaveLength(2);
  last().onopen?.();
  last().say(welcome);
  connection.retry();
  expect(wires).toHaveLength(2);
});

test("a server that has gone silent is asked, and given up when it does not answer", () => {
  last().say(welcome);
  const dead = last();
  comeBack();
  expect(dead.sent.at(-1)).toEqual({ type: "ping" });
  comeBack();
  expect(lines.at(-1)).toBe("offline");
  comeBack();
  expect(wires).toHaveLength(2);
});

test("a server that answers is not given up", () => {
  last().say(welcome);
  comeBack();
  last().say({ type: "pong" });
  comeBack();
  expect(lines.at(-1)).toBe("online");
  expect(pauses).toEqual([20_000, 10_000, 20_000]);
});

test("who comes back as another person does so at once", () => {
  last().say(welcome);
  const [old] = wires;
  connection.restart();
  expect(wires).toHaveLength(2);
  // The end of the old line is no news.
  old?.onclose?.({ code: 1000 });
  expect(lines.at(-1)).not.toBe("offline");
  expect(wires).toHaveLength(2);
});

test("why a table cannot be shown is told with its code", () => {
  const problems: string[] = [];
  connection = new Connection(
    "table-0001",
    "",
    { version: () => null, message: () => {}, line: (_, { code }) => problems.push(code) },
    { open: () => wires[wires.push(new Wire()) - 1] as Wire, later: () => {}, random: () => 0 },
  );
  connection.connect();
  last().say({ type: "problem", code: "no-table", reason: "there is no such table" });
  last().onclose?.({ code: 1008 });
  expect(problems.at(-1)).toBe("no-table");
});

test("commands that were not answered outlive the page", () => {
  let kept: Do[] = [];
  const memory = { read: () => kept, write: (messages: Do[]) => (kept = messages) };
  const page = () => {
    const made = new Connection(
      "table-0001",
      "",
      { version: () => 5, message: () => {}, line: () => {} },
      { open: () => wires[wires.push(new Wire()) - 1] as Wire, later: () => {}, random: () => 0, memory },
    );
    made.connect();
    return made;
  };
  void page().do({ type: "play", seat: 0, move: "draw" });
  expect(kept).toMatchObject([{ type: "do", version: 5, command: { move: "draw" } }]);
  const [sent] = kept;
  page();
  last().say(welcome);
  expect(last().sent).toEqual([sent]);
  last().say({ type: "ack", id: sent?.id, version: 6 });
  expect(kept).toEqual([]);
});
