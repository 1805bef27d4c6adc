/** Links to share. */

import { address, type Place } from "./place.svelte";

/** The full address of a place. Secrets go after the #, so that they never reach a server's log. */
export function linkTo(
  place: Place,
  here: Pick<Location, "origin" | "pathname"> = location,
): string {
  return `${here.origin}${here.pathname}${address(place)}`;
}

/** Change the address bar without leaving the page. */
export function show(place: Place): void {
  history.replaceState(history.state, "", address(place));
}

/** Copy text to the clipboard; false if the browser refuses. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
