/** Which panels a table has, apart from those that are always visible. */

import type { IconName } from "../../parts/Icon.svelte";
import { text } from "../../texts/texts";

/** One of several panels, of which one is open. */
export interface Tab {
  id: string;
  icon: IconName;
  words: string;
  /** How much there is to see, if that matters. */
  count?: number;
  /** The same in words, where a bare number says too little. */
  counted?: string;
}

interface Facts {
  watching: boolean;
  tickets: number;
  unread: number;
}

export function tabsOf(desk: boolean, { watching, tickets, unread }: Facts): Tab[] {
  const log: Tab = { id: "log", icon: "list", words: text("tab-log") };
  const talk: Tab = {
    id: "talk",
    icon: "talk",
    words: text("talk-title"),
    count: unread,
    counted: text("talk-unread", { count: unread }),
  };
  const help: Tab = { id: "help", icon: "hint", words: text("tab-help") };
  const both = watching ? [log, talk] : [log, talk, help];
  if (desk) return both;
  const mine: Tab = { id: "tickets", icon: "ticket", words: text("tab-tickets"), count: tickets };
  const more: Tab = { id: "more", icon: "menu", words: text("tab-more") };
  return [...(watching ? [] : [mine]), ...both, more];
}
