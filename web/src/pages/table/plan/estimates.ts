/** The estimate of everybody's points. */

import type { Estimate } from "../../../protocol/incoming";
import type { Counts } from "../../../protocol/view";
import { askOnce } from "../../../table/answers";
import type { Room } from "../../../table/room.svelte";

/** Ask for the estimate of the present moment; the previous one stays if there is no answer. */
export function estimateOf(room: Room, tell: (found: Estimate) => void): void {
  void room.state?.version;
  const { seat } = room;
  if (seat !== null) askOnce<Estimate>(room, { type: "estimate", seat }).then(tell, () => {});
}

export function totalOf(points: Counts): number {
  return Object.values(points).reduce((all, one) => all + one, 0);
}
