/** The names of cities on the board. */

import type { Layout } from "./data";

/**
 * The room of a name was measured without a font: one in a wider font is squeezed into it.
 * First all are measured, then all changed: to and fro would lay the page out for each of them.
 */
export function squeezeSoon(layer: SVGGElement, layout: Layout): () => void {
  const turn = requestAnimationFrame(() => {
    const names = [...layer.querySelectorAll<SVGTextElement>("text[data-name]")];
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
