/** A table's socket: it comes back by itself, and sends again what was not answered. */

import type { Ack, Incoming, Refusal } from "./incoming";
import type { Ask, Command, Do, Hello, Ping, Question } from "./outgoing";
import type { Socket, Surroundings } from "./surroundings";

/** `ended`: the server does not want this connection, so it does not come back. */
export type Line = "connecting" | "online" | "offline" | "ended";

/** Those who listen. `version` is the last one that was taken in. */
export interface Listener {
  version(): number | null;
  message(message: Incoming): void;
  line(line: Line, news: LineNews): void;
}

/** More of the line: why it ended, how often it was tried since it broke, whether the server restarts. */
export interface LineNews {
  code: string;
  reason: string;
  tries: number;
  restarting: boolean;
}

/** The server said no; nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly rule: string,
  ) {
    super(reason);
  }
}

interface Waiting {
  message: Do | Ask;
  done(answer: unknown): void;
  failed(error: Error): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** Closed with this code, a connection is not welcome again. */
const POLICY = 1008;
/** Closed with this code, the server will soon be there again. */
const RESTART = 1012;
/** So long nothing may be heard before the server is asked whether it is there, in milliseconds. */
const SILENCE = 20_000;
/** And so long it may take to answer. A line can be dead without anybody having closed it. */
const PATIENCE = 10_000;

export class Connection {
  private socket: Socket | null = null;
  private greeted = false;
  private ended = false;
  private tries = 0;
  private problem = { code: "", reason: "" };
  private restarting = false;
  private heard = 0;
  private count = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix: string;

  constructor(
    private readonly table: string,
    private readonly invite: string,
    private readonly listener: Listener,
    private readonly around: Surroundings,
  ) {
    // Ids are remembered by the server: another page of the same person needs others.
    this.prefix = Math.floor(around.random() * 2 ** 48)
      .toString(36)
      .padStart(10, "0");
    // What the page before had not heard the answer of; the same id is carried out once.
    for (const message of around.memory?.read() ?? []) {
      this.waiting.set(message.id, { message, done: () => {}, failed: () => {} });
    }
  }

  /** Begin. */
  connect(): void {
    this.say(this.tries === 0 ? "connecting" : "offline");
    const socket = this.around.open();
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.take(JSON.parse(event.data) as Incoming);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Do not wait any longer: try again now. */
  retry(): void {
    if (this.ended || this.greeted) return;
    const old = this.socket;
    this.tries += 1;
    this.connect();
    // Only now: a socket that is still connecting must not count as lost.
    old?.close();
  }

  /** Hang up for good. */
  close(): void {
    this.ended = true;
    this.socket?.close();
  }

  /** Hang up and come back at once: as another person, or because something is missing. */
  restart(): void {
    if (this.ended) return;
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** Carry a command out; resolves when it is on disk, however often the line breaks. */
  do(command: Command, version = this.listener.version() ?? 0): Promise<Ack> {
    return this.exchange<Ack>({ type: "do", id: this.newId(), version, command });
  }

  /** Ask something. */
  async ask<T>(question: Question): Promise<T> {
    const answer = await this.exchange<{ result: T }>({ type: "ask", id: this.newId(), question });
    return answer.result;
  }

  private newId(): string {
    this.count += 1;
    return `${this.prefix}-${String(this.count).padStart(4, "0")}`;
  }

  private exchange<T>(message: Do | Ask): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.waiting.set(message.id, { message, done: done as (answer: unknown) => void, failed });
      this.keep();
      if (this.greeted) this.socket?.send(JSON.stringify(message));
    });
  }

  private hello(): Hello {
    const version = this.listener.version();
    const hello: Hello = { type: "hello", table: this.table, invite: this.invite };
    return version === null ? hello : { ...hello, version };
  }

  private take(message: Incoming): void {
    this.heard += 1;
    if (message.type === "problem") this.problem = message;
    if (message.type === "bye") this.restarting = true;
    if (message.type === "ack" || message.type === "answer") {
      this.settle(message.id)?.done(message);
    } else if (message.type === "refused") {
      this.settle(message.id)?.failed(refusal(message));
    } else {
      this.listener.message(message);
    }
    if (message.type === "welcome" || message.type === "resumed") this.welcome();
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.keep();
    return waiting;
  }

  private keep(): void {
    const messages = [...this.waiting.values()].map(({ message }) => message);
    this.around.memory?.write(messages.filter((message) => message.type === "do"));
  }

  private welcome(): void {
    this.greeted = true;
    this.tries = 0;
    this.restarting = false;
    this.say("online");
    if (this.socket) this.listen(this.socket);
    for (const { message } of this.waiting.values()) this.socket?.send(JSON.stringify(message));
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    socket.onclose = null; // a dead line is given up first, and closes later
    this.greeted = false;
    if (this.ended || code === POLICY) {
      this.ended = true;
      this.say("ended");
      const why = new Refused(this.problem.code, this.problem.reason, "");
      for (const { failed } of this.waiting.values()) failed(why);
      this.waiting.clear();
      return;
    }
    if (code === RESTART) this.restarting = true;
    this.say("offline");
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries);
    this.tries += 1;
    // Not all at the same moment, when a server comes back.
    this.around.later(
      () => this.ended || socket !== this.socket || this.connect(),
      longest * (0.5 + this.around.random() / 2),
    );
  }

  /** Notice when nobody is at the other end any more. */
  private listen(socket: Socket): void {
    const before = this.heard;
    this.around.later(() => {
      if (socket !== this.socket || !this.greeted) return;
      if (this.heard !== before) return this.listen(socket);
      const ping: Ping = { type: "ping" };
      socket.send(JSON.stringify(ping));
      this.around.later(() => {
        if (socket !== this.socket || !this.greeted) return;
        if (this.heard !== before) return this.listen(socket);
        this.lost(socket, 1006);
        socket.close();
      }, PATIENCE);
    }, SILENCE);
  }

  private say(line: Line): void {
    const { tries, restarting } = this;
    const { code, reason } = this.problem;
    this.listener.line(line, { code, reason, tries, restarting });
  }
}

function refusal(message: Refusal): Refused {
  return new Refused(message.code, message.reason, message.rule ?? "");
}
