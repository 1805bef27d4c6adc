/** A table as a page uses it: the connection, what it has told, and what can be done. */

import type { BoardData } from "./board/data";
import { browser, Connection, type Line } from "./protocol/connection";
import type { History, Incoming, Payment } from "./protocol/incoming";
import * as rest from "./protocol/rest";
import { applied, MissingEvent, sideKey, type TableState, welcomed } from "./protocol/table";

export class Room {
  state = $state.raw<TableState | null>(null);
  board = $state.raw<BoardData | null>(null);
  line = $state<Line>("connecting");
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
        line: (line, reason) => {
          this.line = line;
          if (reason) this.reason = reason;
        },
      },
      browser(),
    );
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
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
      this.reason = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  /** Every way to pay for a claim, a station or a harbour. */
  async payments(move: string): Promise<Payment[]> {
    if (this.seat === null) return [];
    try {
      return await this.connection.ask<Payment[]>({ type: "payments", seat: this.seat, move });
    } catch (error) {
      this.reason = (error as Error).message;
      return [];
    }
  }

  private legalOf(seat: number): string[] {
    return this.state?.sides[sideKey(seat)]?.legal ?? [];
  }

  private take(message: Incoming): void {
    if (message.type === "welcome") {
      this.state = welcomed(message);
      void this.furnish(message.table.board);
      void this.remember();
    } else if (message.type === "resumed" && this.state) {
      this.state = { ...this.state, seats: message.seats };
    } else if (message.type === "event" && this.state) {
      try {
        this.state = applied(this.state, message);
      } catch (error) {
        if (!(error instanceof MissingEvent)) throw error;
        this.state = null;
        this.connection.restart();
      }
    }
  }

  private async furnish(board: string): Promise<void> {
    try {
      this.board = await rest.board(board);
    } catch (error) {
      this.reason = (error as Error).message;
    }
  }

  /** What happened before we came. */
  private async remember(): Promise<void> {
    const history = await this.connection.ask<History>({ type: "history" }).catch(() => null);
    if (!history || !this.state) return;
    const mine = history.happened.find((side) => side.seat === this.seat) ?? history.happened[0];
    const before = (mine?.happened ?? []).map((happening) => ({
      version: history.version,
      happening,
    }));
    const since = this.state.told.filter((told) => told.version > history.version);
    this.state = { ...this.state, told: [...before, ...since] };
  }
}
