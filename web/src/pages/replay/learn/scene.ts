/** What the board shows while a mistake is tried again. */

import type { BoardData } from "../../../protocol/board";
import { choicesOf } from "../../../table/choices";
import type { Highlight } from "../../table/pointing";
import { placesOf } from "../../table/possible";

export interface Scene {
  /** What can be chosen. */
  routes: Set<string>;
  cities: Set<string>;
  /** The cities of the best move, once it is known. */
  marked: string[];
  highlight: Highlight[];
  /** The move that was tried last. */
  asked: string[];
}

export const NO_SCENE: Scene = {
  routes: new Set(),
  cities: new Set(),
  marked: [],
  highlight: [],
  asked: [],
};

/**
 * The scene of a decision. `tried` and `best` are moves or empty; cities can be chosen only while
 * the player looks for one to build in.
 */
export function sceneOf(
  board: BoardData,
  legal: string[],
  { tried = "", best = "", siting = false }: { tried?: string; best?: string; siting?: boolean },
): Scene {
  const { routes, cities } = choicesOf(legal);
  const answer = placesOf(best);
  const ends = board.routes
    .filter(({ id }) => answer.routes.includes(id))
    .flatMap(({ from, to }) => [from, to]);
  const asked = placesOf(tried);
  return {
    routes: new Set(routes.keys()),
    cities: new Set(siting ? cities.keys() : []),
    marked: [...ends, ...answer.cities],
    highlight: answer.routes.length > 0 ? [{ kind: "wanted", routes: answer.routes }] : [],
    asked: best ? [] : [...asked.routes, ...asked.cities],
  };
}

/** The move that builds in a city. */
export function cityMove(legal: string[], city: string): string {
  return choicesOf(legal).cities.get(city)?.[0] ?? "";
}
