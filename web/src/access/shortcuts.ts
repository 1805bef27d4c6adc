/** Keys, and what each does. */

/** What a key asks for. */
export type Wish =
  | { does: "take"; place: number }
  | { does: "draw"; deck: number }
  | {
      does:
        | "tickets" | "undo" | "routes" | "next" | "previous" | "moves" | "words"
        | "hand" | "row" | "others" | "mine" | "log" | "again" | "help";
    };

/** The keys as the list of them shows them. `key` is what is printed on it, or the id of its name. */
export interface Key {
  key: string;
  words: string;
}

export const GROUPS: { title: string; keys: Key[] }[] = [
  {
    title: "access-keys-play",
    keys: [
      { key: "1 – 9", words: "access-key-take" },
      { key: "d", words: "access-key-draw" },
      { key: "D", words: "access-key-draw-other" },
      { key: "t", words: "access-key-tickets" },
      { key: "u", words: "access-key-undo" },
    ],
  },
  {
    title: "access-keys-ask",
    keys: [
      { key: "h", words: "access-key-hand" },
      { key: "c", words: "access-key-row" },
      { key: "o", words: "access-key-others" },
      { key: "k", words: "access-key-mine" },
      { key: "l", words: "access-key-log" },
      { key: "s", words: "access-key-again" },
    ],
  },
  {
    title: "access-keys-move",
    keys: [
      { key: "r", words: "access-key-routes" },
      { key: "n", words: "access-key-next" },
      { key: "p", words: "access-key-previous" },
      { key: "access-name-arrows", words: "access-key-arrows" },
      { key: "access-name-enter", words: "access-key-enter" },
      { key: "m", words: "access-key-moves" },
      { key: "b", words: "access-key-words" },
      { key: "access-name-escape", words: "access-key-escape" },
      { key: "?", words: "access-key-help" },
    ],
  },
];

const WISHES: Record<string, Wish> = {
  d: { does: "draw", deck: 0 },
  D: { does: "draw", deck: 1 },
  t: { does: "tickets" },
  u: { does: "undo" },
  r: { does: "routes" },
  n: { does: "next" },
  p: { does: "previous" },
  m: { does: "moves" },
  b: { does: "words" },
  h: { does: "hand" },
  c: { does: "row" },
  o: { does: "others" },
  k: { does: "mine" },
  l: { does: "log" },
  s: { does: "again" },
  "?": { does: "help" },
};

/** Wishes that play: not while a dialog asks for something else. */
const PLAYING = new Set(["take", "draw", "tickets", "undo", "routes", "next", "previous"]);

/** A key as it was pressed. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
  /** It is typed into a field. */
  typing: boolean;
  /** A dialog is open. */
  asked: boolean;
}

/** What a key asks for here, if anything. */
export function wishOf(pressed: Pressed): Wish | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.typing) return null;
  const wish = /^[1-9]$/.test(pressed.key)
    ? ({ does: "take", place: Number(pressed.key) - 1 } as const)
    : // With the Caps Lock on, a letter that means nothing else is the small one.
      (WISHES[pressed.key] ?? WISHES[pressed.key.toLowerCase()]);
  if (!wish) return null;
  // A key that is held down goes through routes, but plays only once.
  if (pressed.repeat && wish.does !== "next" && wish.does !== "previous") return null;
  return pressed.asked && PLAYING.has(wish.does) ? null : wish;
}

/** Whether what is typed at an element is text of its own. */
export function isField(element: Element | null): boolean {
  if (!element) return false;
  if (element.closest("[contenteditable]:not([contenteditable=false])")) return true;
  if (element.matches("textarea, select")) return true;
  return element.matches("input:not([type=checkbox], [type=radio], [type=button], [type=submit])");
}
