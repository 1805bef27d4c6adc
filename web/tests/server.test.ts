/** The server's sockets are found wherever the page is. */

import { expect, test } from "vitest";

import { socketAddress } from "../src/browser/server";

test.each([
  ["http://localhost:8000/", "ws://localhost:8000/ws/table"],
  ["https://trains.example/#/table/abc/invite", "wss://trains.example/ws/table"],
  ["https://home.example/trains/#/lobby", "wss://home.example/trains/ws/table"],
])("on the page %s", (page, address) => {
  expect(socketAddress("ws/table", page)).toBe(address);
});
