/** Which lines and routes the board emphasizes for a player's plans. */

import type { TicketOutlook } from "../../protocol/incoming";
import type { View } from "../../protocol/view";
import type { Highlight } from "./pointing";

/** The paths of highlighted tickets, and the routes that I plan to claim and nobody has. */
export function pathsOf(
  view: View,
  outlook: TicketOutlook[],
  marked: string[],
  planned: string[],
): Highlight[] {
  const tickets = outlook.filter(({ ticket }) => marked.includes(ticket));
  const free = planned.filter((id) => !view.players.some(({ routes }) => routes.includes(id)));
  return [
    ...tickets.map(({ claims, borrowed }): Highlight => ({
      kind: "ticket",
      routes: [...claims, ...borrowed],
    })),
    { kind: "plan", routes: free },
  ];
}

/** The routes to highlight as claimable: all, or only those that help a ticket. */
export function glowing(
  routes: Iterable<string>,
  outlook: TicketOutlook[],
  only: boolean,
): Set<string> {
  const helps = outlook.flatMap((one) => one.helps);
  return new Set([...routes].filter((route) => !only || helps.includes(route)));
}
