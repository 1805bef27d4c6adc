import { beforeAll, expect, test } from "vitest";

import { helpOfCity, helpOfRoute, helpOfThing, kindOfCity, kindOfRoute } from "../src/help/help";
import { tipAt } from "../src/help/tip";
import { withChapter } from "../src/texts/language.svelte";
import { hasText, paragraph, text } from "../src/texts/texts";
import { city, everything, route, small } from "./boards";
import { player, view } from "./samples";

beforeAll(() => withChapter("help"));

test.each([
  ["route", route("a-b 2 red")],
  ["grey", route("a-b 2")],
  ["tunnel", route("a-b 2 red", { kind: "tunnel" })],
  ["ferry", route("a-b 2", { kind: "ferry", wild_symbols: 1 })],
  ["sea", route("a-b 2", { kind: "sea" })],
  ["substitute", route("a-b 9", { cards_for_one: 4 })],
])("the help of a route is %s by what it is", (kind, one) => {
  expect(kindOfRoute(one)).toBe(kind);
});

function words(lines: { id: string; facts: Record<string, unknown> }[]): string {
  return lines.map(({ id, facts }) => text(id, facts as Record<string, string>)).join(" ");
}

test("a double says what that means at this table", () => {
  const [double] = small.routes;
  if (!double) throw new Error("expected a route");
  const closing = { ...view, closes_doubles: true };
  expect(words(helpOfRoute(small, closing, [], double).lines)).toBe(
    paragraph([
      text("help-route", { length: 2, points: 2, colour: text("card-red") }),
      text("help-wilds", { on: "yes" }),
      text("help-double-closed"),
    ]),
  );
  expect(words(helpOfRoute(small, view, [], double).lines)).toContain(text("help-double"));
});

test("where wilds cannot be used, the help says so", () => {
  const double = everything.routes.find((one) => one.kind === "track");
  if (!double) throw new Error("expected a route");
  expect(words(helpOfRoute(everything, view, [], double).lines)).toContain(
    text("help-wilds", { on: "no" }),
  );
});

test("the help of a claimed route names its owner", () => {
  const taken = { ...view, players: [player, { ...player, routes: ["c-d"] }] };
  const one = small.routes.find(({ id }) => id === "c-d");
  if (!one) throw new Error("expected a route");
  const help = helpOfRoute(small, taken, ["Anna", "Ben"], one);
  expect(help.id).toBe("owned");
  expect(words(help.lines)).toContain(text("help-owned", { name: "Ben", points: 4 }));
});

test("a city is explained by what is special there now", () => {
  const built = { ...view, players: [{ ...player, stations: ["d"], harbours: ["a"] }] };
  const kinds = (board: typeof small, seen: typeof view) =>
    board.cities.map((one) => kindOfCity(board, seen, one));
  expect(kinds(small, view)).toEqual(["city", "sight", "city", "city", "city"]);
  expect(kinds(everything, view).slice(0, 5)).toEqual([
    "city-harbour",
    "sight",
    "festival",
    "city-station",
    "junction",
  ]);
  expect(kinds(everything, built).slice(0, 4)).toEqual(["harbour", "sight", "festival", "station"]);
  expect(helpOfCity(small, view, city("soho")).title.facts).toEqual({ city: "Soho" });
});

test.each(["deck", "row", "wild", "tickets", "ticket", "hand", "players", "score"])(
  "there is help for %s",
  (id) => {
    const help = helpOfThing(small, id);
    expect(help && hasText(help.title.id) && help.lines.every((line) => hasText(line.id))).toBe(
      true,
    );
  },
);

test("unknown things are not explained", () => {
  expect(helpOfThing(small, "nonsense")).toBeNull();
});

test("a tip is placed where it can be read", () => {
  const page = { width: 400, height: 800 };
  const tip = { left: 0, top: 0, width: 300, height: 100 };
  const thing = (left: number, top: number) => ({ left, top, width: 20, height: 20 });
  expect(tipAt(thing(190, 100), tip, page)).toEqual({ x: 50, y: 132 });
  expect(tipAt(thing(0, 100), tip, page).x).toBe(8);
  expect(tipAt(thing(390, 100), tip, page).x).toBe(92);
  expect(tipAt(thing(190, 760), tip, page).y).toBe(648);
});
