/** What there is to learn from a finished game, for one of its players. */

import * as games from "../../../protocol/games";
import type { Review } from "../review.svelte";
import { Exercise } from "./exercise.svelte";
import { type Mistake, mistakesOf } from "./mistakes";

export class Learning {
  /** The seats of this browser's player; none for spectators. */
  mine = $state.raw<number[]>([]);
  /** The number of players. */
  players = $state(0);
  private chosen = $state<number | null>(null);
  /** The mistakes that are being tried again. */
  exercise = $state.raw<Exercise | null>(null);

  /** Whose mistakes can be looked at: my own, if I played. */
  readonly seats = $derived(
    this.mine.length > 0 ? this.mine : Array.from({ length: this.players }, (_, seat) => seat),
  );
  readonly seat = $derived(this.chosen ?? this.seats[0] ?? 0);
  readonly mistakes = $derived.by<Mistake[]>(() =>
    this.review.found ? mistakesOf(this.review.found, this.seat) : [],
  );
  readonly player = $derived.by(() => this.review.found?.players?.[this.seat]);

  constructor(
    private readonly table: string,
    private readonly invite: string,
    readonly review: Review,
  ) {}

  choose(seat: number): void {
    this.chosen = seat;
    this.exercise = null;
  }

  /** Try the mistakes again, beginning with one of them. */
  start(first = 0): void {
    this.exercise = new Exercise(
      this.mistakes,
      {
        decision: (move) => games.decision(this.table, move, this.invite),
        trial: (move, other) => games.trial(this.table, move, other, this.invite),
      },
      first,
    );
  }

  stop(): void {
    this.exercise = null;
  }
}
