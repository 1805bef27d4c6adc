/** How a table is laid out: by the space there is, not by the kind of device. */

/**
 * - `stack`: one thing below the other, panels in a drawer.
 * - `tall`: cards and a panel side by side below the board.
 * - `low`: everything in one column beside the board, panels in a drawer.
 * - `side`: the same with room for a panel.
 * - `desk`: players and tickets are always visible.
 */
export type Arrangement = "stack" | "tall" | "low" | "side" | "desk";

/** In rems, so that larger text counts as less space. */
export interface Space {
  width: number;
  height: number;
}

/** The arrangement that gives a wide or a tall board the most room. */
export function arrangementOf({ width, height }: Space, wide: boolean): Arrangement {
  const across = width >= 34 && width > height * (wide ? 1.2 : 0.9);
  if (!across) return width >= 44 && height >= 52 ? "tall" : "stack";
  if (height < 36) return "low";
  return width >= (wide ? 60 : 70) && height >= (wide ? 38 : 50) ? "desk" : "side";
}

/** Whether a panel is always open, instead of a drawer that the player opens. */
export function hasPanel(arrangement: Arrangement): boolean {
  return arrangement !== "stack" && arrangement !== "low";
}

/** The size of the page in rems, kept up to date. */
export class PageSpace {
  now = $state.raw<Space>({ width: 0, height: 0 });

  constructor() {
    this.measure();
  }

  private measure(): void {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.now = { width: innerWidth / rem, height: innerHeight / rem };
  }

  /** Follow the window and, through an element that is one rem wide, the size of the text. */
  readonly watch = (ruler: HTMLElement): (() => void) => {
    const measure = (): void => this.measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ruler);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  };
}
