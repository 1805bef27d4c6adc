/** Tracks what covers the bottom of the page, so that a board can show its highlights above it. */

import { SvelteMap } from "svelte/reactivity";

/** The top edge of each element that covers the full width, in pixels from the top of the page. */
const tops = new SvelteMap<HTMLElement, number>();

/** The share of the page's width from which an element counts as full width. */
const WIDE = 0.9;

/** Where the covered part of the page starts. */
export function coveredFrom(): number {
  return Math.min(Infinity, ...tops.values());
}

/** Registers an element that lies over the board: `{@attach covering}`. */
export function covering(thing: HTMLElement): () => void {
  const measure = (): void => {
    if (thing.offsetWidth < WIDE * innerWidth) tops.delete(thing);
    // Not its current position: it may still be sliding in.
    else tops.set(thing, (thing.offsetParent?.getBoundingClientRect().top ?? 0) + thing.offsetTop);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(thing);
  return () => {
    observer.disconnect();
    tops.delete(thing);
  };
}
