import { expect, test, vi } from "vitest";

// The module reads the address when it is loaded, and there is no window here.
vi.stubGlobal("location", { hash: "", origin: "https://trains.example", pathname: "/" });
vi.stubGlobal("window", { addEventListener: () => {} });
const { linkTo } = await import("../src/browser/links");
const { read } = await import("../src/browser/place.svelte");

test("an invitation has its secret after the #", () => {
  const link = linkTo({ page: "table", table: "abc", invite: "s3cr-t_" });
  expect(link).toBe("https://trains.example/#/table/abc/s3cr-t_");
});

test("a link leads back to the place it was made for", () => {
  const place = { page: "table", table: "abc", invite: "a/b c" } as const;
  expect(read(new URL(linkTo(place)).hash)).toEqual(place);
});

test("the mistakes of a game have an address of their own", () => {
  const place = { page: "learn", table: "abc", invite: "s3cr-t_" } as const;
  expect(linkTo(place)).toBe("https://trains.example/#/learn/abc/s3cr-t_");
  expect(read(new URL(linkTo(place)).hash)).toEqual(place);
});

test("without a secret, the link ends with the table", () => {
  expect(linkTo({ page: "table", table: "abc", invite: "" })).toBe(
    "https://trains.example/#/table/abc",
  );
});
