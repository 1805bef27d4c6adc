/** Rules that only some boards have. */

import type { BoardData } from "../../protocol/board";
import { cityName, ticketName } from "../../texts/names";
import { listed } from "../../texts/texts";
import { has, type Wanted } from "./wanted";

export function draft({ rules }: BoardData): Wanted[] {
  const [first = "left", second = "right"] = rules.draft_passes;
  return [
    ["rules-draft-first", { hand: rules.draft_hand, side: first }],
    ["rules-draft-keep", { keep: rules.draft_keep }],
    ["rules-draft-refused"],
    ["rules-draft-second", { side: second }],
    ["rules-draft-after"],
  ];
}

export function tunnels({ rules }: BoardData): Wanted[] {
  return [
    ["rules-tunnel-lay"],
    ["rules-tunnel-reveal", { count: rules.tunnel_cards }],
    ["rules-tunnel-wilds"],
    ["rules-tunnel-refuse"],
  ];
}

export function ferries(board: BoardData): Wanted[] {
  const swap = board.rules.ferry_cards_for_wild;
  return [
    ["rules-ferry"],
    ["rules-ferry-rest"],
    swap > 0 && ["rules-ferry-for-wild", { count: swap }],
    swap > 0 && has(board, "tunnel") && ["rules-tunnel-not"],
  ];
}

export function sea(board: BoardData): Wanted[] {
  return [
    ["rules-sea"],
    board.cards.some((card) => card.pieces > 1) && ["rules-sea-double"],
    ["rules-sea-not-double"],
    board.cities.some((city) => city.junction) && ["rules-junction"],
  ];
}

export function stations({ rules }: BoardData): Wanted[] {
  return [
    ["rules-station-where", { count: rules.stations }],
    ["rules-station-cost"],
    ["rules-station-use"],
    ["rules-station-best"],
  ];
}

/** Tickets of the Great Lakes example, for boards that have them. */
const EXAMPLE = ["chicago-timmins", "chicago-montreal", "montreal-new-york"];

export function harbours(board: BoardData): Wanted[] {
  const { rules } = board;
  const known = EXAMPLE.filter((id) => board.tickets.some((ticket) => ticket.id === id));
  return [
    ["rules-harbour-where", { count: rules.harbours }],
    ["rules-harbour-cost", { trains: rules.harbour_train_cards, ships: rules.harbour_ship_cards }],
    ["rules-harbour-points"],
    known.length === EXAMPLE.length && [
      "rules-great-lakes-example",
      {
        first: cityName(board, "chicago"),
        second: cityName(board, "montreal"),
        tickets: listed(known.map((id) => ticketName(board, id))),
        points: rules.harbour_points[2] ?? 0,
      },
    ],
  ];
}

export function festivals(board: BoardData): Wanted[] {
  const shared = board.festivals.filter((festival) => festival.cities.length > 1);
  return [
    ["rules-festival-up", { cards: board.festivals.reduce((sum, one) => sum + one.cards, 0) }],
    ["rules-festival-once"],
    ["rules-festival-take"],
    ...shared.map(({ cities }): Wanted => [
      "rules-festival-shared",
      { cities: listed(cities.map((city) => cityName(board, city))) },
    ]),
    ["rules-festival-hidden"],
  ];
}
