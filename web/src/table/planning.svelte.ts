/** What a player looks at and intends on the board. It is nobody else's business: it stays here. */

import { persistent } from "../browser/memory";

/** A route or a city that the player points at. */
export interface Place {
  kind: "route" | "city";
  id: string;
  /** Where, in pixels of the page. */
  x: number;
  y: number;
  /** Whether it was clicked, and stays until it is closed. */
  pinned: boolean;
}

const ONLY = "only-my-tickets";

export class Planning {
  place = $state.raw<Place | null>(null);
  /** The routes that the player intends to claim. */
  routes = $state.raw<string[]>([]);
  /** Whether only routes for my tickets are highlighted. */
  only = $state(persistent.read(ONLY) === "yes");
  private readonly key: string;

  constructor(table: string, seat: number | null) {
    this.key = `plan-${table}-${seat}`;
    const kept = persistent.readJson(this.key);
    if (Array.isArray(kept)) this.routes = kept.filter((one) => typeof one === "string");
  }

  /** Point at a place; a pinned one stays until another is pinned. */
  point(place: Place | null): void {
    if (this.place?.pinned && !place?.pinned) return;
    this.place = place;
  }

  close(): void {
    this.place = null;
  }

  toggle(route: string): void {
    const without = this.routes.filter((one) => one !== route);
    this.keep(without.length < this.routes.length ? without : [...this.routes, route]);
  }

  keep(routes: string[]): void {
    this.routes = routes;
    if (routes.length > 0) persistent.write(this.key, JSON.stringify(routes));
    else persistent.forget(this.key);
  }

  setOnly(on: boolean): void {
    this.only = on;
    persistent.write(ONLY, on ? "yes" : "no");
  }
}
