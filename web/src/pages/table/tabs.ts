/** Which panels a table has, beyond what is always in sight. */

import type { Tab } from "../../parts/tabs";
import { text } from "../../texts/texts";

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
  const players: Tab = { id: "players", icon: "people", words: text("tab-players") };
  const more: Tab = { id: "more", icon: "menu", words: text("tab-more") };
  return [...(watching ? [] : [mine]), players, ...both, more];
}
