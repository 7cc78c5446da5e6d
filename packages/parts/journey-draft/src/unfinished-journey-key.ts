/**
 * Gives the key of `localStorage` under which the last journey of a feature stands; the session clears it with the person.
 *
 * It stands alone, so that a page can look for a journey before it loads what reads one.
 *
 * @example
 * ```ts
 * import { unfinishedJourneyKey } from '@airline/journey-draft/unfinished-journey-key';
 *
 * console.log(unfinishedJourneyKey('booking')); // airline.unfinished.booking
 * ```
 */
export function unfinishedJourneyKey(key: string): string {
  return `airline.unfinished.${key}`;
}
