/** A table's socket. It reconnects by itself and resends what was not answered. */

import type { Environment, Socket } from "./environment";
import type { Ack, Incoming, Refusal } from "./incoming";
import type {
  Ask,
  Command,
  CommandMessage,
  Hello,
  PaceMessage,
  Ping,
  Question,
  Speed,
} from "./outgoing";

/** `ended`: the server rejected the connection, so it is not opened again. */
export type Line = "connecting" | "online" | "offline" | "ended";

/** Receives what the connection reports. `version` is the last one it has processed. */
export interface Listener {
  version(): number | null;
  message(message: Incoming): void;
  line(line: Line, news: LineNews): void;
}

/**
 * Details: why the connection ended, the attempts since it broke, whether the server is restarting,
 * and whether it has only gone silent.
 */
export interface LineNews {
  code: string;
  reason: string;
  tries: number;
  restarting: boolean;
  silent: boolean;
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
const BEAT = 1100;
/** The same while nobody can see the page. */
const RESTING = 20_000;
/** How long it may take to answer, in milliseconds, before the player is told. */
const LATE = 1600;
/** The same when the browser says that it is offline. */
const SOON = 300;
/** How long it may take after that. A connection can be dead without anybody having closed it. */
const PATIENCE = 8000;

export class Connection {
  private socket: Socket | null = null;
  private greeted = false;
  private ended = false;
  private tries = 0;
  private problem = { code: "", reason: "" };
  private restarting = false;
  private silent = false;
  /** Counts the watches over the server's silence: only the last one counts. */
  private watch = 0;
  private speed: Speed = "normal";
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
    this.silent = false;
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
    if (this.ended || (this.greeted && !this.silent)) return;
    const old = this.socket;
    this.tries += 1;
    this.connect();
    // Close it last: until there is a new socket, this would count as a lost connection.
    old?.close();
  }

  /** Find out whether the server still answers: the browser says offline, or is looked at again. */
  check(): void {
    if (this.greeted && !this.silent && this.socket) this.listen(this.socket, 0, SOON);
  }

  /** Tell the server how fast bots should play, now and after every interruption. */
  pace(speed: Speed): void {
    this.speed = speed;
    this.tell({ type: "speed", speed });
  }

  /** Let the next bot move. */
  next(): void {
    this.tell({ type: "next" });
  }

  private tell(message: PaceMessage): void {
    if (this.greeted) this.socket?.send(JSON.stringify(message));
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
    if (version !== null) hello.version = version;
    if (this.speed !== "normal") hello.speed = this.speed;
    return hello;
  }

  private take(message: Incoming): void {
    if (this.silent) {
      this.silent = false;
      this.say("online");
    }
    if (this.greeted && this.socket) this.listen(this.socket);
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
    this.silent = false;
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

  /** Notice when the server has gone silent. Every message starts a new watch. */
  private listen(socket: Socket, wait = this.resting(BEAT, RESTING), late = LATE): void {
    const watch = (this.watch += 1);
    const after = (milliseconds: number, stillSilent: () => void) =>
      this.environment.later(() => {
        if (watch === this.watch && socket === this.socket && this.greeted) stillSilent();
      }, milliseconds);
    after(wait, () => {
      const ping: Ping = { type: "ping" };
      socket.send(JSON.stringify(ping));
      after(this.resting(late, PATIENCE), () => {
        // Perhaps only slow: the socket may still come back to life.
        this.silent = true;
        this.say("offline");
        after(PATIENCE, () => {
          this.lost(socket, 1006);
          socket.close();
        });
      });
    });
  }

  private resting(usual: number, hidden: number): number {
    return this.environment.hidden?.() ? hidden : usual;
  }

  private say(line: Line): void {
    const { tries, restarting, silent } = this;
    const { code, reason } = this.problem;
    this.listener.line(line, { code, reason, tries, restarting, silent });
  }
}

function refusal(message: Refusal): Refused {
  return new Refused(message.code, message.reason, message.rule ?? "");
}
