/** Which decisions have a dialog of their own. */

import type { Choices } from "../choices";
import type { View } from "../protocol/view";

export function hasDialog(choices: Choices, view: View): boolean {
  return choices.groups.has("keep") || (view.phase === "surcharge" && choices.groups.size > 0);
}
