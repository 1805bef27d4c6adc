/** Browser storage. Some browsers throw on any access to it; then nothing is stored. */

const PREFIX = "whistlestop-";

/** A storage that never throws, with one prefix for all keys. */
export class Memory {
  constructor(private readonly storage: () => Storage | undefined) {}

  read(key: string): string | null {
    return this.attempt((storage) => storage.getItem(PREFIX + key)) ?? null;
  }

  write(key: string, value: string): void {
    this.attempt((storage) => storage.setItem(PREFIX + key, value));
  }

  forget(key: string): void {
    this.attempt((storage) => storage.removeItem(PREFIX + key));
  }

  /** A value stored as JSON; null if it is missing or unreadable. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(this.read(key) ?? "null");
    } catch {
      return null;
    }
  }

  private attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      const storage = this.storage();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }
}

/** Kept until somebody clears it. */
export const persistent = new Memory(() => globalThis.localStorage);
/** Kept while the tab is open; every tab has its own. */
export const perTab = new Memory(() => globalThis.sessionStorage);
