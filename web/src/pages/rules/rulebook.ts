/**
 * A board's rules as a book: its parts, and the messages in each. All numbers come from the board.
 */

import type { BoardData, Route } from "../../protocol/board";
import { cityName, kindName, routeName } from "../../texts/names";
import { listed, text } from "../../texts/texts";
import { draft, ferries, festivals, harbours, sea, stations, tunnels } from "./special";
import { type BookTable, tablesOf } from "./tables";
import { has, type Line, type Wanted } from "./wanted";

export interface Part {
  id: string;
  lines: Line[];
  /** Alternatives, as a bulleted list. */
  list: Line[];
  /** What follows the list and the tables. */
  after: Line[];
  /** Steps, as a numbered list. */
  order: Line[];
  tables: BookTable[];
}

/** The parts of a board's rules, in reading order. */
export function rulebook(board: BoardData): Part[] {
  const parts: (Part | false)[] = [
    part(board, "aim", [["rules-aim"], ["rules-aim-secret"]]),
    part(board, "start", start(board)),
    board.rules.draft && part(board, "draft", draft(board)),
    part(board, "turn", [["rules-turn"]], actions(board), [["rules-turn-pass"]]),
    part(board, "cards", cards(board)),
    part(board, "claim", claim(board)),
    board.routes.some((route) => route.twin) && part(board, "doubles", doubles(board)),
    has(board, "tunnel") && part(board, "tunnels", tunnels(board)),
    has(board, "ferry") && part(board, "ferries", ferries(board)),
    has(board, "sea") && part(board, "sea", sea(board)),
    board.rules.stations > 0 && part(board, "stations", stations(board)),
    board.rules.harbours > 0 && part(board, "harbours", harbours(board)),
    board.rules.exchange_cost > 0 &&
      part(board, "exchange", [["rules-exchange", { points: board.rules.exchange_cost }]]),
    board.festivals.length > 0 && part(board, "festivals", festivals(board)),
    board.cities.some((city) => city.points) &&
      part(board, "sights", [["rules-sights"], ["rules-sights-all"]]),
    part(board, "tickets", tickets(board)),
    part(board, "end", end(board)),
    part(board, "score", [], [], ties(board), order(board)),
  ];
  return parts.filter((one) => one !== false);
}

function part(board: BoardData, id: string, ...blocks: Wanted[][]): Part {
  const [lines = [], list = [], after = [], order = []] = blocks.map(kept);
  return { id, lines, list, after, order, tables: tablesOf(board, id) };
}

function kept(wanted: Wanted[]): Line[] {
  return wanted.filter((one) => one !== false).map(([id, facts = {}]) => ({ id, facts }));
}

function start(board: BoardData): Wanted[] {
  const { rules } = board;
  const [trains = 0, ships = 0] = rules.opening_hand;
  const [trainRow = 0, shipRow = 0] = rules.row;
  const two = board.decks.length > 1;
  const dealt = Object.values(rules.opening_tickets).reduce((sum, count) => sum + count, 0);
  const { long = 0, regular = 0 } = rules.opening_tickets;
  return [
    rules.choose_pieces > 0
      ? [
          "rules-start-choose",
          {
            pieces: rules.choose_pieces,
            trains: rules.trains,
            ships: rules.ships,
            suggested: rules.suggested_trains,
          },
        ]
      : ["rules-start-pieces", { pieces: rules.trains + rules.ships }],
    !two && ["rules-start-cards", { hand: trains, row: trainRow }],
    two && ["rules-start-two-decks", { trains, ships }],
    two && ["rules-start-two-rows", { trains: trainRow, ships: shipRow }],
    !rules.draft && ["rules-start-tickets", { dealt, keep: rules.opening_keep }],
    long > 0 && regular > 0 && ["rules-europe-long", { long, regular }],
    !rules.draft && ["rules-start-refused", { where: rules.opening_refused }],
    ["rules-start-together"],
    ["rules-start-first"],
  ];
}

function actions({ rules }: BoardData): Wanted[] {
  return [
    ["rules-action-cards"],
    ["rules-action-claim"],
    ["rules-action-tickets"],
    rules.stations > 0 && ["rules-action-station"],
    rules.harbours > 0 && ["rules-action-harbour"],
    rules.exchange_cost > 0 && ["rules-action-exchange"],
  ];
}

function cards({ rules, decks }: BoardData): Wanted[] {
  return [
    ["rules-cards-two"],
    ["rules-cards-filled"],
    decks.length > 1 && ["rules-cards-decks"],
    decks.length > 1 && ["rules-cards-choose-deck"],
    ["rules-cards-wild"],
    [rules.wild_limit ? "rules-cards-limit" : "rules-cards-no-limit"],
    rules.flush_at > 0
      ? ["rules-cards-flush", { count: rules.flush_at }]
      : ["rules-cards-no-flush"],
    ["rules-cards-again"],
    ["rules-cards-none"],
    ["rules-cards-hand"],
  ];
}

function claim(board: BoardData): Wanted[] {
  const everywhere = board.routes.every((route) => board.rules.wilds_on.includes(route.kind));
  const special = board.routes.find((route) => route.cards_for_one > 0);
  const facts = special && { route: routeName(board, special.id), count: special.cards_for_one };
  return [
    ["rules-claim-any"],
    ["rules-claim-colour"],
    ["rules-claim-grey"],
    everywhere
      ? ["rules-claim-wilds"]
      : ["rules-claim-wilds-on", { kinds: listed(board.rules.wilds_on.map(kindName)) }],
    facts ? ["rules-substitute", facts] : false,
    facts ? ["rules-substitute-wilds", facts] : false,
    ["rules-claim-pieces"],
    ["rules-claim-points"],
  ];
}

function doubles(board: BoardData): Wanted[] {
  const unlike = board.routes.filter((route) => isUnlike(board, route));
  const closed = board.rules.double_closed_up_to;
  return [
    ["rules-doubles"],
    closed > 0 && ["rules-doubles-closed", { players: closed }],
    unlike.length > 0 && [
      "rules-doubles-unlike",
      { routes: listed(unlike.map((one) => endsOf(board, one))) },
    ],
    ["rules-doubles-beside"],
  ];
}

/**
 * Whether its twin differs in length or kind. True for one of the two only, to name a pair once.
 */
function isUnlike(board: BoardData, route: Route): boolean {
  const twin = board.routes.find((other) => other.id === route.twin);
  return !!twin && route.id < twin.id && (twin.length !== route.length || twin.kind !== route.kind);
}

function endsOf(board: BoardData, route: Route): string {
  return text("ends", { from: cityName(board, route.from), to: cityName(board, route.to) });
}

function tickets(board: BoardData): Wanted[] {
  const { rules } = board;
  return [
    ["rules-ticket"],
    rules.draft && ["rules-draft-tickets"],
    ["rules-ticket-draw", { draw: rules.ticket_draw, keep: rules.ticket_keep }],
    ["rules-ticket-refused", { where: rules.ticket_refused }],
    rules.ticket_draw === 2 && rules.ticket_keep === 1 && ["rules-new-york-last"],
    ["rules-ticket-stays"],
  ];
}

function end({ rules, decks }: BoardData): Wanted[] {
  return [
    ["rules-end", { pieces: rules.end_at, turns: rules.last_turns }],
    decks.length > 1 && ["rules-end-both"],
  ];
}

/** Explain the longest path here if it scores nothing, since no other part does. */
function ties({ rules }: BoardData): Wanted[] {
  const path = rules.ties.includes("longest-path") && rules.longest_path_points === 0;
  return [
    path && ["rules-nordic-path"],
    [rules.ties.length > 0 ? "rules-ties" : "rules-ties-none"],
  ];
}

function order({ rules }: BoardData): Wanted[] {
  if (rules.ties.length === 0) return [];
  return [...rules.ties.map((tie): Wanted => [`rules-tie-${tie}`]), ["rules-tie-shared"]];
}
