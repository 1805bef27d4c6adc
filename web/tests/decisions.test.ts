import { describe, expect, test } from "vitest";

import type { BoardData } from "../src/board/data";
import { byNumber, choicesOf, isAsked, isBarredWild, keepRange } from "../src/choices";
import { festivalAnswers, worth } from "../src/dialogs/answers";
import { dialogOf, othersChoosing } from "../src/dialogs/dialogs";
import { draftOf } from "../src/dialogs/draft";
import { givable, nextGift, suggested, total } from "../src/dialogs/giving";
import { placesOf } from "../src/dialogs/places";
import { isCheapest, priceLines, priceTitle } from "../src/dialogs/price";
import { counting } from "../src/dialogs/tunnel";
import { finalStates, heldTickets, pointsIn, prospectKey } from "../src/prospects";
import { regretted } from "../src/protocol/regret";
import { welcomed } from "../src/protocol/table";
import type { View } from "../src/protocol/view";
import { text } from "../src/texts/texts";
import { event, info, player, view, welcome } from "./samples";

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

  test("what costs a turn is asked about first, a card is not", () => {
    expect(["claim plain", "station a", "harbour a", "tickets", "exchange 1 trains"].every(isAsked)).toBe(true);
    expect(["take red", "draw", "pass"].some(isAsked)).toBe(false);
  });

  test("who has chosen waits for the others, if all choose together", () => {
    expect(othersChoosing(at("opening", { to_act: [1] }), [])).toEqual([1]);
    expect(othersChoosing(at("opening", { to_act: [0, 1] }), ["keep a-b"])).toEqual([]);
    expect(othersChoosing(at("main", { to_act: [1] }), [])).toEqual([]);
  });
});

describe("choices", () => {
  test("a city where two things can be built has both", () => {
    expect(choicesOf(["station a", "harbour a"]).cities.get("a")).toEqual(["station a", "harbour a"]);
  });

  test("how many tickets may be kept is read from the moves", () => {
    expect(keepRange(["keep a b", "keep a b c", "draw"])).toEqual([2, 3]);
  });

  test("numbers find their moves", () => {
    const legal = ["exchange 1 trains", "exchange 2 trains", "exchange 1 ships"];
    expect([...byNumber(legal, "exchange", "trains").keys()]).toEqual([1, 2]);
    expect(byNumber(["pieces 20 trains 30 ships"], "pieces").get(20)).toBe("pieces 20 trains 30 ships");
  });

  test("a wild in the row is barred as the second card alone", () => {
    const barred = (phase: string, legal: string[], id: string) =>
      isBarredWild(board, at(phase), legal, id);
    expect(barred("second-card", ["draw"], "wild")).toBe(true);
    expect(barred("second-card", ["draw", "take wild"], "wild")).toBe(false);
    expect(barred("second-card", ["draw"], "red")).toBe(false);
    expect(barred("main", ["draw"], "wild")).toBe(false);
    expect(barred("second-card", [], "wild")).toBe(false);
  });
});

describe("drafts", () => {
  const pick = (ticket: string, seat = 0) => ({
    version: 1,
    happening: { player: seat, turn: -1, kind: "pick", ticket },
  });
  const second = { version: 2, happening: { player: null, turn: 3, kind: "second-draft" } };
  const three = at("draft", { viewer: 0, players: [player, player, player], offer: ["x", "y"] });

  test("the first goes on to the next seat, the second to the one before", () => {
    expect(draftOf(board, three, [])).toMatchObject({ number: 1, to: 1, from: 2 });
    expect(draftOf(board, three, [second])).toMatchObject({ number: 2, to: 2, from: 1 });
  });

  test("only my picks of this draft count", () => {
    const told = [pick("old"), second, pick("mine"), pick("theirs", 1)];
    expect(draftOf(board, three, told)).toMatchObject({ picked: ["mine"], round: 2, rounds: 3 });
  });
});

describe("prices", () => {
  const mine = at("main", { players: [{ ...player, trains: 4, stations_left: 2, harbours_left: 1 }] });

  test("a route says its spaces, its worth and what is left", () => {
    expect(priceLines(board, mine, "claim plain")).toEqual([
      text("price-route", { count: 3, colour: text("card-red") }),
      text("price-points", { points: 4 }),
      text("price-trains-left", { count: 1 }),
    ]);
    expect(priceTitle(board, "claim plain")).toContain("Aa–Bb");
  });

  test("a ferry says how many wilds it needs, and what may stand for them", () => {
    const nordic = { ...board, rules: { ...board.rules, ferry_cards_for_wild: 3 } };
    const lines = priceLines(nordic, mine, "claim ferry");
    expect(lines).toContain(text("price-ferry", { count: 2 }));
    expect(lines).toContain(text("price-ferry-cards", { count: 3 }));
  });

  test("a tunnel warns of what may come, and where wilds do not count it is said", () => {
    expect(priceLines(board, mine, "claim tunnel")).toContain(text("price-tunnel", { count: 3 }));
    const strict = { ...board, rules: { ...board.rules, wilds_on: ["ferry"] } };
    expect(priceLines(strict, mine, "claim plain")).toContain(text("price-no-wilds"));
  });

  test("the second station costs two, and one is left", () => {
    const [first, , last] = priceLines(board, mine, "station a");
    expect(first).toBe(text("price-station", { cost: 2, left: 1 }));
    expect(last).toContain(text("points", { points: 4 }));
  });

  test("a harbour counts my tickets that name the city", () => {
    const lines = priceLines(board, { ...mine, tickets: ["a-b", "b-c"] }, "harbour b");
    expect(lines).toContain(text("price-harbour-tickets", { count: 2, city: "Bb" }));
    expect(lines).toContain(text("price-harbour", { trains: 2, ships: 2, left: 0 }));
  });

  test("the first way is called the cheapest only if it is", () => {
    const way = (cards: Record<string, number>, more = false) => ({ pay: "", cards, more });
    expect(isCheapest(board, [way({ red: 2 }), way({ blue: 2 })])).toBe(false);
    expect(isCheapest(board, [way({ red: 2 }), way({ red: 1, wild: 1 })])).toBe(true);
    expect(isCheapest(board, [way({ red: 2 })])).toBe(false);
  });
});

test("a card turned up counts by its colour or as a wild; wilds alone are met by wilds alone", () => {
  expect(counting(board, { red: 2, wild: 1 }, ["red", "blue", "wild"])).toEqual(["colour", "no", "wild"]);
  expect(counting(board, { wild: 2 }, ["red", "wild"])).toEqual(["no", "wild"]);
});

test("festival cards are worth what they add to mine; the last value holds for more", () => {
  expect(worth(board, "both", 5)).toBe(9);
  const [answer] = festivalAnswers(board, at("festival", { festivals: { both: 2 }, festival_cards: { both: 1 } }), [
    "festival both",
  ]);
  expect(answer?.note).toBe(text("festival-gain", { mine: 1, points: text("points", { points: 7 }) }));
});

describe("tickets", () => {
  const known = [
    { ticket: "a-b", state: "joined" as const },
    { ticket: "b-c", state: "possible" as const },
  ];

  test("what is still open comes first, and the points are summed", () => {
    const held = heldTickets(board, ["a-b", "b-c"], known);
    expect(held.map(({ ticket }) => ticket)).toEqual(["b-c", "a-b"]);
    expect([pointsIn(held, "joined"), pointsIn(held, "possible"), pointsIn(held, "lost")]).toEqual([3, 9, 0]);
  });

  test("it is asked again when somebody built, not when somebody drew", () => {
    const drawn = { ...view, players: [player, { ...player, cards: 9 }] };
    const built = { ...view, players: [player, { ...player, routes: ["plain"] }] };
    expect(prospectKey(drawn)).toBe(prospectKey(view));
    expect(prospectKey(built)).not.toBe(prospectKey(view));
  });

  test("at the end the scores tell it", () => {
    const plain = { player: 0, total: 0, rank: 1, parts: {}, longest_path: 0, tie_break: "", tie: {} };
    const routes = { longest_routes: [], lent: [], ways: {} };
    const scores = [{ ...plain, ...routes, done: ["a-b"], missed: ["b-c"] }];
    expect(finalStates(scores, 0).map(({ state }) => state)).toEqual(["joined", "lost"]);
  });
});

describe("taking back", () => {
  const before = welcomed(welcome);
  const moved = (seat: number, changes = {}, bot = false) =>
    event(6, { do: { type: "moved", seat, bot }, changes });

  test("my move that revealed nothing can be", () => {
    expect(regretted(null, before, moved(0, { phase: "pay" }))).toBe(0);
  });

  test.each(["decks", "row", "revealed", "tickets_left"])("one that changed the %s cannot", (field) => {
    expect(regretted(0, before, moved(0, { [field]: {} }))).toBeNull();
  });

  test("a computer's quiet move changes nothing, another person's does", () => {
    expect(regretted(0, before, moved(1, {}, true))).toBe(0);
    const seats = [info.seats[0], { kind: "person", name: "Bo" }] as typeof info.seats;
    const people = { ...before, info: { ...info, seats } };
    expect(regretted(0, people, moved(1))).toBeNull();
  });

  test("the last secret choice shows them all", () => {
    const opening = welcomed({ ...welcome, views: [{ seat: 0, view: at("opening") }] });
    expect(regretted(null, opening, moved(0))).toBe(0);
    expect(regretted(null, opening, moved(0, { phase: "main" }))).toBeNull();
  });

  test("talking changes nothing, what was taken back is gone", () => {
    expect(regretted(0, before, event(6, { do: { type: "said", seat: 1 } }))).toBe(0);
    expect(regretted(0, before, event(6, { do: { type: "taken-back", seat: 0 } }))).toBeNull();
  });
});

describe("what a question is about", () => {
  const building = { purpose: "claim", cost: 3, route: "tunnel" };

  test("is what is wanted, the payment that is being made, or what can be taken", () => {
    expect(placesOf(board, view, ["claim plain"], ["claim plain"])).toEqual(["plain"]);
    expect(placesOf(board, view, ["station a", "harbour a"], ["station a", "harbour a"])).toEqual(["a"]);
    expect(placesOf(board, { ...view, building }, [], ["pay 2 red", "refuse"])).toEqual(["tunnel"]);
    expect(placesOf(board, view, [], ["festival both"])).toEqual(["a", "b"]);
  });

  test("is nothing on the board in an ordinary turn, or in that of somebody else", () => {
    expect(placesOf(board, view, [], ["claim plain", "draw"])).toEqual([]);
    expect(placesOf(board, view, ["tickets"], ["tickets"])).toEqual([]);
    expect(placesOf(board, { ...view, building }, [], [])).toEqual([]);
  });
});

describe("cards of any kind", () => {
  const rich: View = { ...view, hand: { wild: 4, red: 2, blue: 5 } };
  const legal = ["give red", "give blue"];

  test("are given in the board's order, from the first that can be", () => {
    expect(givable(board, rich, legal)).toEqual(["red", "blue", "wild"]);
    expect(givable(board, rich, ["give blue"])).toEqual(["blue", "wild"]);
    expect(givable(board, rich, ["pay 2 red"])).toEqual([]);
  });

  test("are suggested of what there is most, wilds at the end", () => {
    const cards = ["red", "blue", "wild"];
    expect(suggested(board, rich, cards, 4)).toEqual({ red: 1, blue: 3, wild: 0 });
    expect(suggested(board, rich, cards, 6)).toEqual({ red: 2, blue: 4, wild: 0 });
    expect(suggested(board, rich, cards, 9)).toEqual({ red: 2, blue: 5, wild: 2 });
    expect(total(suggested(board, rich, cards, 99))).toBe(11);
  });

  test("are laid down one after another as long as that can be", () => {
    expect(nextGift({ red: 1, blue: 3 }, legal)).toBe("red");
    expect(nextGift({ red: 0, blue: 3 }, legal)).toBe("blue");
    expect(nextGift({ red: 0, blue: 3 }, ["draw"])).toBeUndefined();
  });
});
