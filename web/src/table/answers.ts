/** Answers that hold as long as the table does not change: each question is asked once. */

import type { Question } from "../protocol/outgoing";
import type { Room } from "./room.svelte";

const kept = new WeakMap<object, { version: number; answers: Map<string, Promise<unknown>> }>();

/** Ask the server, or repeat its answer if nothing has happened since. */
export function askOnce<T>(room: Pick<Room, "state" | "ask">, question: Question): Promise<T> {
  const version = room.state?.version ?? 0;
  let found = kept.get(room);
  if (found?.version !== version) {
    found = { version, answers: new Map() };
    kept.set(room, found);
  }
  const key = JSON.stringify(question);
  const answer = found.answers.get(key) ?? room.ask<T>(question);
  found.answers.set(key, answer);
  answer.catch(() => found.answers.delete(key));
  return answer as Promise<T>;
}
