/** The places of the table that keys and skip links jump to, whatever they are built of. */

import { tick } from "svelte";

import { desk } from "./desk.svelte";
import { go } from "./roving";

/** What can be chosen on the board. */
export const ON_BOARD = "[role=button]";

export function drawing(): Element | null {
  return document.querySelector("svg.board");
}

const PLACES = {
  cards: ["[data-place=cards]", ".place:not([disabled])", ".deck:not([disabled])"],
  moves: ["[role=dialog] input, [role=dialog] button", ".moves summary, .moves button"],
};

/** Go to a place. False: there is nothing there that could have the focus. */
export async function jump(to: "board" | "cards" | "moves" | "words"): Promise<boolean> {
  if (to === "words") {
    desk.words = true;
    await tick();
    return focus(document.querySelector("[data-place=words]"));
  }
  if (to === "board") return go(drawing(), ON_BOARD, 0) || focus(drawing());
  return PLACES[to].some((selector) => focus(document.querySelector(selector)));
}

function focus(element: Element | null): boolean {
  const place = element as HTMLElement | null;
  if (!place) return false;
  if (!place.matches("a, button, input, summary, [tabindex]")) place.setAttribute("tabindex", "-1");
  place.focus();
  return document.activeElement === place;
}
