/** Keeps the focus: any move may remove or disable the element that has it. */

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]:not([disabled])";
const DIALOG = "[role=dialog], dialog[open]";
const WRITING = "input[type=text], input[type=search], textarea";

/** Move the focus to the line that says whose turn it is, when its own element is gone. */
export function home(): void {
  const place =
    document.querySelector<HTMLElement>("[data-home]") ??
    document.querySelector<HTMLElement>("h1") ??
    document.querySelector<HTMLElement>("main");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Whether an element is on the page and can take the focus. */
function canFocus(element: Element | null): element is HTMLElement {
  if (!element?.isConnected || (element as HTMLButtonElement).disabled) return false;
  return element.matches(FOCUSABLE) && element.checkVisibility({ visibilityProperty: true });
}

function enter(dialog: Element): void {
  const all = [...dialog.querySelectorAll("input, button, a[href], [tabindex]")];
  (all.find(canFocus) ?? (dialog as HTMLElement)).focus();
}

/**
 * Watch a page. A dialog that opens gets the focus, unless it takes the focus itself or somebody is
 * typing. When it closes, the focus returns to where it was. If any other focused element
 * disappears or is disabled, the focus moves to the open dialog, or to the line that says whose
 * turn it is.
 */
export function keepFocus(page: Element): () => void {
  let last: Element | null = null;
  /** The last element outside dialogs that had the focus. */
  let outside: Element | null = null;
  let open: Element | null = null;

  function gained(event: Event): void {
    last = event.target as Element;
    if (!last.closest(DIALOG)) outside = last;
  }
  // A click on the background drops the focus on purpose.
  function pressed(event: Event): void {
    if (!(event.target as Element).closest(FOCUSABLE)) last = outside = null;
  }
  function lost(): boolean {
    const now = document.activeElement;
    return now === null || now === document.body || !canFocus(now);
  }
  function check(): void {
    const before = open;
    open = document.querySelector(DIALOG);
    if (open && open !== before) {
      const now = document.activeElement;
      if (!open.contains(now) && !now?.matches(WRITING)) enter(open);
    } else if (lost() && last !== null && !canFocus(last)) {
      if (open) enter(open);
      else if (before && canFocus(outside)) outside.focus();
      else home();
    }
  }
  // Check once per frame: testing visibility is expensive while a move changes the page.
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
  page.addEventListener("pointerdown", pressed);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(due);
    page.removeEventListener("focusin", gained);
    page.removeEventListener("pointerdown", pressed);
  };
}
