/** What is open for play by keyboard, and what was asked aloud. */

const MEMORY = "whistlestop-keys";

class Desk {
  /** The board in words is shown. */
  words = $state(false);
  /** The list of keys is shown. */
  list = $state(false);
  /** Whether single keys do anything: people who speak to their computer switch them off. */
  keys = $state(globalThis.localStorage?.getItem(MEMORY) !== "off");
  /** An answer to a key: shown, and read aloud. The number tells the same answer given twice apart. */
  answer = $state.raw({ words: "", number: 0 });

  say(words: string): void {
    this.answer = { words, number: this.answer.number + 1 };
  }

  switchKeys(on: boolean): void {
    this.keys = on;
    globalThis.localStorage?.setItem(MEMORY, on ? "on" : "off");
  }
}

export const desk = new Desk();
