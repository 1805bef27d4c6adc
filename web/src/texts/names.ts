/** The names of things on a board. */

import type { BoardData, Route } from "../protocol/board";
import type { SeatInfo } from "../protocol/incoming";
import type { Counts } from "../protocol/view";
import { hasText, listed, text, textOf } from "./texts";

/** A board's name in the reader's language, or a home-made board's own name. */
export function boardName(board: Pick<BoardData, "id" | "name">): string {
  return isBuiltIn(board) ? text(`board-${board.id}`) : board.name;
}

function isBuiltIn(board: Pick<BoardData, "id">): boolean {
  return hasText(`board-${board.id}`);
}

export function boardSummary(board: Pick<BoardData, "id" | "summary">): string {
  const id = `board-${board.id}-summary`;
  return hasText(id) ? text(id) : board.summary;
}

/** The name as printed on the board, unless the reader's language has its own. */
export function cityName(board: Pick<BoardData, "id" | "cities">, id: string): string {
  const own = `city-${id}`;
  // On a home-made board, the same id may mean another place.
  if (isBuiltIn(board) && hasText(own)) return text(own);
  return board.cities.find((city) => city.id === id)?.name ?? id;
}

export function cardName(id: string, count = 1): string {
  const [colour = "", ...more] = id.split("-");
  const pattern = `card-with-${more.join("-")}`;
  if (hasText(pattern)) return text(pattern, { colour: cardName(colour), count });
  return textOf("card", id, { card: id.replaceAll("-", " "), count });
}

/** A deck of cards. In a town, taxis replace the trains. */
export function deckName(board: Pick<BoardData, "cities">, id: string): string {
  return textOf("deck", id === "train" && hasTaxis(board) ? "taxi" : id, { deck: id });
}

export function kindName(id: string): string {
  return textOf("kind", id, { kind: id });
}

/** `3 green and 2 wilds` */
export function cardsName(cards: Counts): string {
  const parts = Object.entries(cards)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => cardCount(id, count));
  return parts.length > 0 ? listed(parts) : text("no-cards");
}

/** `3 green` */
export function cardCount(id: string, count: number): string {
  return text("list-of-cards", { count, card: cardName(id, count) });
}

/** A route by its ends and, where several connect the same cities, which of them it is. */
export function routeName(board: BoardData, id: string): string {
  const found = board.routes.find((route) => route.id === id);
  if (!found) return id;
  const route = endsOf(board, found);
  const others = board.routes.filter((other) => other.id !== id && sameEnds(other, found));
  if (others.length === 0) return route;
  if (others.every((other) => other.kind !== found.kind)) {
    return text("route-of-kind", { route, kind: kindName(found.kind) });
  }
  if (others.every((other) => other.colour !== found.colour)) {
    return text("route-of-colour", { route, colour: cardName(found.colour ?? "grey") });
  }
  const ids = [id, ...others.map((other) => other.id)].sort();
  return text("route-of-number", { route, number: ids.indexOf(id) + 1 });
}

export function ticketName(board: BoardData, id: string): string {
  const ticket = board.tickets.find((one) => one.id === id);
  return ticket ? endsOf(board, ticket) : id;
}

export function ticketsName(board: BoardData, ids: string[]): string {
  return ids.length > 0 ? listed(ids.map((id) => ticketName(board, id))) : text("no-tickets");
}

/** A festival by its cities. */
export function festivalName(board: BoardData, id: string): string {
  const cities = board.festivals.find((festival) => festival.id === id)?.cities ?? [id];
  return listed(cities.map((city) => cityName(board, city)));
}

/** Who has a seat; a bot goes by its level. */
export function seatName(seats: SeatInfo[], i: number): string {
  const seat = seats[i];
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (!seat.bot) return text("seat-open");
  const alike = seats.filter((other) => !other.name && other.bot === seat.bot);
  const level = textOf("level", seat.bot, { level: seat.bot });
  const number = alike.indexOf(seat) + 1;
  return alike.length > 1
    ? text("seat-bot-of-several", { level, number })
    : text("seat-bot", { level });
}

/** A fraction as a percentage, `42%`. */
export function percent(share: number): string {
  return text("percent", { percent: Math.round(share * 100) });
}

function endsOf(board: BoardData, line: { from: string; to: string }): string {
  return text("ends", { from: cityName(board, line.from), to: cityName(board, line.to) });
}

function sameEnds(a: Route, b: Route): boolean {
  return (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);
}

/** A number of trains, or of the taxis that replace them on some boards. */
export function trainsName(board: BoardData, count: number): string {
  return hasTaxis(board) ? text("taxis-count", { count }) : text("trains-count", { count });
}

/** A board that spans fewer degrees of latitude is a single city. */
const ONE_CITY = 0.5;

/** Whether taxis replace the trains: on the board of a single city. */
export function hasTaxis({ cities }: Pick<BoardData, "cities">): boolean {
  const sides = cities.map(({ latitude }) => latitude);
  return Math.max(...sides) - Math.min(...sides) < ONE_CITY;
}
