/** A table as a page uses it: the connection, what it has told, and what can be done. */

import type { BoardData } from "./board/data";
import { type Cover, companyOf, coverOf, openView } from "./curtain";
import { momentsOf } from "./hours";
import { Connection, type Line } from "./protocol/connection";
import type { History, Incoming, Payment, Presence, TableEvent } from "./protocol/incoming";
import type { Command, Question } from "./protocol/outgoing";
import { regretted } from "./protocol/regret";
import * as rest from "./protocol/rest";
import { browser } from "./protocol/surroundings";
import {
  applied,
  MissingEvent,
  remembered,
  type Side,
  sideKey,
  type TableState,
  welcomed,
} from "./protocol/table";
import { reasonOf } from "./texts/texts";

export class Room {
  state = $state.raw<TableState | null>(null);
  board = $state.raw<BoardData | null>(null);
  line = $state<Line>("connecting");
  /** How often it was tried since the line broke. */
  tries = $state(0);
  /** The server has said that it starts anew. */
  restarting = $state(false);
  /** Which kind of reason it was that ended the connection. */
  ended = $state("");
  presence = $state.raw<Pick<Presence, "here" | "watching">>({ here: [], watching: 0 });
  /** When a bot may play for somebody who is missing, by seat, in milliseconds of our clock. */
  replaceable = $state.raw<Record<string, number>>({});
  /** Seconds that the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Why the connection has ended, or why the last move was refused. */
  reason = $state("");
  /** A move is on its way: nothing else should be clicked. */
  busy = $state(false);
  /** The seat of mine whose last move can be taken back at once. */
  regret = $state<number | null>(null);
  private awaited = $state(0);
  /** Several moves are made one after another: nothing is asked between them. */
  private onward = $state(false);

  /** Whose cards were shown last, and whether the curtain has come down since. */
  private shown = $state<number | null>(null);
  private down = $state(false);
  readonly cover = $derived<Cover>(
    this.state
      ? coverOf(companyOf(this.state, this.shown, this.down))
      : { kind: "open", seat: null },
  );
  /** The curtain is down: nothing that a seat alone may see is given out. */
  readonly covered = $derived(this.cover.kind === "closed");
  /** The seat whose cards are shown, and for which is played; null for spectators. */
  readonly seat = $derived(this.cover.kind === "closed" ? null : this.cover.seat);
  readonly side = $derived(this.state ? this.sideOf(this.state) : null);
  readonly legal = $derived(
    // An acknowledged move counts when its event is here: what is shown until then is old.
    this.busy || this.onward || (this.state?.version ?? 0) < this.awaited
      ? []
      : (this.side?.legal ?? []),
  );

  /** Those who wait for the events of acknowledged moves. */
  private behind: (() => void)[] = [];
  private readonly connection: Connection;
  private readonly wake = () => this.connection.retry();

  constructor(
    table: string,
    private readonly invited: string,
  ) {
    this.connection = new Connection(
      table,
      invited,
      {
        version: () => this.state?.version ?? null,
        message: (message) => this.take(message),
        line: (line, { code, reason, tries, restarting }) => {
          this.line = line;
          this.tries = tries;
          this.restarting = restarting;
          if (line === "ended") [this.ended, this.reason] = [code, reasonOf({ code, message: reason })];
        },
      },
      browser(table),
    );
    this.connection.connect();
    window.addEventListener("online", this.wake);
  }

  close(): void {
    window.removeEventListener("online", this.wake);
    this.connection.close();
  }

  /** Connect now, if the line is broken. */
  retry(): void {
    this.connection.retry();
  }

  /** Come back as the person this browser has just become. */
  reconnect(): void {
    this.connection.restart();
  }

  /** The secret of the table's link, as far as we have it. */
  get invite(): string {
    return this.state?.invite || this.invited;
  }

  /** Show the cards of a seat: its person sits before the screen. */
  uncover(seat: number): void {
    this.shown = seat;
    this.down = false;
  }

  /** Let the curtain down. */
  hide(): void {
    this.down = true;
  }

  /** Play a move, or several that belong together. */
  async play(...moves: string[]): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.busy) return;
    this.busy = true;
    this.reason = "";
    try {
      let version = this.state?.version;
      for (const move of moves) {
        version = (await this.connection.do({ type: "play", seat, move }, version)).version;
        this.awaited = version;
      }
    } catch (error) {
      this.reason = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Play on as long as there is a next move, which depends on what can be done then. */
  async playOn(next: (legal: string[]) => string | undefined): Promise<void> {
    this.onward = true;
    try {
      for (;;) {
        const move = next(this.side?.legal ?? []);
        if (move === undefined) return;
        await this.play(move);
        if (this.reason !== "") return;
        await this.upToDate();
      }
    } finally {
      this.onward = false;
    }
  }

  /** Resolves when the event of an acknowledged move is here. */
  private upToDate(): Promise<void> {
    if ((this.state?.version ?? 0) >= this.awaited) return Promise.resolve();
    return new Promise((done) => this.behind.push(done));
  }

  /** Carry out what is no move: sit down, say something, ask for a rematch. False: refused. */
  async do(command: Command): Promise<boolean> {
    this.reason = "";
    try {
      await this.connection.do(command);
      return true;
    } catch (error) {
      this.reason = reasonOf(error);
      return false;
    }
  }

  /** Ask something; null if there is no answer. */
  async ask<T>(question: Question): Promise<T | null> {
    try {
      return await this.connection.ask<T>(question);
    } catch (error) {
      this.reason = reasonOf(error);
      return null;
    }
  }

  /** Every way to pay for a claim, a station or a harbour. */
  async payments(move: string): Promise<Payment[]> {
    if (this.seat === null) return [];
    return (await this.ask<Payment[]>({ type: "payments", seat: this.seat, move })) ?? [];
  }

  private sideOf(state: TableState): Side | null {
    if (!this.covered) return state.sides[sideKey(this.seat)] ?? null;
    const [any] = Object.values(state.sides);
    return any ? { view: openView(any.view), legal: [], told: [] } : null;
  }

  private take(message: Incoming): void {
    this.heed(message);
    if ((this.state?.version ?? 0) >= this.awaited) {
      for (const done of this.behind.splice(0)) done();
    }
    // Once down it stays down, whatever happens meanwhile: somebody else may sit there now.
    if (this.covered) this.down = true;
  }

  private heed(message: Incoming): void {
    if (message.type === "welcome" || message.type === "resumed") {
      this.ahead = message.now - Date.now() / 1000;
    }
    if (message.type === "welcome") {
      this.state = welcomed(message);
      void this.furnish(message.table.board);
      void this.remember();
    } else if (message.type === "resumed" && this.state) {
      this.state = { ...this.state, seats: message.seats };
    } else if (message.type === "presence") {
      this.presence = message;
      this.replaceable = momentsOf(message.replaceable_in ?? {}, Date.now());
    } else if (message.type === "event" && this.state) {
      this.follow(message);
    }
  }

  private follow(event: TableEvent): void {
    if (!this.state) return;
    const before = this.state;
    try {
      this.state = applied(before, event);
      this.regret = regretted(this.regret, before, event);
    } catch (error) {
      if (!(error instanceof MissingEvent)) throw error;
      this.state = null;
      this.connection.restart();
      return;
    }
    // What is undone has not happened.
    if (event.do.type === "taken-back") void this.remember();
  }

  private async furnish(board: string): Promise<void> {
    try {
      this.board = await rest.board(board);
    } catch (error) {
      this.reason = reasonOf(error);
    }
  }

  /** What happened before we came. */
  private async remember(): Promise<void> {
    const history = await this.ask<History>({ type: "history" });
    if (history && this.state) this.state = remembered(this.state, history);
  }
}
