/** Whether the server has a newer client than the one running here. */

const SCRIPT = /<script[^>]*\ssrc="([^"]+)"/;

/** The script that a page loads; its name contains a hash of its content. */
export function scriptOf(html: string): string | undefined {
  return SCRIPT.exec(html)?.[1];
}

/** Ask the server; false if it cannot be reached. */
export async function isOutdated(
  page: string = document.documentElement.outerHTML,
  load: () => Promise<Response> = () => fetch("./", { cache: "no-cache" }),
): Promise<boolean> {
  const running = scriptOf(page);
  try {
    const answer = await load();
    const offered = answer.ok ? scriptOf(await answer.text()) : undefined;
    return running !== undefined && offered !== undefined && offered !== running;
  } catch {
    return false;
  }
}
