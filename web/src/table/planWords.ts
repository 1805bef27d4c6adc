/** What the server says about plans, in words. Loaded with the texts of its chapter. */

import type { BoardData } from "../protocol/board";
import type { Estimate, Needs, Price, SeatInfo } from "../protocol/incoming";
import type { View } from "../protocol/view";
import {
  cardCount,
  cardsName,
  festivalName,
  routeName,
  seatName,
  ticketName,
} from "../texts/names";
import { needsWords } from "../texts/needs";
import { listed, text } from "../texts/texts";
import type { Cut } from "./outlook.svelte";

/** Everything a player wants to know about a claim or a building, apart from its price. */
export function priceWords(
  board: BoardData,
  view: View,
  seats: SeatInfo[],
  move: string,
  price: Price,
  legal: boolean,
): string[] {
  const [verb = "", id = ""] = move.split(" ");
  const lines: string[] = [];
  const have = Object.values(price.have ?? {}).some((count) => count > 0) ? price.have : undefined;
  if (have && (price.why === "cards" || price.why === "pieces" || price.why === "no-route"))
    lines.push(text("plan-have", { cards: cardsName(have) }));
  const missing = missingWords(board, verb, id, price);
  if (missing && price.why === "cards") lines.push(missing);
  if (price.worth !== undefined && price.worth_all !== undefined)
    lines.push(harbourWords(price.worth, price.worth_all));
  for (const { ticket, spaces } of price.helps ?? [])
    lines.push(text("plan-helps", { ticket: ticketName(board, ticket), spaces }));
  const why = reasonWords(board, view, seats, verb, id, price, legal);
  if (why) lines.push(why);
  return lines;
}

function missingWords(
  board: BoardData,
  verb: string,
  id: string,
  { missing = 0, missing_wilds: wilds = 0 }: Price,
): string {
  const route = verb === "claim" ? board.routes.find((one) => one.id === id) : undefined;
  const ship = route?.kind === "sea" && board.decks[1] ? `-${board.decks[1]}` : "";
  const colour = route?.colour && `${route.colour}${ship}`;
  const parts = [
    ...(missing > 0
      ? [colour ? cardCount(colour, missing) : text("cards-count", { count: missing })]
      : []),
    ...(wilds > 0 ? [cardCount("wild", wilds)] : []),
  ];
  return parts.length > 0 ? text("plan-missing", { cards: listed(parts) }) : "";
}

function reasonWords(
  board: BoardData,
  view: View,
  seats: SeatInfo[],
  verb: string,
  id: string,
  { why, owner }: Price,
  legal: boolean,
): string {
  switch (why) {
    case "":
      if (legal) return text("plan-now", { what: verb === "claim" ? "claim" : "build" });
      return view.to_act.includes(view.viewer ?? -1)
        ? text("why-illegal")
        : text("why-not-your-turn");
    case "mine":
    case "taken": {
      const length = board.routes.find((one) => one.id === id)?.length ?? 1;
      const points = board.rules.route_points[length - 1] ?? 0;
      return text("help-owned", { name: seatName(seats, owner ?? 0), points });
    }
    case "own-twin":
      return text("help-double");
    case "closed":
      return text("help-double-closed");
    case "pieces":
      return text("plan-why-pieces");
    case "none-left":
      return text("plan-why-none-left");
    case "no-route":
      return text("plan-why-no-route");
    case "built":
      return text(verb === "station" ? "help-station" : "help-harbour");
    default:
      return "";
  }
}

/** `4 pink (you have 1)`, for each colour. */
export function cardsWords({ cards, wilds }: Needs): string[] {
  const ship = (deck: string) => deck !== "train" && cards.some((one) => one.deck !== deck);
  const lines = cards.map(({ deck, colour, count, have }) => {
    const id = `${colour ?? "grey"}${ship(deck) ? `-${deck}` : ""}`;
    const wanted = cardCount(id, count);
    return colour === null ? wanted : text("plan-card", { cards: wanted, have });
  });
  return wilds > 0 ? [...lines, cardCount("wild", wilds)] : lines;
}

/** Who has cut the path of a ticket, and what it takes now. */
export function cutWords(board: BoardData, seats: SeatInfo[], { route, owner, now }: Cut): string {
  const facts = {
    name: seatName(seats, owner),
    route: routeName(board, route),
    ticket: ticketName(board, now.ticket),
  };
  if (now.state === "lost") return text("plan-cut-lost", facts);
  return text("plan-cut", { ...facts, needs: needsWords(board, now) });
}

/** How many cards are still to be drawn for a plan. */
export function missingCards({ missing }: Needs): string {
  return text("plan-missing", { cards: text("cards-count", { count: missing }) });
}

/** What a harbour would score. */
export function harbourWords(now: number, all: number): string {
  return text("plan-harbour", {
    now: text("points", { points: now }),
    all: text("points", { points: all }),
  });
}

/** My cards of a festival: what they score now, and with one more. */
export function festivalWords(
  board: BoardData,
  { festival, held, worth, more }: Estimate["festivals"][number],
): string {
  return text("plan-festival", {
    cities: festivalName(board, festival),
    cards: text("cards-count", { count: held }),
    worth: text("points", { points: worth }),
    more: text("points", { points: more }),
  });
}
