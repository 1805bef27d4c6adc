/** Which dialog a decision opens. In an ordinary turn, a click on the board opens it instead. */

import type { View } from "../protocol/view";
import { verbOf } from "../texts/moves";

export type Dialog =
  "keep" | "draft" | "pieces" | "step" | "surcharge" | "refill" | "festival" | "pass";

const BY_PHASE: Record<string, Dialog> = {
  draft: "draft",
  pieces: "pieces",
  pay: "step",
  substitute: "step",
  variant: "step",
  give: "step",
  surcharge: "surcharge",
  refill: "refill",
  festival: "festival",
};

/** Phases in which everyone chooses at the same time. */
const TOGETHER = new Set(["opening", "draft", "draft-keep", "pieces"]);

/** The dialog to answer now, if there is one. */
export function dialogOf(view: View, legal: string[]): Dialog | null {
  const [first] = legal;
  if (first === undefined) return null;
  if (verbOf(first) === "keep") return "keep";
  if (legal.length === 1 && first === "pass") return "pass";
  return BY_PHASE[view.phase] ?? null;
}

/** Who is still choosing, in a phase where everyone chooses and I already have. */
export function othersChoosing(view: View, legal: string[]): number[] {
  if (!TOGETHER.has(view.phase) || legal.length > 0) return [];
  return view.to_act.filter((seat) => seat !== view.viewer);
}
