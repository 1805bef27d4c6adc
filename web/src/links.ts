/** Links to be given to others. */

import { address, type Place } from "./place.svelte";

/** The whole address of a place, for another browser. Its secrets lie behind the #. */
export function linkTo(place: Place, here: Pick<Location, "origin" | "pathname"> = location): string {
  return `${here.origin}${here.pathname}${address(place)}`;
}

/** Change what the address bar shows; the page stays as it is. */
export function show(place: Place): void {
  history.replaceState(history.state, "", address(place));
}

/** Put words where they can be pasted; false if the browser does not let us. */
export async function copied(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
