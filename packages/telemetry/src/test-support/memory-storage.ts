import type { BrowserStorage } from '../browser-storage.ts';

/** Makes a storage that lasts as long as the test. */
export function memoryStorage(stored: Readonly<Record<string, string>> = {}): () => BrowserStorage {
  const items = new Map(Object.entries(stored));
  const storage: BrowserStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return () => storage;
}
