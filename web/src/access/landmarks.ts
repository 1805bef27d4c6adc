/** The places at the table that keys and skip links jump to. */

import { tick } from "svelte";

import { go } from "../browser/roving";
import { assist } from "./assist.svelte";

/** Selects what can be chosen on the board. */
export const ON_BOARD = "[role=button]";

export function drawing(): Element | null {
  return document.querySelector("[data-place=board]");
}

/** Selectors to try in turn: something to choose, then the group around it. */
const PLACES = {
  cards: ["[data-place=cards] [tabindex='0']", "[data-place=cards]"],
  moves: [
    "[role=dialog] input:not([disabled])",
    "[role=dialog] button:not([disabled])",
    "[data-place=moves] summary, [data-place=moves] button",
    "[data-home]",
  ],
};

/** Move the focus to a place; false if nothing there can take it. */
export async function jump(to: "board" | "cards" | "moves" | "words"): Promise<boolean> {
  if (to === "words") {
    assist.words = true;
    await tick();
    return focus(document.querySelector("[data-place=words]"));
  }
  if (to === "board") return go(drawing(), ON_BOARD, 0) || focus(drawing());
  return PLACES[to].some((selector) => [...document.querySelectorAll(selector)].some(focus));
}

function focus(element: Element | null): boolean {
  const place = element as HTMLElement | null;
  if (!place) return false;
  if (!place.matches("a, button, input, summary, [tabindex]")) place.setAttribute("tabindex", "-1");
  place.focus();
  return document.activeElement === place;
}
