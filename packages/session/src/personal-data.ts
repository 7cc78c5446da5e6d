/** Storage key of a tab whose person said that others use the device too, so that nothing typed outlives the session. */
export const sharedDeviceKey = 'airline.shared-device';

/** The cache of what a device keeps for when there is no network: the one that the service worker opens. */
export const keptCacheName = 'airline.kept';
/** The header that says whose something kept is: the account, as tokens name it. */
export const keptOwnerHeader = 'x-kept-owner';

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
 * `localStorage` of all tabs what was asked of account help, `airline.help.*`, journeys left unfinished, `airline.unfinished.*`, and
 * the record locators of booked ones, `airline.booked.*`; and the trips that the device keeps for when there is no network, whichever
 * page kept them.
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
  clearKeys(() => localStorage, 'airline.booked.');
  clearKept();
}

/**
 * Drops all that this device keeps for when there is no network.
 *
 * @example
 * ```ts
 * import { clearKept } from '@airline/session/personal-data';
 *
 * clearKept();
 * ```
 */
export function clearKept(): void {
  // A browser that denies storage, or a page that is not served by https, has none.
  if ('caches' in globalThis) void caches.delete(keptCacheName).catch(() => undefined);
}

/**
 * Drops all that this device keeps for when there is no network, where any of it is another account's: a session that ended by itself leaves
 * it for its own person alone. `undefined` is nobody, who has nothing kept for an account.
 *
 * @example
 * ```ts
 * import { dropKeptOfOthers } from '@airline/session/personal-data';
 *
 * export const onLogin = (subject: string) => void dropKeptOfOthers(subject);
 * ```
 */
export async function dropKeptOfOthers(subject: string | undefined): Promise<void> {
  try {
    // A browser that denies storage, or a page that is not served by https, keeps nothing.
    if (!('caches' in globalThis) || !(await caches.has(keptCacheName))) return;
    const cache = await caches.open(keptCacheName);
    const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request, { ignoreVary: true })));
    const owners = kept.map((response) => response?.headers.get(keptOwnerHeader) ?? undefined);
    if (owners.some((owner) => owner !== undefined && owner !== subject)) await caches.delete(keptCacheName);
  } catch {
    // What cannot be read is not shown either.
  }
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
