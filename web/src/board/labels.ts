/** Labels of things on the board. */

import type { BoardData } from "../protocol/board";
import { cardName, kindName, routeName } from "../texts/names";
import { text } from "../texts/texts";

/** Everything about a route: its ends, length, colour and kind. */
export function routeLabel(board: BoardData, id: string): string {
  const route = board.routes.find((one) => one.id === id);
  if (!route) return id;
  const label = text("route-label", {
    route: routeName(board, id),
    length: route.length,
    colour: cardName(route.colour ?? "grey"),
    kind: kindName(route.kind),
  });
  if (route.cards_for_one === 0) return label;
  return text("board-grand-route", { route: label, cards: route.cards_for_one });
}
