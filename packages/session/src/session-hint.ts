import { isPersonCategory, type PersonCategory } from './person-category.ts';
import type { Surface } from './return-address.ts';

/**
 * Holds the hint: `localStorage`, which all tabs share.
 *
 * @example
 * ```ts
 * import type { HintStorage } from '@airline/session/hint';
 *
 * const none: HintStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
 * ```
 */
export type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Names the place where an app keeps that somebody is logged in: as what, and nothing else.
 *
 * It opens nothing. Without it a page does not ask for a session at all, so that visitors cost the gateway no call.
 *
 * @example
 * ```ts
 * import { hintKey } from '@airline/session/hint';
 *
 * console.log(hintKey('traveller')); // 'airline.session.traveller'
 * ```
 */
export function hintKey(surface: Surface): string {
  return `airline.session.${surface}`;
}

/**
 * Reads what somebody is logged in as; `undefined` for nobody, and where the browser denies storage.
 *
 * @example
 * ```ts
 * import { readHint } from '@airline/session/hint';
 *
 * console.log(readHint(() => localStorage, 'traveller') === undefined);
 * ```
 */
export function readHint(storage: () => HintStorage, surface: Surface): PersonCategory | undefined {
  try {
    const kept = storage().getItem(hintKey(surface));
    return isPersonCategory(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what somebody is logged in as, or that nobody is. */
export function writeHint(storage: () => HintStorage, surface: Surface, category: PersonCategory | undefined): void {
  try {
    if (category === undefined) storage().removeItem(hintKey(surface));
    else storage().setItem(hintKey(surface), category);
  } catch {
    // Where the browser denies storage a reload ends the session for this page.
  }
}
