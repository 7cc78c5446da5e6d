/** What a browser stores for the site: for a tab, or for all of them. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads what a browser stores, as JSON; `undefined` where there is nothing, where it is broken, or where storing is forbidden. */
export function readStored(storage: () => BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON, or deletes it where it is `undefined`. Without storage nothing is stored: the page works without. */
export function store(storage: () => BrowserStorage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // A browser that forbids it, or is full.
  }
}
