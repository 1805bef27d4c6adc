/** The focus is never lost: what has it may vanish or be switched off at any move. */

const FOCUSABLE =
  "a[href], button, input, select, textarea, summary, [tabindex]:not([disabled])";
const DIALOG = "[role=dialog], dialog[open]";
const WRITING = "input[type=text], input[type=search], textarea";

/** Where the focus goes when its place is gone: the line that says whose turn it is. */
export function home(): void {
  const place =
    document.querySelector<HTMLElement>("[data-home]") ??
    document.querySelector<HTMLElement>("h1") ??
    document.querySelector<HTMLElement>("main");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Whether an element is there and can have the focus. */
function able(element: Element | null): element is HTMLElement {
  if (!element?.isConnected || (element as HTMLButtonElement).disabled) return false;
  return element.matches(FOCUSABLE) && element.checkVisibility({ visibilityProperty: true });
}

function enter(dialog: Element): void {
  const all = [...dialog.querySelectorAll("input, button, a[href], [tabindex]")];
  (all.find(able) ?? (dialog as HTMLElement)).focus();
}

/**
 * Watch a page. A dialog that comes gets the focus, unless it takes it itself or somebody is writing; when
 * it goes, the focus is back where it was. Whatever else is in focus and goes or is disabled leaves it to
 * the dialog that is open, else to the line that says whose turn it is.
 */
export function keepFocus(page: Element): () => void {
  let last: Element | null = null;
  /** The last outside of dialogs. */
  let outside: Element | null = null;
  let open: Element | null = null;

  function gained(event: Event): void {
    last = event.target as Element;
    if (!last.closest(DIALOG)) outside = last;
  }
  // Who clicks beside everything wants no focus at all.
  function pointed(event: Event): void {
    if (!(event.target as Element).closest(FOCUSABLE)) last = outside = null;
  }
  function lost(): boolean {
    const now = document.activeElement;
    return now === null || now === document.body || !able(now);
  }
  function check(): void {
    const before = open;
    open = document.querySelector(DIALOG);
    if (open && open !== before) {
      const now = document.activeElement;
      if (!open.contains(now) && !now?.matches(WRITING)) enter(open);
    } else if (lost() && last !== null && !able(last)) {
      if (open) enter(open);
      else if (before && able(outside)) outside.focus();
      else home();
    }
  }
  // Once for each picture that is drawn: to ask what is visible is dear while a move changes the page.
  let due = 0;
  const watch = new MutationObserver(() => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      check();
    });
  });
  watch.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "role", "tabindex", "hidden", "class", "open"],
  });
  page.addEventListener("focusin", gained);
  page.addEventListener("pointerdown", pointed);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(due);
    page.removeEventListener("focusin", gained);
    page.removeEventListener("pointerdown", pointed);
  };
}
