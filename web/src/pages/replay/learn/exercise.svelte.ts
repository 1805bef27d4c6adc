/** Going through mistakes: each position again, other moves, and what they would have done. */

import { SvelteMap } from "svelte/reactivity";

import type { DecisionPoint, Trial } from "../../../protocol/games";
import type { Reason } from "../../../protocol/incoming";
import { reasonOf } from "../../../texts/texts";
import { bestOf, comparedChance, type Mistake, type Verdict, verdictOf } from "./mistakes";

/** What the server answers about a finished game. */
export interface Source {
  decision: (move: number) => Promise<DecisionPoint>;
  trial: (move: number, other: string) => Promise<Trial>;
}

/** A move that the player tried. */
export interface Attempt {
  move: string;
  chance: number;
  verdict: Verdict;
  /** What speaks for it, if the server has tried it. */
  reasons: Reason[];
}

export class Exercise {
  /** The number of the mistake, from 0; past the last one when all are done. */
  at = $state(0);
  /** The position; null until the server has answered. */
  point = $state.raw<DecisionPoint | null>(null);
  /** The last move that was tried here. */
  attempt = $state.raw<Attempt | null>(null);
  /** Whether the best move has been shown. */
  shown = $state(false);
  /** The move that the server is trying out. */
  trying = $state("");
  problem = $state("");
  /** By mistake: whether the player found a good move, or had it shown. */
  readonly results = new SvelteMap<number, "found" | "shown">();

  readonly mistake = $derived.by<Mistake | null>(() => this.mistakes[this.at] ?? null);
  readonly done = $derived.by(() => this.at >= this.mistakes.length);
  readonly solved = $derived(
    this.shown || this.attempt?.verdict === "best" || this.attempt?.verdict === "good",
  );
  readonly found = $derived([...this.results.values()].filter((how) => how === "found").length);
  readonly best = $derived(this.mistake ? bestOf(this.mistake) : "");
  readonly legal = $derived(this.point?.legal ?? []);

  constructor(
    readonly mistakes: Mistake[],
    private readonly source: Source,
    first = 0,
  ) {
    void this.go(first);
  }

  /** Set up the position of a mistake. */
  async go(at: number): Promise<void> {
    this.at = at;
    this.point = null;
    this.attempt = null;
    this.shown = false;
    this.trying = "";
    this.problem = "";
    const { mistake } = this;
    if (!mistake) return;
    try {
      const point = await this.source.decision(mistake.move);
      if (this.at === at) this.point = point;
    } catch (error) {
      if (this.at === at) this.problem = reasonOf(error);
    }
  }

  /** Find out what a move would have done; the server tries those that the analysis did not. */
  async try(move: string): Promise<void> {
    const { mistake, at } = this;
    if (!mistake || this.trying) return;
    this.problem = "";
    const known =
      move === mistake.text
        ? mistake.after
        : mistake.options.find((option) => option.text === move)?.chance;
    if (known !== undefined) return this.judge(mistake, move, known);
    this.trying = move;
    this.attempt = null;
    try {
      const { played, tried, reasons } = await this.source.trial(mistake.move, move);
      if (this.at !== at || this.trying !== move) return;
      this.judge(mistake, move, comparedChance(mistake, played.chance, tried.chance), reasons);
    } catch (error) {
      if (this.at === at) this.problem = reasonOf(error);
    } finally {
      if (this.at === at) this.trying = "";
    }
  }

  /** Show the best move. */
  show(): void {
    this.shown = true;
    if (!this.results.has(this.at)) this.results.set(this.at, "shown");
  }

  private judge(mistake: Mistake, move: string, chance: number, reasons: Reason[] = []): void {
    const verdict = verdictOf(mistake, move, chance);
    this.attempt = { move, chance, verdict, reasons };
    if (this.solved && !this.results.has(this.at)) this.results.set(this.at, "found");
  }
}
