import { expect, test, vi } from "vitest";

// The place reads the address when it is loaded, and there is no window here.
vi.stubGlobal("location", { hash: "", origin: "https://trains.example", pathname: "/" });
vi.stubGlobal("window", { addEventListener: () => {} });
const { linkTo } = await import("../src/links");
const { read } = await import("../src/place.svelte");

test("an invitation carries its secret behind the #", () => {
  const link = linkTo({ page: "table", table: "abc", invite: "s3cr-t_" });
  expect(link).toBe("https://trains.example/#/table/abc/s3cr-t_");
});

test("a link leads back to where it was made for", () => {
  const place = { page: "table", table: "abc", invite: "a/b c" } as const;
  expect(read(new URL(linkTo(place)).hash)).toEqual(place);
});

test("without a secret the link ends with the table", () => {
  expect(linkTo({ page: "table", table: "abc", invite: "" })).toBe("https://trains.example/#/table/abc");
});
