/** The places of the app, and how an address names them: the part after the #. */

export type Place =
  | { page: "start" | "lobby" | "games" }
  /** Setting up a table for friends. */
  | { page: "setup"; board: string }
  | { page: "table"; table: string; invite: string }
  /** A finished game, step by step. */
  | { page: "replay"; table: string; invite: string }
  /** The same, with the player's mistakes first. */
  | { page: "learn"; table: string; invite: string }
  /** The rules of a board, optionally at one of their parts. */
  | { page: "rules"; board: string; part?: string }
  /** The guided first game, or the lesson of a board. */
  | { page: "guide"; board: string }
  /** The player's name and logins; opening it with a personal code logs this device in. */
  | { page: "me"; code: string };

/** Parse `#/table/ID/INVITE` and the like; anything else is the start page. */
export function read(hash: string): Place {
  const [, page, first = "", second = ""] = hash.replace(/^#/, "").split("/").map(decode);
  switch (page) {
    case "table":
    case "replay":
    case "learn":
      return first ? { page, table: first, invite: second } : { page: "start" };
    case "setup":
    case "guide":
      return { page, board: first };
    case "rules":
      return { page, board: first, part: second };
    case "me":
      return { page, code: first };
    case "lobby":
    case "games":
      return { page };
    default:
      return { page: "start" };
  }
}

/** The address of a place. */
export function address(place: Place): string {
  const { page, ...more } = place;
  const parts = page === "start" ? [] : [page, ...Object.values(more).filter(Boolean)];
  return `#/${parts.map((part) => encodeURIComponent(String(part))).join("/")}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
