/** How this player likes to look at a table. Stored in the browser. */

import { persistent } from "../browser/memory";

export interface Look {
  /** From 0 to 4; null: whatever is left. */
  colour: number | null;
  /** The name of a drawing; empty for none. */
  avatar: string;
}

const MEMORY = "look";
const COLOURS = 5;

/** Read a stored look; invalid values mean no choice. */
export function parsedLook(memory: unknown): Look {
  const { colour, avatar }: Partial<Record<keyof Look, unknown>> = { ...(memory as object | null) };
  const known = Number.isInteger(colour) && (colour as number) >= 0 && (colour as number) < COLOURS;
  return {
    colour: known ? (colour as number) : null,
    avatar: typeof avatar === "string" && /^[a-z]{0,12}$/.test(avatar) ? avatar : "",
  };
}

export function storedLook(): Look {
  return parsedLook(persistent.readJson(MEMORY));
}

export function keepLook(look: Look): void {
  persistent.write(MEMORY, JSON.stringify(look));
}
