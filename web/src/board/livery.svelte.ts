/** Who plays in which colour at the table that is shown: players may choose. */

import type { SeatInfo } from "../protocol/incoming";

type Worn = Pick<SeatInfo, "colour" | "avatar">;

let worn = $state.raw<readonly Worn[]>([]);

/** Show the seats of a table in their colours. */
export function wear(seats: readonly Worn[]): void {
  worn = seats;
}

/** The colour of a seat: its class is `seat-` and this number, and SEAT_MARKS has its pattern. */
export function colourOf(seat: number, seats: readonly Worn[] = worn): number {
  return seats[seat]?.colour ?? seat;
}

export function avatarOf(seat: number, seats: readonly Worn[] = worn): string {
  return seats[seat]?.avatar ?? "";
}
