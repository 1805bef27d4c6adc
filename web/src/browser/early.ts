/** Requests that the first script sends while the rest of the page is still on its way. */

const sent = new Map<string, Promise<Response>>();

/** Send a request that the page is going to make. */
export function sendEarly(path: string): void {
  const answer = fetch(path, { credentials: "same-origin" });
  // Whoever takes the answer hears of a failure.
  answer.catch(() => {});
  sent.set(path, answer);
}

/** The answer to a request that was sent early. It is used once: later it would be old. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = sent.get(path);
  sent.delete(path);
  return answer;
}
