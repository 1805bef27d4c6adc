import type { IconName } from "./Icon.svelte";

/** One of several panels of which one is shown. */
export interface Tab {
  id: string;
  icon: IconName;
  words: string;
  /** How much there is to see, if that matters. */
  count?: number;
  /** The same in words, where a number alone says too little. */
  counted?: string;
}
