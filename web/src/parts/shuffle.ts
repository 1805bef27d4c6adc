/** Checks whether a shuffle was the promised one. */

/** Browsers offer SHA-256 only to pages from a secure origin (https, or this machine). */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Whether the seed's SHA-256 is the commitment that was shown before the first move. */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment.trim().toLowerCase();
}
