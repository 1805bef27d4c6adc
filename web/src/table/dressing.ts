/** A player who has chosen a look gets it at every table, as far as the others leave it free. */

import type { SeatInfo } from "../protocol/incoming";
import type { Command } from "../protocol/outgoing";

type Wear = Extract<Command, { type: "wear" }>;

/** What to ask the server for; null if there is nothing to change. */
export function dressing(
  seats: readonly SeatInfo[],
  seat: number | undefined,
  wanted: { colour: number | null; avatar: string },
): Wear | null {
  const mine = seat === undefined ? undefined : seats[seat];
  if (seat === undefined || !mine) return null;
  const now = { colour: mine.colour ?? seat, avatar: mine.avatar ?? "" };
  const others = seats.filter((other, i) => i !== seat && other.kind === "person");
  const free = others.every(({ colour }) => colour !== wanted.colour);
  const colour = wanted.colour !== null && free ? wanted.colour : now.colour;
  const avatar = wanted.avatar || now.avatar;
  if (colour === now.colour && avatar === now.avatar) return null;
  return { type: "wear", seat, colour, avatar };
}
