/** The visible part of a board, and how it moves. */

import { reducesMotion } from "../settings/settings.svelte";
import type { Box, Point } from "./geometry";
import * as zoom from "./zoom";

const GLIDE = 380;
/** The least height, in pixels, that counts as visible even if it is covered. */
const LEAST = 80;
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

export class Camera {
  pose = $state.raw<zoom.Pose>({ x: 0, y: 0, scale: 1 });
  /** The size of the viewport; zero until it is on the page. */
  frame = $state.raw<zoom.Frame>({ width: 0, height: 0 });
  /** How many pixels are covered at the bottom. */
  private under = $state(0);
  /** The part of the viewport that is not covered. */
  readonly free = $derived<zoom.Frame>({
    width: this.frame.width,
    height: Math.max(this.frame.height - this.under, LEAST),
  });
  /** The view before something covered the board; null if somebody has moved it since. */
  private before: zoom.Pose | null = null;
  private sheet: Box;
  private gliding = 0;
  /** Nobody has moved the board yet: resizing the viewport starts over. */
  private untouched = true;

  readonly ready = $derived(this.frame.width > 0 && this.frame.height > 0);
  readonly isWhole = $derived(
    !this.ready || this.pose.scale <= zoom.whole(this.free, this.edge()).scale * 1.001,
  );
  /** A finger moves the board only if there is more of it to see; otherwise it scrolls the page. */
  readonly takesTouch = $derived(this.ready && zoom.canMoveUp(this.pose, this.free, this.edge()));

  constructor(sheet: Box) {
    this.sheet = sheet;
  }

  private edge(): Box {
    return this.sheet;
  }

  /** Set the size of the viewport. */
  measure(width: number, height: number, narrow: boolean): void {
    if (width === this.frame.width && height === this.frame.height) return;
    const before = this.frame;
    this.frame = { width, height };
    if (!this.ready) return;
    if (this.untouched || before.width === 0) {
      this.pose = (narrow ? zoom.filled : zoom.whole)(this.free, this.sheet);
    } else {
      this.set(this.pose);
    }
  }

  /** Set how many pixels are covered at the bottom of the viewport. */
  cover(under: number): void {
    if (under === this.under) return;
    if (this.under === 0) this.before = this.pose;
    this.under = under;
    if (!this.ready) return;
    if (under === 0 && this.before) this.glide(this.before);
    else this.set(this.pose);
  }

  private set(pose: zoom.Pose): void {
    this.pose = zoom.clamped(pose, this.free, this.sheet);
  }

  private now(pose: zoom.Pose): void {
    cancelAnimationFrame(this.gliding);
    this.untouched = false;
    this.before = null;
    this.set(pose);
  }

  move(by: Point): void {
    this.now(zoom.moved(this.pose, by));
  }

  pinch(before: [Point, Point], after: [Point, Point]): void {
    this.now(zoom.pinched(this.pose, before, after));
  }

  /** Zoom around a point; false at the end of the range. */
  zoom(factor: number, at: Point): boolean {
    const { scale } = this.pose;
    this.now(zoom.zoomed(this.pose, at, factor));
    return Math.abs(this.pose.scale / scale - 1) > 1e-4;
  }

  /** Zoom by one animated step. */
  step(factor: number, at = { x: this.free.width / 2, y: this.free.height / 2 }): void {
    this.before = null;
    this.glide(zoom.clamped(zoom.zoomed(this.pose, at, factor), this.free, this.sheet));
  }

  whole(): void {
    this.before = null;
    this.glide(zoom.whole(this.free, this.sheet));
  }

  /** Move until a box is visible, unless it already is. */
  show(box: Box): void {
    if (!this.ready || zoom.isSeen(box, this.pose, this.free)) return;
    this.glide(zoom.showing(box, this.pose, this.free, this.sheet));
  }

  /** Handle a key; false if it does not move the board. */
  key(key: string): boolean {
    const by = KEYS[key];
    if (by) this.move(by);
    else if (key === "+" || key === "=") this.step(1.4);
    else if (key === "-") this.step(1 / 1.4);
    else if (key === "0") this.whole();
    else return false;
    return true;
  }

  private glide(to: zoom.Pose): void {
    cancelAnimationFrame(this.gliding);
    this.untouched = false;
    if (reducesMotion()) {
      this.set(to);
      return;
    }
    const from = this.pose;
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
