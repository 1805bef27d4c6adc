/** The geometry of a chart. */

/** One player's values: pairs of a move and the value after it, in order. */
export interface Series {
  seat: number;
  values: [number, number][];
}

/** A sign at a value of a series, and what it means. */
export interface Mark {
  seat: number;
  move: number;
  sign: string;
  label: string;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Maps values to positions in the drawing. */
export interface Scale {
  x: (move: number) => number;
  y: (value: number) => number;
  moveAt: (x: number) => number;
}

export function scaleOf(frame: Frame, moves: number, low: number, high: number): Scale {
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const all = Math.max(1, moves);
  const span = high - low || 1;
  return {
    x: (move) => frame.left + (move / all) * wide,
    y: (value) => frame.top + (1 - (value - low) / span) * tall,
    moveAt: (x) => Math.min(all, Math.max(0, Math.round(((x - frame.left) / wide) * all))),
  };
}

/** The line of a series: straight from value to value, or in steps, since points jump. */
export function pathOf(series: Series, scale: Scale, stepped: boolean, until: number): string {
  const [first, ...rest] = series.values;
  if (!first) return "";
  const at = (x: number) => Math.round(x * 10) / 10;
  let path = `M${at(scale.x(first[0]))} ${at(scale.y(first[1]))}`;
  for (const [move, value] of rest) {
    const x = at(scale.x(move));
    const y = at(scale.y(value));
    path += stepped ? `H${x}V${y}` : `L${x} ${y}`;
  }
  return stepped ? `${path}H${at(scale.x(until))}` : path;
}

/** The value of a series after a move: the latest one so far. */
export function valueAt(series: Series, move: number): number | undefined {
  return series.values.findLast(([at]) => at <= move)?.[1];
}

/** Points after each move, and at the end with everything that is only counted then. */
export function withTotals(
  points: number[][],
  scores: readonly { player: number; total: number }[],
): number[][] {
  const totals = [...scores].sort((a, b) => a.player - b.player).map(({ total }) => total);
  return totals.length > 0 ? [...points, totals] : points;
}

/** Points after each move as series, without repeated values. */
export function pointSeries(points: number[][]): Series[] {
  const seats = points[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const values: [number, number][] = [[0, 0]];
    points.forEach((row, i) => {
      const value = row[seat] ?? 0;
      if (value !== values.at(-1)?.[1]) values.push([i + 1, value]);
    });
    return { seat, values };
  });
}

/** About `about` round values for an axis, from low to high. */
export function ticksOf(low: number, high: number, about: number): number[] {
  const rough = (high - low || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const ticks: number[] = [];
  for (let i = Math.ceil(low / step); i * step <= high + step / 1e6; i++) {
    ticks.push(Number((i * step).toPrecision(12)));
  }
  return ticks;
}

/** A selection of moves across the game, including the first and the last. */
export function sampled(moves: number, about: number): number[] {
  const step = Math.max(1, Math.ceil(moves / about));
  const some: number[] = [];
  for (let move = 0; move < moves; move += step) some.push(move);
  return [...some, moves];
}
