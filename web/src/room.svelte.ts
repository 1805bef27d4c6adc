/** A table as a page uses it: the connection, what it has told, and what can be done. */

import type { BoardData } from "./board/data";
import { browser, Connection, type Line } from "./protocol/connection";
import type { History, Incoming, Payment, Presence, TableEvent } from "./protocol/incoming";
import type { Command, Question } from "./protocol/outgoing";
import * as rest from "./protocol/rest";
import {
  applied,
  MissingEvent,
  remembered,
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
  /** Seconds that the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Why the connection has ended, or why the last move was refused. */
  reason = $state("");
  /** A move is on its way: nothing else should be clicked. */
  busy = $state(false);
  private awaited = $state(0);

  /** The seat this screen plays now: the one that is to act, if it is mine. */
  readonly seat = $derived.by(() => {
    const seats = this.state?.seats ?? [];
    return seats.find((seat) => this.legalOf(seat).length > 0) ?? seats[0] ?? null;
  });
  readonly side = $derived(this.state?.sides[sideKey(this.seat)] ?? null);
  readonly legal = $derived(
    // An acknowledged move counts when its event is here: what is shown until then is old.
    this.busy || (this.state?.version ?? 0) < this.awaited ? [] : (this.side?.legal ?? []),
  );

  private readonly connection: Connection;

  constructor(table: string, invite: string) {
    this.connection = new Connection(
      table,
      invite,
      {
        version: () => this.state?.version ?? null,
        message: (message) => this.take(message),
        line: (line, { code, reason, tries, restarting }) => {
          this.line = line;
          this.tries = tries;
          this.restarting = restarting;
          if (line === "ended") [this.ended, this.reason] = [code, reason];
        },
      },
      browser(),
    );
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
  }

  /** Connect now, if the line is broken. */
  retry(): void {
    this.connection.retry();
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

  private legalOf(seat: number): string[] {
    return this.state?.sides[sideKey(seat)]?.legal ?? [];
  }

  private take(message: Incoming): void {
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
    } else if (message.type === "event" && this.state) {
      this.follow(message);
    }
  }

  private follow(event: TableEvent): void {
    if (!this.state) return;
    try {
      this.state = applied(this.state, event);
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
