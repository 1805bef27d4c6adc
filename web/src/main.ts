/** The first script. It is small, and starts every download that the page needs at once. */

import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./style.css";

import { sendEarly } from "./browser/early";
import { read } from "./browser/places";
import { initialLanguage, textsOf } from "./texts/languages";

/**
 * A page older than this, in milliseconds, may be out of date if one of its parts fails to load.
 */
const SETTLED = 10_000;

// After an update of the server, the parts that this page would load are gone: reload it. If the
// page is new, that would not help, and might loop.
window.addEventListener("vite:preloadError", (event) => {
  if (performance.now() < SETTLED) return;
  event.preventDefault();
  location.reload();
});

const here = read(location.hash);
const ahead: Promise<unknown>[] = [textsOf(initialLanguage())];
if (here.page === "start") {
  for (const path of ["api/boards", "api/me", "api/bots"]) sendEarly(path);
} else if (here.page === "table") {
  ahead.push(import("./pages/table/TablePage.svelte"), sendForBoard(here.table, here.invite));
}
// What fails here is asked for again, and fails where somebody hears of it.
void Promise.allSettled(ahead);
void import("./app");

/** The table's socket names its board, too, but only once the page is there to open it. */
async function sendForBoard(table: string, invite: string): Promise<void> {
  const about = { credentials: "same-origin", headers: { "X-Invite": invite } } as const;
  const answer = await fetch(`api/tables/${encodeURIComponent(table)}`, about);
  if (!answer.ok) return;
  const found = (await answer.json()) as { table: { board: string } };
  sendEarly(`api/boards/${encodeURIComponent(found.table.board)}`);
}
