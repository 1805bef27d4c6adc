/** A table's socket. It reconnects by itself and resends what was not answered. */

import type { Environment, Socket } from "./environment";
import type { Ack, Incoming, Refusal } from "./incoming";
import type { Ask, Command, CommandMessage, Hello, Ping, Question } from "./outgoing";

/** `ended`: the server rejected the connection, so it is not opened again. */
export type Line = "connecting" | "online" | "offline" | "ended";

/** Receives what the connection reports. `version` is the last one it has processed. */
export interface Listener {
  version(): number | null;
  message(message: Incoming): void;
  line(line: Line, news: LineNews): void;
}

/**
 * Details: why the connection ended, the attempts since it broke, whether the server is restarting.
 */
export interface LineNews {
  code: string;
  reason: string;
  tries: number;
  restarting: boolean;
}

/** The server refused; nothing has changed. */
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
  message: CommandMessage | Ask;
  done(answer: unknown): void;
  failed(error: Error): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** The server rejects the connection: do not reconnect. */
const POLICY = 1008;
/** The server is restarting: reconnect. */
const RESTART = 1012;
/** How long the server may be silent before we ping it, in milliseconds. */
const SILENCE = 20_000;
/** How long it may take to answer. A connection can be dead without anybody having closed it. */
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
    private readonly environment: Environment,
  ) {
    // The server remembers ids, so another page of the same person needs different ones.
    this.prefix = Math.floor(environment.random() * 2 ** 48)
      .toString(36)
      .padStart(10, "0");
    // Commands whose answers the last page did not hear; the server runs each id only once.
    for (const message of environment.memory?.read() ?? []) {
      this.waiting.set(message.id, { message, done: () => {}, failed: () => {} });
    }
  }

  connect(): void {
    this.say(this.tries === 0 ? "connecting" : "offline");
    const socket = this.environment.open();
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.take(JSON.parse(event.data) as Incoming);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Reconnect now instead of waiting. */
  retry(): void {
    if (this.ended || this.greeted) return;
    const old = this.socket;
    this.tries += 1;
    this.connect();
    // Close it last: until there is a new socket, this would count as a lost connection.
    old?.close();
  }

  /** Disconnect for good. */
  close(): void {
    this.ended = true;
    this.socket?.close();
  }

  /** Reconnect at once: as another person, or because an event is missing. */
  restart(): void {
    if (this.ended) return;
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /**
   * Send a command; resolves when it is on the server's disk, however often the connection breaks.
   */
  command(command: Command, version = this.listener.version() ?? 0): Promise<Ack> {
    return this.exchange<Ack>({ type: "command", id: this.newId(), version, command });
  }

  async ask<T>(question: Question): Promise<T> {
    const answer = await this.exchange<{ result: T }>({ type: "ask", id: this.newId(), question });
    return answer.result;
  }

  private newId(): string {
    this.count += 1;
    return `${this.prefix}-${String(this.count).padStart(4, "0")}`;
  }

  private exchange<T>(message: CommandMessage | Ask): Promise<T> {
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
    this.environment.memory?.write(messages.filter((message) => message.type === "command"));
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
    socket.onclose = null; // a dead socket is given up before it closes
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
    // Spread out, so that not all clients return to a restarted server at once.
    this.environment.later(
      () => this.ended || socket !== this.socket || this.connect(),
      longest * (0.5 + this.environment.random() / 2),
    );
  }

  /** Notice when the server has gone silent. */
  private listen(socket: Socket): void {
    const before = this.heard;
    this.environment.later(() => {
      if (socket !== this.socket || !this.greeted) return;
      if (this.heard !== before) return this.listen(socket);
      const ping: Ping = { type: "ping" };
      socket.send(JSON.stringify(ping));
      this.environment.later(() => {
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
