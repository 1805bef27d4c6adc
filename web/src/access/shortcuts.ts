/** The shortcut keys and what each one does. */

/** What a key asks for. */
export type Intent =
  | { does: "take"; place: number }
  | { does: "draw"; deck: number }
  | {
      does:
        | "tickets"
        | "undo"
        | "routes"
        | "next"
        | "previous"
        | "moves"
        | "words"
        | "hand"
        | "row"
        | "others"
        | "mine"
        | "log"
        | "again"
        | "help";
    };

/** A key as the list shows it. `key` is its label, or the id of the message that names it. */
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

const INTENTS: Record<string, Intent> = {
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

/** Shortcuts that play a move: ignored while a dialog is open. */
const PLAYING = new Set(["take", "draw", "tickets", "undo", "routes", "next", "previous"]);

/** A key press and its circumstances. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
  /** Whether it goes into a text field. */
  typing: boolean;
  /** Whether a dialog is open. */
  asked: boolean;
}

/** What a key asks for in these circumstances, if anything. */
export function intentOf(pressed: Pressed): Intent | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.typing) return null;
  const intent = /^[1-9]$/.test(pressed.key)
    ? ({ does: "take", place: Number(pressed.key) - 1 } as const)
    : // With Caps Lock on, a capital without a meaning of its own counts as the small letter.
      (INTENTS[pressed.key] ?? INTENTS[pressed.key.toLowerCase()]);
  if (!intent) return null;
  // Holding a key down steps through routes, but plays only once.
  if (pressed.repeat && intent.does !== "next" && intent.does !== "previous") return null;
  return pressed.asked && PLAYING.has(intent.does) ? null : intent;
}

/** Whether an element takes typed text. */
export function isField(element: Element | null): boolean {
  if (!element) return false;
  if (element.closest("[contenteditable]:not([contenteditable=false])")) return true;
  if (element.matches("textarea, select")) return true;
  return element.matches("input:not([type=checkbox], [type=radio], [type=button], [type=submit])");
}
