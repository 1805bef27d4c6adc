/** Touch, mouse and wheel on a board. A drag is not a click. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

/** How many pixels a pointer may move during a click. */
const STRAY = 7;
const TWICE_WITHIN = 350;
const TWICE_NEAR = 30;

interface Options {
  camera: Camera;
  /** Handles a click at a point of the viewport; returns whether it hit something. */
  onclick: (at: Point, event: MouseEvent) => boolean;
}

/** Let the user move and zoom a board; returns a function that stops it. */
export function gestures(
  element: HTMLElement | SVGElement,
  { camera, onclick }: Options,
): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let dragged = false;
  let last = { at: 0, x: 0, y: 0 };

  const place = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (pointers.size === 0) dragged = false;
    pointers.set(event.pointerId, place(event));
    start = pointers.size === 1 ? place(event) : null;
  };
  const move = (event: PointerEvent): void => {
    // The pointer was released outside the page.
    if (event.buttons === 0) pointers.clear();
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (pointers.size === 1) {
      if (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < STRAY) return;
      // Not captured earlier: that would steal clicks from the things on the board.
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      camera.move({ x: now.x - before.x, y: now.y - before.y });
    } else if (pointers.size === 2) {
      dragged = true;
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) camera.pinch([before, other], [now, other]);
    }
    pointers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (dragged) {
      dragged = false;
      return;
    }
    const at = place(event);
    if (onclick(at, event)) return;
    const twice =
      event.timeStamp - last.at < TWICE_WITHIN &&
      Math.hypot(at.x - last.x, at.y - last.y) < TWICE_NEAR;
    if (twice) camera.step(2, at);
    last = { at: twice ? 0 : event.timeStamp, ...at };
  };
  const wheel = (event: WheelEvent): void => {
    const lines = event.deltaMode === 1 ? 16 : 1;
    const changed = camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), place(event));
    // At either end of the zoom range, let the page scroll.
    if (changed || event.ctrlKey) event.preventDefault();
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click],
    ["wheel", wheel],
  ];
  for (const [name, listener] of listeners) {
    element.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    for (const [name, listener] of listeners) {
      element.removeEventListener(name, listener as EventListener);
    }
  };
}
