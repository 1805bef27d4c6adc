/** Players who have chosen a look get it wherever it is free. */

import { expect, test } from "vitest";

import { AVATARS } from "../src/board/avatars";
import { avatarOf, colourOf } from "../src/board/livery.svelte";
import { parsedLook } from "../src/settings/look";
import { dressing } from "../src/table/dressing";
import { hasText } from "../src/texts/texts";

const person = (colour: number, avatar?: string) => ({
  kind: "person",
  name: "Anna",
  colour,
  ...(avatar && { avatar }),
});
const bot = (colour: number) => ({ kind: "bot", name: "", bot: "easy", colour });

test("a look is asked for once it differs", () => {
  const seats = [person(0), bot(1)];
  const look = { colour: 4, avatar: "owl" };
  expect(dressing(seats, 0, look)).toEqual({ type: "wear", seat: 0, colour: 4, avatar: "owl" });
  expect(dressing([person(4, "owl"), bot(1)], 0, look)).toBeNull();
});

test("without a choice or a seat nothing is asked for", () => {
  expect(dressing([person(0), bot(1)], 0, { colour: null, avatar: "" })).toBeNull();
  expect(dressing([person(0), bot(1)], undefined, { colour: 3, avatar: "fox" })).toBeNull();
});

test("a bot makes way, a person does not", () => {
  const look = { colour: 1, avatar: "" };
  expect(dressing([person(0), bot(1)], 0, look)?.colour).toBe(1);
  expect(dressing([person(0), person(1)], 0, look)).toBeNull();
});

test("a stored look is checked", () => {
  expect(parsedLook({ colour: 3, avatar: "owl" })).toEqual({ colour: 3, avatar: "owl" });
  for (const bad of [null, "x", { colour: 5, avatar: "<b>" }, { colour: "1", avatar: 7 }]) {
    expect(parsedLook(bad)).toEqual({ colour: null, avatar: "" });
  }
});

test("lists from before there was a choice show each seat in its own colour", () => {
  expect(colourOf(2, [])).toBe(2);
  expect([colourOf(0, [person(4, "fox")]), avatarOf(0, [person(4, "fox")])]).toEqual([4, "fox"]);
});

test("every avatar has a name, and differs from the others", () => {
  expect(Object.keys(AVATARS).filter((id) => !hasText(`avatar-${id}`))).toEqual([]);
  expect(new Set(Object.values(AVATARS)).size).toBe(Object.keys(AVATARS).length);
});
