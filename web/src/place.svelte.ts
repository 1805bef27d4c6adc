/** Where we are: the part of the address behind the #. */

export type Place = { page: "start" } | { page: "table"; table: string; invite: string };

/** `#/table/ID/INVITE`; everything else is the start. */
export function read(hash: string): Place {
  const [, page, table = "", invite = ""] = hash.replace(/^#/, "").split("/");
  return page === "table" && table ? { page, table, invite } : { page: "start" };
}

let current = $state<Place>(read(location.hash));
window.addEventListener("hashchange", () => (current = read(location.hash)));

export function place(): Place {
  return current;
}

export function tableAddress(table: string): string {
  return `#/table/${table}`;
}

export const START = "#/";
