/** Whether a shuffle was the promised one. */

/** Browsers compute only for pages that came safely (https, or this machine). */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Whether the seed's SHA-256 is the commitment that was shown before the first move. */
export async function fits(seed: string, commitment: string): Promise<boolean> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment.trim().toLowerCase();
}
