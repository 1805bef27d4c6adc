/** State of the keyboard and screen reader helpers. */

import { persistent } from "../browser/memory";

const MEMORY = "keys";

class Assist {
  /** Whether the board in words is open. */
  words = $state(false);
  /** Whether the list of keys is open. */
  list = $state(false);
  /** Whether single-key shortcuts work: people who use voice control switch them off. */
  keys = $state(persistent.read(MEMORY) !== "off");
  /** The answer to a key, shown and read aloud. The number tells two identical answers apart. */
  answer = $state.raw({ words: "", number: 0 });

  say(words: string): void {
    this.answer = { words, number: this.answer.number + 1 };
  }

  switchKeys(on: boolean): void {
    this.keys = on;
    persistent.write(MEMORY, on ? "on" : "off");
  }
}

export const assist = new Assist();
