/** Which dialog a decision has; those of an ordinary turn are opened by a click on the board. */

import { TOGETHER } from "../protocol/regret";
import type { View } from "../protocol/view";
import { verbOf } from "../texts/moves";

export type Dialog =
  | "keep"
  | "draft"
  | "pieces"
  | "step"
  | "surcharge"
  | "refill"
  | "festival"
  | "pass";

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

/** The dialog that has to be answered now, if there is one. */
export function dialogOf(view: View, legal: string[]): Dialog | null {
  const [first] = legal;
  if (first === undefined) return null;
  if (verbOf(first) === "keep") return "keep";
  if (legal.length === 1 && first === "pass") return "pass";
  return BY_PHASE[view.phase] ?? null;
}

/** Those who still choose, when I have chosen already and all choose at the same time. */
export function othersChoosing(view: View, legal: string[]): number[] {
  if (!TOGETHER.has(view.phase) || legal.length > 0) return [];
  return view.to_act.filter((seat) => seat !== view.viewer);
}
