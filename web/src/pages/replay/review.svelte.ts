/** The analysis of a finished game: asked for once, for all parts of the page. */

import * as games from "../../protocol/games";
import { reasonOf } from "../../texts/texts";

export class Review {
  found = $state.raw<games.Analysis | null>(null);
  busy = $state(false);
  /** How long it has taken so far. */
  seconds = $state(0);
  problem = $state("");
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly invite: string,
  ) {}

  async analyse(): Promise<void> {
    if (this.busy || this.found) return;
    this.busy = true;
    this.problem = "";
    this.seconds = 0;
    this.clock = setInterval(() => (this.seconds += 1), 1000);
    try {
      this.found = await games.analysis(this.table, this.invite);
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.stop();
      this.busy = false;
    }
  }

  /** Stop the clock. */
  stop(): void {
    clearInterval(this.clock);
  }
}
