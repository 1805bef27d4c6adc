/** What a seat is about to do: moves that were clicked and need confirmation or payment. */

import type { Payment } from "../protocol/incoming";
import type { Counts } from "../protocol/view";
import { verbOf } from "../texts/moves";
import { BUILDING, needsConfirmation, paidMove } from "./choices";
import { nextGift } from "./giving";
import type { Room } from "./room.svelte";

/** The part of a room that a decision uses. */
export type Host = Pick<
  Room,
  "seat" | "side" | "legal" | "play" | "playOn" | "payments" | "do" | "undoSeat"
>;

/** Payments, and the move that they pay for. */
interface Offer {
  move: string;
  payments: Payment[];
}

export class Decision {
  /** Moves that were clicked, and the turn they were meant for. */
  private clicked = $state.raw<{ turn: number; moves: string[] } | null>(null);
  private offer = $state.raw<Offer | null>(null);
  /** The steps of the payment that were made on this page. */
  private trail = $state.raw<string[]>([]);

  /** The moves to confirm: one, or several to choose from; empty if there is no question. */
  readonly wanted = $derived.by<string[]>(() => {
    if (this.clicked?.turn !== this.room.side?.view.turn) return [];
    return (this.clicked?.moves ?? []).filter((move) => this.room.legal.includes(move));
  });
  /** How the chosen move can be paid for; empty until the server has answered. */
  readonly payments = $derived<Payment[]>(
    this.offer && this.isWanted(this.offer.move) ? this.offer.payments : [],
  );
  /** The steps of the payment in progress, starting with the move that it pays for. */
  readonly steps = $derived.by<string[]>(() => {
    const view = this.room.side?.view;
    if (!view?.building) return [];
    const first = paidMove(view);
    return this.trail[0] === first ? this.trail : [first];
  });
  /** Undo the last step; undefined if that is not possible now. */
  readonly back = $derived.by<(() => Promise<void>) | undefined>(() => {
    const { undoSeat, seat } = this.room;
    return seat !== null && undoSeat === seat ? () => this.takeBack(seat) : undefined;
  });

  constructor(private readonly room: Host) {}

  /**
   * Choose a move, or offer several. A move that costs a turn is confirmed first; others are played
   * at once.
   */
  async pick(...moves: string[]): Promise<void> {
    const [move, ...others] = moves;
    if (move === undefined) return;
    if (others.length === 0 && !needsConfirmation(move)) return this.play(move);
    this.clicked = { turn: this.room.side?.view.turn ?? 0, moves };
    this.offer = null;
    if (others.length === 0 && BUILDING.has(verbOf(move))) await this.askFor(move);
  }

  cancel(): void {
    this.clicked = null;
    this.offer = null;
  }

  play(...moves: string[]): Promise<void> {
    this.cancel();
    return this.room.play(...moves);
  }

  /** Pay for the chosen move in one of the ways that were offered for it. */
  async pay(payment: Payment): Promise<void> {
    const { offer } = this;
    if (!offer || !this.payments.includes(payment)) return;
    if (payment.move) return this.play(payment.move);
    this.trail = [offer.move, payment.pay];
    return this.play(offer.move, payment.pay);
  }

  /** Make another step of the payment. */
  step(move: string): Promise<void> {
    this.trail = [...this.steps, move];
    return this.play(move);
  }

  /** Pay with cards of any kind, one after another. */
  give(cards: Counts): Promise<void> {
    const left = { ...cards };
    return this.room.playOn((legal) => {
      const card = nextGift(left, legal);
      if (card === undefined) return undefined;
      left[card] = (left[card] ?? 0) - 1;
      return `give ${card}`;
    });
  }

  private isWanted(move: string): boolean {
    return this.wanted.length === 1 && this.wanted[0] === move;
  }

  private async takeBack(seat: number): Promise<void> {
    if (await this.room.do({ type: "take-back", seat })) this.trail = this.trail.slice(0, -1);
  }

  private async askFor(move: string): Promise<void> {
    const payments = await this.room.payments(move);
    // Something else may have been clicked in the meantime.
    if (!this.isWanted(move)) return;
    if (payments.length === 0) this.cancel();
    else this.offer = { move, payments };
  }
}
