/** What is seen of a board now, and how it moves there. */

import type { Box, Point } from "./geometry";
import * as zoom from "./zoom";

const GLIDE = 380;
/** So much of a window counts as seen, even if it is covered. */
const LEAST = 80;
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

export class Camera {
  sight = $state.raw<zoom.Sight>({ x: 0, y: 0, scale: 1 });
  /** Nothing can be measured before the window is on the page. */
  frame = $state.raw<zoom.Frame>({ width: 0, height: 0 });
  /** Pixels at the lower edge that something lies over. */
  private under = $state(0);
  /** The part of the window in which something is seen. */
  readonly free = $derived<zoom.Frame>({
    width: this.frame.width,
    height: Math.max(this.frame.height - this.under, LEAST),
  });
  /** How it was seen before something was laid over it, unless somebody has moved it since. */
  private before: zoom.Sight | null = null;
  private sheet: Box;
  private gliding = 0;
  /** Nobody has chosen a sight yet: a new size of the window begins anew. */
  private untouched = true;

  readonly ready = $derived(this.frame.width > 0 && this.frame.height > 0);
  readonly isWhole = $derived(
    !this.ready || this.sight.scale <= zoom.whole(this.free, this.edge()).scale * 1.001,
  );
  /** A finger moves the board only where there is more of it: else it scrolls the page. */
  readonly takesFingers = $derived(
    this.ready && zoom.canMoveUp(this.sight, this.free, this.edge()),
  );

  constructor(sheet: Box) {
    this.sheet = sheet;
  }

  private edge(): Box {
    return this.sheet;
  }

  /** The window has this size now. */
  measure(width: number, height: number, narrow: boolean): void {
    if (width === this.frame.width && height === this.frame.height) return;
    const before = this.frame;
    this.frame = { width, height };
    if (!this.ready) return;
    if (this.untouched || before.width === 0) {
      this.sight = (narrow ? zoom.filled : zoom.whole)(this.free, this.sheet);
    } else {
      this.set(this.sight);
    }
  }

  /** So many pixels at the lower edge of the window are covered now. */
  cover(under: number): void {
    if (under === this.under) return;
    if (this.under === 0) this.before = this.sight;
    this.under = under;
    if (!this.ready) return;
    if (under === 0 && this.before) this.glide(this.before);
    else this.set(this.sight);
  }

  private set(sight: zoom.Sight): void {
    this.sight = zoom.kept(sight, this.free, this.sheet);
  }

  private now(sight: zoom.Sight): void {
    cancelAnimationFrame(this.gliding);
    this.untouched = false;
    this.before = null;
    this.set(sight);
  }

  move(by: Point): void {
    this.now(zoom.moved(this.sight, by));
  }

  pinch(before: [Point, Point], after: [Point, Point]): void {
    this.now(zoom.pinched(this.sight, before, after));
  }

  /** False: it cannot come nearer, or go farther away. */
  zoom(factor: number, at: Point): boolean {
    const { scale } = this.sight;
    this.now(zoom.zoomed(this.sight, at, factor));
    return Math.abs(this.sight.scale / scale - 1) > 1e-4;
  }

  /** Nearer in one step, that is seen as a movement. */
  step(factor: number, at = { x: this.free.width / 2, y: this.free.height / 2 }): void {
    this.before = null;
    this.glide(zoom.kept(zoom.zoomed(this.sight, at, factor), this.free, this.sheet));
  }

  whole(): void {
    this.before = null;
    this.glide(zoom.whole(this.free, this.sheet));
  }

  /** Move until a box is seen, if it is not. */
  show(box: Box): void {
    if (!this.ready || zoom.isSeen(box, this.sight, this.free)) return;
    this.glide(zoom.showing(box, this.sight, this.free, this.sheet));
  }

  /** A key that moves the board; false: it does not. */
  key(key: string): boolean {
    const by = KEYS[key];
    if (by) this.move(by);
    else if (key === "+" || key === "=") this.step(1.4);
    else if (key === "-") this.step(1 / 1.4);
    else if (key === "0") this.whole();
    else return false;
    return true;
  }

  private glide(to: zoom.Sight): void {
    cancelAnimationFrame(this.gliding);
    this.untouched = false;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.set(to);
      return;
    }
    const from = this.sight;
    const began = performance.now();
    const tick = (now: number): void => {
      const part = Math.min(Math.max((now - began) / GLIDE, 0), 1);
      const eased = 1 - (1 - part) ** 3;
      this.set(zoom.between(from, to, eased, this.free));
      if (part < 1) this.gliding = requestAnimationFrame(tick);
    };
    this.gliding = requestAnimationFrame(tick);
  }
}
