/** Small drawn examples: a few cities and routes, and the cards that pay for them. */

import type { BoardData, Card } from "../../../protocol/board";
import { routeName } from "../../../texts/names";
import type { Facts } from "../../../texts/texts";

export interface Spot {
  x: number;
  y: number;
  station?: number;
  harbour?: number;
  sight?: boolean;
}

export interface Track {
  from: number;
  to: number;
  length: number;
  colour: string | null;
  kind?: string;
  owner?: number;
  symbols?: number;
  /** Offset to the side, for doubles. */
  shift?: number;
}

export interface Figure {
  caption: { id: string; facts: Facts };
  spots: Spot[];
  tracks: Track[];
  /** Cards that are paid, and how many of each. */
  paid?: [card: string, count: number][];
  /** Cards that are revealed. */
  revealed?: string[];
  /** Number of tickets in a hand that is passed on. */
  passed?: number;
}

/** A row of cities, spaced for routes of these lengths. */
function across(...lengths: number[]): Spot[] {
  let x = 0;
  return [{ x, y: 0 }, ...lengths.map((length) => ({ x: (x += length * 30 + 26), y: 0 }))];
}

const DRAWN: Record<string, (board: BoardData) => Figure | null> = {
  claim: (board) => {
    const [card, wild] = [plain(board, 0), wildOf(board)];
    if (!card || !wild || !board.rules.wilds_on.includes("track")) return null;
    return {
      caption: { id: "rules-claim-example", facts: {} },
      spots: across(3),
      tracks: [{ from: 0, to: 1, length: 3, colour: card.colour }],
      paid: [
        [card.id, 2],
        [wild.id, 1],
      ],
    };
  },
  doubles: (board) => ({
    caption: { id: "rules-doubles", facts: {} },
    spots: across(3),
    tracks: [
      { from: 0, to: 1, length: 3, colour: board.colours[0] ?? null, owner: 0, shift: -9 },
      { from: 0, to: 1, length: 3, colour: board.colours[1] ?? null, shift: 9 },
    ],
  }),
  tunnels: (board) => {
    const [card, second, third] = [0, 1, 2].map((i) => plain(board, i));
    if (!card || !second || !third) return null;
    return {
      caption: { id: "rules-tunnel-example", facts: {} },
      spots: across(2),
      tracks: [{ from: 0, to: 1, length: 2, colour: card.colour, kind: "tunnel" }],
      paid: [[card.id, 2]],
      revealed: [second.id, card.id, third.id].slice(0, board.rules.tunnel_cards),
    };
  },
  ferries: (board) => {
    const [card, wild] = [plain(board, 0), wildOf(board)];
    const route = board.routes
      .filter((one) => one.kind === "ferry" && one.colour === null)
      .sort((a, b) => b.wild_symbols - a.wild_symbols || b.length - a.length)[0];
    if (!card || !wild || !route) return null;
    const cards = route.length - route.wild_symbols;
    return {
      caption: {
        id: "rules-ferry-example",
        facts: { route: routeName(board, route.id), cards, wilds: route.wild_symbols },
      },
      spots: across(route.length),
      tracks: [
        {
          from: 0,
          to: 1,
          length: route.length,
          colour: null,
          kind: "ferry",
          symbols: route.wild_symbols,
        },
      ],
      paid: [
        [card.id, cards],
        [wild.id, route.wild_symbols],
      ],
    };
  },
  sea: (board) => {
    const single = board.cards.find((card) => card.deck === board.decks[1] && card.pieces === 1);
    const double = board.cards.find((card) => card.pieces === 2 && card.colour === single?.colour);
    if (!single || !double) return null;
    return {
      caption: { id: "rules-sea-example", facts: {} },
      spots: across(5),
      tracks: [{ from: 0, to: 1, length: 5, colour: single.colour, kind: "sea" }],
      paid: [
        [double.id, 2],
        [single.id, 1],
      ],
    };
  },
  draft: ({ rules }) => ({
    caption: { id: "rules-draft-example", facts: {} },
    spots: [],
    tracks: [],
    passed: rules.draft_hand,
  }),
  harbours: (board) => {
    const colour = board.cards.find((card) => card.harbour_sign)?.colour;
    const signed = board.cards.filter((card) => card.harbour_sign && card.colour === colour);
    const prices = [board.rules.harbour_train_cards, board.rules.harbour_ship_cards];
    const paid = board.decks.map((deck, i): [string, number] => [
      signed.find((card) => card.deck === deck)?.id ?? "",
      prices[i] ?? 0,
    ]);
    const [left, right] = across(2) as [Spot, Spot];
    return {
      caption: { id: "rules-harbour-example", facts: {} },
      spots: [left, { ...right, harbour: 0 }],
      tracks: [{ from: 0, to: 1, length: 2, colour: null, owner: 0 }],
      paid: paid.filter(([card]) => card !== ""),
    };
  },
  stations: () => {
    const [left, middle, right] = across(3, 2) as [Spot, Spot, Spot];
    return {
      caption: { id: "rules-station-example", facts: {} },
      spots: [left, { ...middle, station: 0 }, right],
      tracks: [
        { from: 0, to: 1, length: 3, colour: null, owner: 0 },
        { from: 1, to: 2, length: 2, colour: null, owner: 1 },
      ],
    };
  },
  sights: (board) => ({
    caption: { id: "rules-sights-example", facts: {} },
    spots: across(2).map((spot) => ({ ...spot, sight: true })),
    tracks: [{ from: 0, to: 1, length: 2, colour: board.colours[0] ?? null, owner: 0 }],
  }),
  tickets: () => ({
    caption: { id: "rules-ticket-example", facts: {} },
    spots: across(3, 1),
    tracks: [
      { from: 0, to: 1, length: 3, colour: null, owner: 0 },
      { from: 1, to: 2, length: 1, colour: null, owner: 0 },
    ],
  }),
};

/** The example for a part of the rules, if there is one that fits this board. */
export function figureOf(board: BoardData, part: string): Figure | null {
  return DRAWN[part]?.(board) ?? null;
}

function plain(board: BoardData, i: number): Card | undefined {
  const colour =
    board.colours[(board.colours.indexOf("red") + i + board.colours.length) % board.colours.length];
  return board.cards.find(
    (card) => card.colour === colour && card.deck === board.decks[0] && !card.harbour_sign,
  );
}

function wildOf(board: BoardData): Card | undefined {
  return board.cards.find((card) => card.colour === null);
}
