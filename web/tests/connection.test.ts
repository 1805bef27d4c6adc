import { beforeEach, expect, test } from "vitest";

import { Connection, type Line, type LineNews } from "../src/protocol/connection";
import type { Incoming } from "../src/protocol/incoming";
import type { CommandMessage } from "../src/protocol/outgoing";
import { welcome } from "./samples";
import { Wire } from "./wire";

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

test("after an interruption, the hello names the last version", () => {
  last().say(welcome);
  version = 7;
  last().onclose?.({ code: 1012 });
  comeBack();
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", version: 7 });
});

test("an unanswered command is resent with the same id", () => {
  last().say(welcome);
  version = 5;
  void connection.command({ type: "play", seat: 0, move: "draw" });
  const first = last().sent[1];
  last().onclose?.({ code: 1006 });
  comeBack();
  last().onopen?.();
  last().say({ type: "resumed", version: 5, now: 0, seats: [0] });
  expect(first).toMatchObject({ type: "command", version: 5 });
  expect(last().sent[1]).toEqual(first);
});

test("an acknowledged command is not resent", async () => {
  last().say(welcome);
  const done = connection.command({ type: "play", seat: 0, move: "draw" });
  last().say({ type: "ack", id: last().sent[1]?.id, version: 6 });
  expect(await done).toMatchObject({ version: 6 });
  last().onclose?.({ code: 1006 });
  comeBack();
  last().onopen?.();
  last().say(welcome);
  expect(last().sent).toHaveLength(1);
});

test("nothing is sent before the server's greeting", () => {
  void connection.command({ type: "play", seat: 0, move: "draw" });
  expect(last().sent).toHaveLength(1);
  last().say(welcome);
  expect(last().sent[1]).toMatchObject({ type: "command" });
});

test("a refusal says why", async () => {
  last().say(welcome);
  const done = connection.command({ type: "play", seat: 0, move: "draw" });
  last().say({ type: "refused", id: last().sent[1]?.id, code: "stale", reason: "too late" });
  await expect(done).rejects.toMatchObject({ code: "stale", message: "too late" });
});

test("pauses between attempts grow up to a limit", () => {
  for (let i = 0; i < 8; i += 1) {
    last().onclose?.({ code: 1006 });
    comeBack();
  }
  expect(pauses.map(Math.round)).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
});

test("a broken connection is offline until the server greets again", () => {
  last().say(welcome);
  last().onclose?.({ code: 1006 });
  comeBack();
  last().onopen?.();
  expect(lines.at(-1)).toBe("offline");
  last().say({ type: "resumed", version: 5, now: 0, seats: [0] });
  expect(lines.at(-1)).toBe("online");
});

test("a rejected connection is not opened again", () => {
  last().say({ type: "problem", code: "no-table", reason: "there is no such table" });
  last().onclose?.({ code: 1008 });
  expect(lines.at(-1)).toBe("ended");
  expect(news).toMatchObject({ code: "no-table", reason: "there is no such table" });
  expect(pauses).toEqual([]);
});

test("the listener hears of the attempts and of a restart", () => {
  last().say(welcome);
  last().onclose?.({ code: 1012 });
  comeBack();
  last().onclose?.({ code: 1006 });
  comeBack();
  expect(news).toEqual({ code: "", reason: "", tries: 2, restarting: true, silent: false });
  last().onopen?.();
  last().say(welcome);
  expect(news).toEqual({ code: "", reason: "", tries: 0, restarting: false, silent: false });
});

test("a retry reconnects at once, and only once", () => {
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

test("a silent server is pinged, and given up if it does not answer", () => {
  last().say(welcome);
  const dead = last();
  comeBack();
  expect(dead.sent.at(-1)).toEqual({ type: "ping" });
  comeBack();
  expect(lines.at(-1)).toBe("offline");
  expect(news.silent).toBe(true);
  comeBack();
  comeBack();
  expect(wires).toHaveLength(2);
});

test("a silence is announced within three seconds, and a late answer ends it", () => {
  last().say(welcome);
  void connection.command({ type: "play", seat: 0, move: "draw" });
  comeBack();
  comeBack();
  expect(lines.at(-1)).toBe("offline");
  expect((pauses[0] ?? 0) + (pauses[1] ?? 0)).toBeLessThanOrEqual(2700);
  last().say({ type: "pong" });
  expect(lines.at(-1)).toBe("online");
  expect(wires).toHaveLength(1);
  // From now on it is watched as before.
  expect(pauses.slice(2)).toEqual([8000, 1100]);
  comeBack();
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  comeBack();
  expect(lines.at(-1)).toBe("offline");
});

test("a check pings at once, and only the last watch goes on", () => {
  last().say(welcome);
  const older = comeBack;
  connection.check();
  older();
  expect(last().sent).toHaveLength(1);
  comeBack();
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  comeBack();
  expect(lines.at(-1)).toBe("offline");
  expect(pauses).toEqual([1100, 0, 300, 8000]);
});

test("the speed of bots is told at once, and again in each hello", () => {
  connection.pace("slow");
  expect(last().sent).toHaveLength(1);
  last().say(welcome);
  connection.pace("step");
  connection.next();
  expect(last().sent.slice(1)).toEqual([{ type: "speed", speed: "step" }, { type: "next" }]);
  last().onclose?.({ code: 1006 });
  comeBack();
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", speed: "step" });
});

test("a server that answers is not given up", () => {
  last().say(welcome);
  comeBack();
  const older = comeBack;
  last().say({ type: "pong" });
  older();
  expect(lines.at(-1)).toBe("online");
  expect(pauses).toEqual([1100, 1600, 1100]);
});

test("changing accounts reconnects at once", () => {
  last().say(welcome);
  const [old] = wires;
  connection.restart();
  expect(wires).toHaveLength(2);
  // The old socket's close must not count.
  old?.onclose?.({ code: 1000 });
  expect(lines.at(-1)).not.toBe("offline");
  expect(wires).toHaveLength(2);
});

test("the code says why a table cannot be shown", () => {
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

test("unanswered commands survive a reload", () => {
  let kept: CommandMessage[] = [];
  const memory = { read: () => kept, write: (messages: CommandMessage[]) => (kept = messages) };
  const page = () => {
    const made = new Connection(
      "table-0001",
      "",
      { version: () => 5, message: () => {}, line: () => {} },
      {
        open: () => wires[wires.push(new Wire()) - 1] as Wire,
        later: () => {},
        random: () => 0,
        memory,
      },
    );
    made.connect();
    return made;
  };
  void page().command({ type: "play", seat: 0, move: "draw" });
  expect(kept).toMatchObject([{ type: "command", version: 5, command: { move: "draw" } }]);
  const [sent] = kept;
  page();
  last().say(welcome);
  expect(last().sent).toEqual([sent]);
  last().say({ type: "ack", id: sent?.id, version: 6 });
  expect(kept).toEqual([]);
});
