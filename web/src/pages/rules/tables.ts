/** The tables of a rule book, from the board's numbers. */

import type { BoardData } from "../../protocol/board";
import { festivalName } from "../../texts/names";
import { type Facts, Signed, text } from "../../texts/texts";

/** The first row and the first column are headings. */
export interface BookTable {
  id: string;
  rows: (string | number)[][];
  /** Whether the columns hold words to read rather than numbers to compare. */
  wordy: boolean;
}

const TABLES: Record<string, (board: BoardData) => BookTable[]> = {
  claim: ({ rules, routes }) => {
    const lengths = [...new Set(routes.map((route) => route.length))].sort((a, b) => a - b);
    const points = lengths.map((length) => rules.route_points[length - 1] ?? 0);
    return [numbers("rules-claim-table", "rules-spaces", lengths, "rules-points", points)];
  },
  stations: ({ rules }) => [
    numbers(
      "rules-station-table",
      "rules-station",
      counted(rules.station_costs),
      "rules-price",
      rules.station_costs,
    ),
  ],
  harbours: ({ rules }) => [
    numbers(
      "rules-harbour-table",
      "rules-tickets-done",
      rules.harbour_points.map((_, i, all) =>
        i + 1 === all.length ? text("rules-or-more", { count: i }) : i,
      ),
      "rules-points",
      rules.harbour_points,
    ),
  ],
  festivals: (board) => [festivals(board)],
  sights: (board) => [
    {
      id: "rules-sights-table",
      wordy: true,
      rows: [
        [text("rules-city"), text("rules-points")],
        ...board.cities.filter((city) => city.points).map((city) => [city.name, city.points]),
      ],
    },
  ],
  score: (board) => [
    {
      id: "rules-score-what",
      wordy: true,
      rows: [[text("rules-score-what"), text("rules-points")], ...scores(board)],
    },
  ],
};

/** The tables in a part of the rules. */
export function tablesOf(board: BoardData, part: string): BookTable[] {
  return TABLES[part]?.(board) ?? [];
}

function counted(values: number[]): number[] {
  return values.map((_, i) => i + 1);
}

function numbers(
  id: string,
  head: string,
  top: (string | number)[],
  row: string,
  values: number[],
): BookTable {
  return {
    id,
    wordy: false,
    rows: [
      [text(head), ...top],
      [text(row), ...values],
    ],
  };
}

function festivals(board: BoardData): BookTable {
  const most = Math.max(0, ...board.festivals.map((festival) => festival.values.length));
  const columns = Array.from({ length: most }, (_, i) => i + 1);
  const rows = board.festivals.map((festival) => [
    festivalName(board, festival.id),
    ...columns.map((count) => festival.values[count - 1] ?? ""),
  ]);
  return {
    id: "rules-festival-table",
    wordy: false,
    rows: [[text("rules-festival-city"), ...columns], ...rows],
  };
}

/** The parts of a score on this board, and what each is worth. */
function scores(board: BoardData): [string, string][] {
  const { rules } = board;
  const all: [part: string, id: string, there: boolean, facts?: Facts][] = [
    ["routes", "rules-score-routes", true],
    ["tickets", "rules-score-tickets", true],
    ["missed-tickets", "rules-score-missed", true],
    [
      "longest-path",
      "rules-score-longest-path",
      rules.longest_path_points > 0,
      { points: rules.longest_path_points },
    ],
    [
      "most-tickets",
      "rules-score-most-tickets",
      rules.most_tickets_points > 0,
      { points: rules.most_tickets_points },
    ],
    ["stations", "rules-score-stations", rules.stations > 0, { points: rules.station_points }],
    [
      "harbours",
      "rules-score-harbours",
      rules.harbours > 0,
      { points: new Signed(rules.harbour_unbuilt_points) },
    ],
    ["exchange", "rules-score-exchange", rules.exchange_cost > 0],
    ["attractions", "rules-score-attractions", board.cities.some((city) => city.points)],
    ["festivals", "rules-score-festivals", board.festivals.length > 0],
  ];
  return all
    .filter(([, , there]) => there)
    .map(([part, id, , facts]) => [text(`score-part-${part}`), text(id, facts)]);
}
