/** What slides over the lower part of the page, so that a board shows above it what it points out. */

import { SvelteMap } from "svelte/reactivity";

/** Where each thing that lies over the whole width begins, in pixels from the top of the page. */
const tops = new SvelteMap<HTMLElement, number>();

/** As much of the page's width makes a thing one that nothing is seen beside. */
const WIDE = 0.9;

/** From where on downwards the page is covered. */
export function coveredFrom(): number {
  return Math.min(Infinity, ...tops.values());
}

/** For an element (`{@attach covering}`) that lies over the board. */
export function covering(thing: HTMLElement): () => void {
  const measure = (): void => {
    if (thing.offsetWidth < WIDE * innerWidth) tops.delete(thing);
    // Not where it is seen now: it may still be sliding in.
    else tops.set(thing, (thing.offsetParent?.getBoundingClientRect().top ?? 0) + thing.offsetTop);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(thing);
  return () => {
    observer.disconnect();
    tops.delete(thing);
  };
}
