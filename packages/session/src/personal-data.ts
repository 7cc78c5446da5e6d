/** Storage key of a tab whose person said that others use the device too, so that nothing typed outlives the session. */
export const sharedDeviceKey = 'airline.shared-device';

const clearers = new Set<() => void>();

/**
 * Registers what has to be cleared when the person logs out, or another one logs in.
 *
 * @example
 * ```ts
 * import { onPersonCleared } from '@airline/session/personal-data';
 *
 * const lastSearches: string[] = [];
 * onPersonCleared(() => lastSearches.splice(0));
 * ```
 */
export function onPersonCleared(clear: () => void): void {
  clearers.add(clear);
}

/**
 * Clears what this tab holds of the person: in memory, and the keys `airline.*` of its `sessionStorage`; and of the
 * `localStorage` of all tabs what was asked of account help, `airline.help.*`, and journeys left unfinished, `airline.unfinished.*`; and the
 * trips that the device keeps for when there is no network, whichever page kept them.
 *
 * @example
 * ```ts
 * import { createSession } from '@airline/session';
 * import { clearPersonalData } from '@airline/session/personal-data';
 *
 * createSession({ surface: 'traveller', onLoginNeeded: () => undefined, onPersonCleared: clearPersonalData });
 * ```
 */
export function clearPersonalData(): void {
  for (const clear of clearers) clear();
  clearKeys(() => sessionStorage, 'airline.');
  clearKeys(() => localStorage, 'airline.help.');
  clearKeys(() => localStorage, 'airline.unfinished.');
  // A browser that denies storage, or a page that is not served by https, has none.
  if ('caches' in globalThis) void caches.delete('airline.kept').catch(() => undefined);
}

/**
 * Tells whether the person who is logged in in this tab said that others use the device too.
 *
 * @example
 * ```ts
 * import { isOnSharedDevice } from '@airline/session/personal-data';
 *
 * if (!isOnSharedDevice()) localStorage.setItem('airline.unfinished.example', 'DAL');
 * ```
 */
export function isOnSharedDevice(): boolean {
  try {
    return sessionStorage.getItem(sharedDeviceKey) !== null;
  } catch {
    return false;
  }
}

function clearKeys(storage: () => Storage, prefix: string): void {
  try {
    const store = storage();
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  } catch {
    // A browser that denies storage holds nothing.
  }
}
