/** The names of cities on the board. */

import type { Layout } from "../protocol/board";

/**
 * Condense names that are wider than the space reserved for them: the layout is computed without
 * fonts. Measures all names before changing any, because alternating would force a reflow for each.
 */
export function condenseNames(layer: SVGGElement, layout: Layout): () => void {
  const turn = requestAnimationFrame(() => {
    const names = [...layer.querySelectorAll<SVGTextElement>("text[data-name]")];
    for (const name of names) name.removeAttribute("textLength");
    const wide = names.map((name) => name.getComputedTextLength());
    names.forEach((name, i) => {
      const room = layout.labels[name.dataset.name ?? ""]?.width ?? Infinity;
      if ((wide[i] ?? 0) <= room) return;
      name.setAttribute("textLength", String(room));
      name.setAttribute("lengthAdjust", "spacingAndGlyphs");
    });
  });
  return () => cancelAnimationFrame(turn);
}

/** Split a name into at most `most` lines, keeping the longest line as short as possible. */
export function linesOf(name: string, most = 1): string[] {
  const words = name.split(" ");
  if (most < 2 || words.length < 2) return [name];
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
