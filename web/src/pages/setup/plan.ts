/** A table being planned, and the request that creates it. */

import type { ClockOptions } from "../../protocol/incoming";
import type { NewTable, SeatPlan } from "../../protocol/rest";

/** `me`, `here` (somebody else at this screen), `open`, or `bot:NAME`. */
export interface PlannedSeat {
  who: string;
  name: string;
}

export interface Plan {
  board: string;
  seats: PlannedSeat[];
  title: string;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  several: boolean;
  /** `none`, `bank`, or the seconds per turn. */
  clock: string;
  minutes: number;
  increment: number;
  /** The seat that starts; -1 for a random one. */
  first: number;
}

export const TURNS = [30, 60, 300, 86_400, 259_200, 604_800];
export const BANKS = [5, 10, 20, 40];
export const INCREMENTS = [0, 5, 10, 30];

export function newPlan(board: string): Plan {
  return {
    board,
    seats: [
      { who: "me", name: "" },
      { who: "open", name: "" },
    ],
    title: "",
    public: false,
    spectators: true,
    hints: true,
    several: false,
    clock: "none",
    minutes: 10,
    increment: 10,
    first: -1,
  };
}

/** Change the number of seats: added seats are open, and the last ones are removed first. */
export function resizeSeats(seats: PlannedSeat[], count: number): PlannedSeat[] {
  const more = Math.max(0, count - seats.length);
  return [
    ...seats.slice(0, count),
    ...Array.from({ length: more }, () => ({ who: "open", name: "" })),
  ];
}

/** Whether a seat is still open. */
export function hasOpenSeat(plan: Plan): boolean {
  return plan.seats.some((seat) => seat.who === "open");
}

/** The first seat at this screen without a name; -1 if there is none. */
export function firstUnnamed(plan: Plan): number {
  return plan.seats.findIndex((seat) => seat.who === "here" && !seat.name.trim());
}

export function tableOf(plan: Plan): Omit<NewTable, "key"> {
  return {
    board: plan.board,
    seats: plan.seats.map(seatOf),
    options: {
      title: plan.title.trim(),
      public: plan.public,
      spectators: plan.spectators,
      first: plan.first < 0 || plan.first >= plan.seats.length ? null : plan.first,
      clock: clockOf(plan),
      stand_in: "medium",
      hints: plan.hints,
      several_seats: plan.several,
    },
    start: !hasOpenSeat(plan),
  };
}

function seatOf({ who, name }: PlannedSeat): SeatPlan {
  if (who === "open") return { kind: "open" };
  if (who.startsWith("bot:")) return { kind: "bot", bot: who.slice(4) };
  return { kind: "person", name: name.trim() };
}

function clockOf({ clock, minutes, increment }: Plan): ClockOptions {
  if (clock === "none") return { kind: "none", seconds: 0, increment: 0 };
  if (clock === "bank") return { kind: "bank", seconds: minutes * 60, increment };
  return { kind: "move", seconds: Number(clock), increment: 0 };
}
