/** Groups with a single Tab stop: the arrow keys move inside them. */

export interface Box {
  x: number;
  y: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const STEPS: Record<Direction, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Index of the nearest centre in a direction, sideways distance counting double; -1 if there is
 * none.
 */
export function nearest(from: Box, middles: Box[], direction: Direction): number {
  const step = STEPS[direction];
  let best = -1;
  let least = Infinity;
  middles.forEach((to, i) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const far = ahead + 2 * aside;
    if (ahead > 0.5 && far < least) [best, least] = [i, far];
  });
  return best;
}

/** Indexes in reading order: by lines of a given height, left to right. */
export function readingOrder(middles: Box[], line: number): number[] {
  const row = (box: Box) => Math.floor(box.y / line);
  return middles
    .map((_, i) => i)
    .sort((a, b) => {
      const [one, other] = [middles[a] as Box, middles[b] as Box];
      return row(one) - row(other) || one.x - other.x;
    });
}

/** The height of a line on a drawing, in pixels. */
const LINE = 48;

function middle(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function members(group: Element, selector: string): Element[] {
  const found = [...group.querySelectorAll(selector)].filter(
    (one) => !(one as HTMLButtonElement).disabled,
  );
  return readingOrder(found.map(middle), LINE).map((i) => found[i] as Element);
}

function focus(element: Element | undefined): boolean {
  if (!element) return false;
  (element as HTMLElement | SVGElement).focus();
  return document.activeElement === element;
}

/** Focus the next or previous member of a group in reading order, from wherever the focus is. */
export function go(group: Element | null, selector: string, by: 1 | -1 | 0): boolean {
  if (!group) return false;
  const all = members(group, selector);
  const here = all.indexOf(document.activeElement as Element);
  if (here < 0) {
    const stop = all.find((one) => one.getAttribute("tabindex") === "0") ?? all[0];
    return focus(by === -1 ? all.at(-1) : by === 0 ? stop : all[0]);
  }
  return focus(all[(here + by + all.length) % all.length]);
}

/**
 * For `{@attach roving("[role=button]")}` on a group: Tab reaches one of its members, the arrow
 * keys, Home and End the others. Members may come and go.
 */
export function roving(selector: string): (group: Element) => () => void {
  return (group) => {
    let stop: Element | null = null;

    function settle(wanted: Element | null = stop): void {
      const found = [...group.querySelectorAll(selector)];
      const enabled = found.filter((one) => !(one as HTMLButtonElement).disabled);
      stop = wanted && enabled.includes(wanted) ? wanted : (enabled[0] ?? null);
      for (const one of found) {
        const index = one === stop ? "0" : "-1";
        if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
      }
    }
    function focused(event: Event): void {
      const member = (event.target as Element).closest(selector);
      if (member && group.contains(member)) settle(member);
    }
    function key(event: Event): void {
      const { key: name, ctrlKey, altKey, metaKey, shiftKey } = event as KeyboardEvent;
      const here = (event.target as Element).closest(selector);
      if (!here || ctrlKey || altKey || metaKey || shiftKey) return;
      const all = members(group, selector);
      let to: Element | undefined;
      if (name in STEPS) to = all[nearest(middle(here), all.map(middle), name as Direction)];
      else if (name === "Home") to = all[0];
      else if (name === "End") to = all.at(-1);
      else return;
      // Otherwise the page would scroll or the board would move.
      event.preventDefault();
      event.stopPropagation();
      focus(to);
    }
    const watch = new MutationObserver(() => settle());
    watch.observe(group, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "role"],
    });
    group.addEventListener("focusin", focused);
    group.addEventListener("keydown", key);
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", focused);
      group.removeEventListener("keydown", key);
    };
  };
}
