import { describe, expect, test } from "vitest";

import { festivalAnswers } from "../src/dialogs/answers";
import { dialogOf, othersChoosing } from "../src/dialogs/dialogs";
import { isCheapest, priceLines, priceTitle } from "../src/dialogs/price";
import { subjectOf } from "../src/dialogs/subject";
import type { BoardData } from "../src/protocol/board";
import type { View } from "../src/protocol/view";
import {
  byNumber,
  choicesOf,
  isBarredWild,
  keepRange,
  needsConfirmation,
} from "../src/table/choices";
import { givable, nextGift, suggested, total } from "../src/table/giving";
import { heldTickets, Outlook, outlookKey, pointsIn } from "../src/table/outlook.svelte";
import { text } from "../src/texts/texts";
import { outlookOf, player, view } from "./samples";

const card = { deck: "train", pieces: 1, harbour_sign: false, count: 12 };
const city = { latitude: 0, longitude: 0, junction: false, harbour: true, points: 0 };
const route = {
  from: "a",
  to: "b",
  length: 3,
  colour: "red",
  kind: "track",
  wild_symbols: 0,
  twin: null,
  cards_for_one: 0,
};
const board: BoardData = {
  id: "small",
  layout: null,
  outlines: false,
  name: "Small",
  summary: "",
  players: [2, 4],
  rules: {
    route_points: [1, 2, 4],
    wilds_on: ["track", "ferry", "tunnel", "sea"],
    ferry_cards_for_wild: 0,
    tunnel_cards: 3,
    stations: 3,
    station_costs: [1, 2, 3],
    station_points: 4,
    harbour_train_cards: 2,
    harbour_ship_cards: 2,
    harbour_points: [0, 10, 20, 30],
    harbour_unbuilt_points: -4,
    draft_passes: ["left", "right"],
  } as BoardData["rules"],
  colours: ["red", "blue"],
  decks: ["train"],
  cities: [
    { ...city, id: "a", name: "Aa" },
    { ...city, id: "b", name: "Bb", latitude: 9 },
  ],
  routes: [
    { ...route, id: "plain" },
    { ...route, id: "ferry", kind: "ferry", colour: null, wild_symbols: 2 },
    { ...route, id: "tunnel", kind: "tunnel" },
  ],
  tickets: [
    { id: "a-b", from: "a", to: "b", points: 3, deck: "regular" },
    { id: "b-c", from: "b", to: "c", points: 9, deck: "long" },
  ],
  cards: [
    { ...card, id: "red", colour: "red" },
    { ...card, id: "blue", colour: "blue" },
    { ...card, id: "wild", colour: null },
  ],
  festivals: [{ id: "both", cities: ["a", "b"], cards: 3, values: [2, 5, 9] }],
};
const at = (phase: string, rest: Partial<View> = {}): View => ({ ...view, phase, ...rest });

describe("which dialog", () => {
  test.each([
    ["opening", ["keep a-b", "keep b-c"], "keep"],
    ["draft-keep", ["keep a-b"], "keep"],
    ["draft", ["pick a-b"], "draft"],
    ["pieces", ["pieces 20 trains 30 ships"], "pieces"],
    ["give", ["give red"], "step"],
    ["substitute", ["substitute 0"], "step"],
    ["surcharge", ["refuse"], "surcharge"],
    ["refill", ["refill train"], "refill"],
    ["festival", ["festival both"], "festival"],
    ["main", ["pass"], "pass"],
    ["main", ["draw", "claim plain"], null],
    ["second-card", ["draw"], null],
    ["surcharge", [], null],
  ])("%s with %j is answered by %s", (phase, legal, dialog) => {
    expect(dialogOf(at(phase), legal)).toBe(dialog);
  });

  test("a move that costs a turn needs confirmation, a card does not", () => {
    expect(
      ["claim plain", "station a", "harbour a", "tickets", "exchange 1 trains"].every(
        needsConfirmation,
      ),
    ).toBe(true);
    expect(["take red", "draw", "pass"].some(needsConfirmation)).toBe(false);
  });

  test("a player who has chosen waits for the others when all choose together", () => {
    expect(othersChoosing(at("opening", { to_act: [1] }), [])).toEqual([1]);
    expect(othersChoosing(at("opening", { to_act: [0, 1] }), ["keep a-b"])).toEqual([]);
    expect(othersChoosing(at("main", { to_act: [1] }), [])).toEqual([]);
  });
});

describe("choices", () => {
  test("a city lists everything that can be built there", () => {
    expect(choicesOf(["station a", "harbour a"]).cities.get("a")).toEqual([
      "station a",
      "harbour a",
    ]);
  });

  test("the moves give the range of tickets to keep", () => {
    expect(keepRange(["keep a b", "keep a b c", "draw"])).toEqual([2, 3]);
  });

  test("numbers find their moves", () => {
    const legal = ["exchange 1 trains", "exchange 2 trains", "exchange 1 ships"];
    expect([...byNumber(legal, "exchange", "trains").keys()]).toEqual([1, 2]);
    expect(byNumber(["pieces 20 trains 30 ships"], "pieces").get(20)).toBe(
      "pieces 20 trains 30 ships",
    );
  });

  test("a wild in the row is barred only as the second card", () => {
    const barred = (phase: string, legal: string[], id: string) =>
      isBarredWild(board, at(phase), legal, id);
    expect(barred("second-card", ["draw"], "wild")).toBe(true);
    expect(barred("second-card", ["draw", "take wild"], "wild")).toBe(false);
    expect(barred("second-card", ["draw"], "red")).toBe(false);
    expect(barred("main", ["draw"], "wild")).toBe(false);
    expect(barred("second-card", [], "wild")).toBe(false);
  });
});

describe("prices", () => {
  const mine = at("main", {
    players: [{ ...player, trains: 4, stations_left: 2, harbours_left: 1 }],
  });

  test("a route gives its spaces, its points and the pieces left", () => {
    expect(priceLines(board, mine, "claim plain")).toEqual([
      text("price-route", { count: 3, colour: text("card-red") }),
      text("price-points", { points: 4 }),
      text("price-trains-left", { count: 1 }),
    ]);
    expect(priceTitle(board, "claim plain")).toContain("Aa–Bb");
  });

  test("a ferry says how many wilds it needs, and what can replace them", () => {
    const nordic = { ...board, rules: { ...board.rules, ferry_cards_for_wild: 3 } };
    const lines = priceLines(nordic, mine, "claim ferry");
    expect(lines).toContain(text("price-ferry", { count: 2 }));
    expect(lines).toContain(text("price-ferry-cards", { count: 3 }));
  });

  test("a tunnel warns of the surcharge, and says if wilds do not count", () => {
    expect(priceLines(board, mine, "claim tunnel")).toContain(text("price-tunnel", { count: 3 }));
    const strict = { ...board, rules: { ...board.rules, wilds_on: ["ferry"] } };
    expect(priceLines(strict, mine, "claim plain")).toContain(text("price-no-wilds"));
  });

  test("the second station costs two cards and leaves one station", () => {
    const [first, , last] = priceLines(board, mine, "station a");
    expect(first).toBe(text("price-station", { cost: 2, left: 1 }));
    expect(last).toContain(text("points", { points: 4 }));
  });

  test("a harbour counts my tickets to that city", () => {
    const lines = priceLines(board, { ...mine, tickets: ["a-b", "b-c"] }, "harbour b");
    expect(lines).toContain(text("price-harbour-tickets", { count: 2, city: "Bb" }));
    expect(lines).toContain(text("price-harbour", { trains: 2, ships: 2, left: 0 }));
  });

  test("the first payment is called the cheapest only if it is", () => {
    const way = (cards: Record<string, number>, more = false) => ({ pay: "", cards, more });
    expect(isCheapest(board, [way({ red: 2 }), way({ blue: 2 })])).toBe(false);
    expect(isCheapest(board, [way({ red: 2 }), way({ red: 1, wild: 1 })])).toBe(true);
    expect(isCheapest(board, [way({ red: 2 })])).toBe(false);
  });
});

test("festival cards are offered with the points that the server says they add", () => {
  const now = at("festival", { festivals: { both: 2 }, festival_cards: { both: 1 } });
  const [answer] = festivalAnswers(board, now, { both: 7 }, ["festival both"]);
  expect(answer?.note).toBe(
    text("festival-gain", { mine: 1, points: text("points", { points: 7 }) }),
  );
});

describe("tickets", () => {
  const known = [
    outlookOf({ ticket: "a-b", state: "joined" }),
    outlookOf({ ticket: "b-c", claims: ["plain"], spaces: 3 }),
  ];

  test("open tickets come first, with the sum of their points", () => {
    const held = heldTickets(board, ["a-b", "b-c"], known);
    expect(held.map(({ ticket }) => ticket)).toEqual(["b-c", "a-b"]);
    expect([pointsIn(held, "joined"), pointsIn(held, "possible"), pointsIn(held, "lost")]).toEqual([
      3, 9, 0,
    ]);
  });

  test("the outlook is requested after a build or my own draw, but not after others draw", () => {
    const drawn = { ...view, players: [player, { ...player, cards: 9 }] };
    const mine = { ...view, players: [{ ...player, cards: 9 }, player] };
    expect(outlookKey(mine)).not.toBe(outlookKey(view));
    const built = { ...view, players: [player, { ...player, routes: ["plain"] }] };
    expect(outlookKey(drawn)).toBe(outlookKey(view));
    expect(outlookKey(built)).not.toBe(outlookKey(view));
  });

  test("only the answer to the last request is shown", async () => {
    const answers: ((found: typeof known) => void)[] = [];
    const outlook = new Outlook(() => new Promise((answer) => answers.push(answer)));
    const built = { ...view, players: [player, { ...player, routes: ["plain"] }] };
    const both = [outlook.refresh(view), outlook.refresh(built)];
    await outlook.refresh(built);
    expect(answers).toHaveLength(2);
    answers[1]?.(known);
    answers[0]?.([]);
    await Promise.all(both);
    expect(outlook.tickets).toEqual(known);
  });

  test("without an answer, tickets stay as they were and the next refresh asks again", async () => {
    let asked = 0;
    const outlook = new Outlook(async () => {
      asked += 1;
      if (asked === 1) throw new Error("busy");
      return known;
    });
    await outlook.refresh(view);
    expect(outlook.tickets).toEqual([]);
    await outlook.refresh(view);
    expect(outlook.tickets).toEqual(known);
  });
});

describe("the subject of a question", () => {
  const building = { purpose: "claim", cost: 3, route: "tunnel" };

  test("is the chosen move, the payment in progress, or what can be taken", () => {
    expect(subjectOf(board, view, ["claim plain"], ["claim plain"])).toEqual(["plain"]);
    expect(subjectOf(board, view, ["station a", "harbour a"], ["station a", "harbour a"])).toEqual([
      "a",
    ]);
    expect(subjectOf(board, { ...view, building }, [], ["pay 2 red", "refuse"])).toEqual([
      "tunnel",
    ]);
    expect(subjectOf(board, view, [], ["festival both"])).toEqual(["a", "b"]);
  });

  test("is empty in an ordinary turn, or in somebody else's", () => {
    expect(subjectOf(board, view, [], ["claim plain", "draw"])).toEqual([]);
    expect(subjectOf(board, view, ["tickets"], ["tickets"])).toEqual([]);
    expect(subjectOf(board, { ...view, building }, [], [])).toEqual([]);
  });
});

describe("cards of any kind", () => {
  const rich: View = { ...view, hand: { wild: 4, red: 2, blue: 5 } };
  const legal = ["give red", "give blue"];

  test("are given in the board's order, from the first legal one", () => {
    expect(givable(board, rich, legal)).toEqual(["red", "blue", "wild"]);
    expect(givable(board, rich, ["give blue"])).toEqual(["blue", "wild"]);
    expect(givable(board, rich, ["pay 2 red"])).toEqual([]);
  });

  test("are suggested where there are most of them, wilds last", () => {
    const cards = ["red", "blue", "wild"];
    expect(suggested(board, rich, cards, 4)).toEqual({ red: 1, blue: 3, wild: 0 });
    expect(suggested(board, rich, cards, 6)).toEqual({ red: 2, blue: 4, wild: 0 });
    expect(suggested(board, rich, cards, 9)).toEqual({ red: 2, blue: 5, wild: 2 });
    expect(total(suggested(board, rich, cards, 99))).toBe(11);
  });

  test("are given one after another while that is legal", () => {
    expect(nextGift({ red: 1, blue: 3 }, legal)).toBe("red");
    expect(nextGift({ red: 0, blue: 3 }, legal)).toBe("blue");
    expect(nextGift({ red: 0, blue: 3 }, ["draw"])).toBeUndefined();
  });
});
