/** A table as a page uses it: the connection, what the server said, and what can be done. */

import type { BoardData } from "../protocol/board";
import { Connection, type Line, type LineNews } from "../protocol/connection";
import { browser, type Environment } from "../protocol/environment";
import type { History, Incoming, Payment, Presence, TableEvent } from "../protocol/incoming";
import type { Command, Question, Speed } from "../protocol/outgoing";
import * as rest from "../protocol/rest";
import {
  applyEvent,
  fromWelcome,
  MissingEvent,
  type Side,
  sideKey,
  type TableState,
  withHistory,
} from "../protocol/table";
import { reasonOf } from "../texts/texts";
import { companyOf, type Cover, coverOf, openView } from "./curtain";
import { timestampsOf } from "./hours";
import { Outlook } from "./outlook.svelte";

/** The state of the connection to the table. */
export type Status =
  | { kind: "connecting" }
  | { kind: "joined" }
  /**
   * The connection broke; `tries` counts attempts since. The server may have announced a restart,
   * or only have gone silent.
   */
  | { kind: "reconnecting"; tries: number; restarting: boolean; silent: boolean }
  /** The server rejected this connection, and says why. */
  | { kind: "ended"; code: string; reason: string };

/** The progress of a move. Nothing can be clicked until it is done. */
type Progress =
  | { kind: "idle" }
  /** It is on its way. */
  | { kind: "sent" }
  /**
   * It is acknowledged, and its event has this version: until that arrives, the page is out of
   * date.
   */
  | { kind: "acknowledged"; version: number };

export function statusOf(line: Line, news: LineNews): Status {
  const { code, reason, tries, restarting, silent } = news;
  switch (line) {
    case "connecting":
      return { kind: "connecting" };
    case "online":
      return { kind: "joined" };
    case "offline":
      return { kind: "reconnecting", tries, restarting, silent };
    case "ended":
      return { kind: "ended", code, reason: reasonOf({ code, message: reason }) };
  }
}

export class Room {
  status = $state.raw<Status>({ kind: "connecting" });
  state = $state.raw<TableState | null>(null);
  board = $state.raw<BoardData | null>(null);
  presence = $state.raw<Pick<Presence, "here" | "watching">>({ here: [], watching: 0 });
  /** When a bot may replace a missing person, by seat, in milliseconds of our clock. */
  replaceable = $state.raw<Record<string, number>>({});
  /** How many seconds the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Why the last action failed; empty if it succeeded. */
  refusal = $state("");
  private progress = $state.raw<Progress>({ kind: "idle" });
  /** Whether a series of moves is being played: no dialogs in between. */
  private chaining = $state(false);
  readonly busy = $derived(this.progress.kind === "sent");
  /** Whether the page shows what my last move led to. */
  readonly settled = $derived(this.progress.kind === "idle" && !this.chaining);

  /** Whose cards were shown last, and whether the curtain has come down since. */
  private shown = $state<number | null>(null);
  private down = $state(false);
  readonly cover = $derived<Cover>(
    this.state
      ? coverOf(companyOf(this.state, this.shown, this.down))
      : { kind: "open", seat: null },
  );
  /** Whether the curtain is down: nothing private is exposed. */
  readonly covered = $derived(this.cover.kind === "closed");
  /** The seat whose cards are shown and who plays; null for spectators. */
  readonly seat = $derived(this.cover.kind === "closed" ? null : this.cover.seat);
  readonly side = $derived(this.state ? this.sideOf(this.state) : null);
  readonly legal = $derived(this.settled ? (this.side?.legal ?? []) : []);
  /** The seat of mine whose last move can be taken back at once. */
  readonly undoSeat = $derived(
    this.state?.seats.find((seat) => this.state?.sides[sideKey(seat)]?.options.undo) ?? null,
  );

  /** The outlook of the tickets of the seat that is shown. */
  readonly outlook = new Outlook((seat) => this.ask({ type: "tickets", seat }));

  /** Resolvers that wait for the events of acknowledged moves. */
  private waiting: (() => void)[] = [];
  private readonly connection: Connection;

  constructor(
    table: string,
    private readonly invited: string,
    environment: Environment = browser(table),
    private readonly boardOf: (id: string) => Promise<BoardData> = rest.board,
  ) {
    const listener = {
      version: () => this.state?.version ?? null,
      message: (message: Incoming) => this.receive(message),
      line: (line: Line, news: LineNews) => void (this.status = statusOf(line, news)),
    };
    this.connection = new Connection(table, invited, listener, environment);
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
  }

  /** Reconnect now, if the connection is broken. */
  retry(): void {
    this.connection.retry();
  }

  /** Find out whether the server still answers. */
  check(): void {
    this.connection.check();
  }

  /** Set the speed of bots. It counts if this person may decide. */
  pace(speed: Speed): void {
    this.connection.pace(speed);
  }

  /** Let the next bot move, step by step. */
  next(): void {
    this.connection.next();
  }

  /** Reconnect with the account that this browser has just got. */
  reconnect(): void {
    this.connection.restart();
  }

  /** The secret of the table's link, if we have it. */
  get invite(): string {
    return this.state?.invite || this.invited;
  }

  /** Show the cards of a seat: its player is at the screen. */
  uncover(seat: number): void {
    this.shown = seat;
    this.down = false;
    this.lookAhead();
  }

  /** Lower the curtain. */
  hide(): void {
    this.down = true;
  }

  /** Play a move, or several that belong together. */
  async play(...moves: string[]): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.busy) return;
    this.refusal = "";
    this.outlook.cuts = [];
    let version = this.state?.version;
    let after: Progress = { kind: "idle" };
    this.progress = { kind: "sent" };
    try {
      for (const move of moves) {
        ({ version } = await this.connection.command({ type: "play", seat, move }, version));
        after = { kind: "acknowledged", version };
      }
    } catch (error) {
      this.refusal = reasonOf(error);
    } finally {
      this.progress = after;
      this.catchUp();
    }
  }

  /** Play on as long as `next` picks a legal move. */
  async playOn(next: (legal: string[]) => string | undefined): Promise<void> {
    this.chaining = true;
    try {
      for (;;) {
        const move = next(this.side?.legal ?? []);
        if (move === undefined) return;
        await this.play(move);
        if (this.refusal !== "") return;
        await this.upToDate();
      }
    } finally {
      this.chaining = false;
    }
  }

  /**
   * Run a command that is not a move: sit down, chat, ask for a rematch. False if it was refused.
   */
  async do(command: Command): Promise<boolean> {
    this.refusal = "";
    try {
      await this.connection.command(command);
      return true;
    } catch (error) {
      this.refusal = reasonOf(error);
      return false;
    }
  }

  /** Ask the server. Only the caller hears about a failure. */
  ask<T>(question: Question): Promise<T> {
    return this.connection.ask<T>(question);
  }

  /** All ways to pay for a claim, a station or a harbour; none if the server does not answer. */
  async payments(move: string): Promise<Payment[]> {
    if (this.seat === null) return [];
    this.refusal = "";
    try {
      return await this.ask<Payment[]>({ type: "payments", seat: this.seat, move });
    } catch (error) {
      this.refusal = reasonOf(error);
      return [];
    }
  }

  private sideOf(state: TableState): Side | null {
    if (!this.covered) return state.sides[sideKey(this.seat)] ?? null;
    const [any] = Object.values(state.sides);
    return any ? { view: openView(any.view), legal: [], log: [], options: {} } : null;
  }

  private receive(message: Incoming): void {
    this.applyMessage(message);
    this.catchUp();
    // Once down it stays down, whatever happens: somebody else may be at the screen now.
    if (this.covered) this.down = true;
    this.lookAhead();
  }

  private lookAhead(): void {
    if (this.state?.info.stage === "playing" && this.side)
      void this.outlook.refresh(this.side.view);
  }

  private applyMessage(message: Incoming): void {
    switch (message.type) {
      case "welcome":
        this.ahead = message.now - Date.now() / 1000;
        this.state = fromWelcome(message);
        void this.loadBoard(message.table.board);
        void this.loadHistory();
        break;
      case "resumed":
        this.ahead = message.now - Date.now() / 1000;
        if (this.state) this.state = { ...this.state, seats: message.seats };
        break;
      case "presence":
        this.presence = message;
        this.replaceable = timestampsOf(message.replaceable_in ?? {}, Date.now());
        break;
      case "event":
        if (this.state) this.follow(this.state, message);
    }
  }

  private follow(state: TableState, event: TableEvent): void {
    try {
      this.state = applyEvent(state, event);
    } catch (error) {
      if (!(error instanceof MissingEvent)) throw error;
      this.state = null;
      this.connection.restart();
      return;
    }
    // A move that was taken back must disappear from the log.
    if (event.entry.type === "taken-back") void this.loadHistory();
  }

  /** A move is done once its event has arrived. */
  private catchUp(): void {
    const { progress } = this;
    if (progress.kind === "sent") return;
    if (progress.kind === "acknowledged" && (this.state?.version ?? 0) < progress.version) return;
    this.progress = { kind: "idle" };
    for (const done of this.waiting.splice(0)) done();
  }

  /** Resolves when the event of an acknowledged move has arrived. */
  private upToDate(): Promise<void> {
    if (this.progress.kind === "idle") return Promise.resolve();
    return new Promise((done) => this.waiting.push(done));
  }

  private async loadBoard(id: string): Promise<void> {
    try {
      this.board = await this.boardOf(id);
    } catch (error) {
      this.refusal = reasonOf(error);
    }
  }

  /** Load what happened before we connected. If that fails, the log starts here. */
  private async loadHistory(): Promise<void> {
    const history = await this.ask<History>({ type: "history" }).catch(() => null);
    if (history && this.state) this.state = withHistory(this.state, history);
  }
}
