/** The focus is never lost: what has it may vanish or be switched off at any move. */

const FOCUSABLE =
  "a[href], button, input, select, textarea, summary, [tabindex]:not([disabled])";

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

/** A dialog that asks for something comes first. */
function refuge(): void {
  const dialog = document.querySelector("[role=dialog], dialog[open]");
  if (dialog) enter(dialog);
  else home();
}

/** Whether an element is there and can have the focus. */
function able(element: Element | null): element is HTMLElement {
  if (!element?.isConnected || (element as HTMLButtonElement).disabled) return false;
  return element.matches(FOCUSABLE) && element.getClientRects().length > 0;
}

/** Watch a page: whenever the element in focus is gone or disabled, the focus goes home. */
export function keepFocus(page: Element): () => void {
  let last: Element | null = null;

  function gained(event: Event): void {
    last = event.target as Element;
  }
  // Who clicks beside everything wants no focus at all.
  function pointed(event: Event): void {
    if (!(event.target as Element).closest(FOCUSABLE)) last = null;
  }
  function check(): void {
    const now = document.activeElement;
    const lost = now === null || now === document.body || !able(now);
    if (lost && last !== null && !able(last)) refuge();
  }
  const watch = new MutationObserver(() => queueMicrotask(check));
  watch.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "role", "tabindex", "hidden", "class"],
  });
  page.addEventListener("focusin", gained);
  page.addEventListener("pointerdown", pointed);
  return () => {
    watch.disconnect();
    page.removeEventListener("focusin", gained);
    page.removeEventListener("pointerdown", pointed);
  };
}

/** For `{@attach dialogFocus}`: the focus goes into a dialog, and afterwards back to where it was. */
export function dialogFocus(dialog: Element): () => void {
  const before = document.activeElement;
  // Nobody is torn away from what they write.
  const writes = before?.matches("input[type=text], input[type=search], textarea") ?? false;
  if (!writes) enter(dialog);
  return () => {
    const held = dialog.contains(document.activeElement) || document.activeElement === document.body;
    // The page is not the new one yet, and what was in focus may not outlive the move.
    queueMicrotask(() => {
      if (held && !document.querySelector("[role=dialog], dialog[open]")) back(before);
    });
  };
}

function enter(dialog: Element): void {
  const first = dialog.querySelector<HTMLElement>("input, button:not([disabled]), a[href]");
  if (first) first.focus();
  else {
    (dialog as HTMLElement).tabIndex = -1;
    (dialog as HTMLElement).focus();
  }
}

function back(to: Element | null): void {
  if (able(to) && to !== document.body) to.focus();
  else home();
}
