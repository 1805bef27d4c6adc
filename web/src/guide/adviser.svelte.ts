/** The server's advice on the decision at hand. */

import type { Advice } from "../protocol/incoming";
import type { Room } from "../table/room.svelte";

export class Adviser {
  private found = $state.raw<{ legal: string[]; advice: Advice | null } | null>(null);
  private asked: string[] | null = null;

  constructor(private readonly room: Pick<Room, "ask" | "legal" | "seat">) {}

  /** The advice; null while it is on its way, or when there is nothing to decide. */
  get advice(): Advice | null {
    const { legal } = this.room;
    return this.found?.legal === legal && legal.length > 0 ? this.found.advice : null;
  }

  /** Whether the advice on this decision is still on its way. */
  get waiting(): boolean {
    const { legal, seat } = this.room;
    return seat !== null && legal.length > 0 && this.found?.legal !== legal;
  }

  /** Ask again, if there is something new to decide. */
  async refresh(): Promise<void> {
    const { legal, seat } = this.room;
    if (seat === null || legal.length === 0 || legal === this.asked) return;
    this.asked = legal;
    try {
      const advice = await this.room.ask<Advice>({ type: "advice", seat });
      if (this.asked === legal)
        this.found = { legal, advice: legal.includes(advice.move) ? advice : null };
    } catch {
      // The coach has nothing to say then.
      if (this.asked === legal) this.found = { legal, advice: null };
    }
  }
}
