import type { TestDetails } from '@playwright/test';

/**
 * The tag of journeys that only the longer set walks: what they find costs less than a wrong price, a lost seat or a page that does
 * not work in one of the browsers.
 */
export const longSet = '@long';

/** The tag of journeys that the longer set also walks at other instants: the nights on which clocks change, the ends of years. */
export const mainJourney = '@main';

/** Tells whether this run is the longer set: it walks every journey, and has axe read every page at each width. */
export const isLongerSet = process.env['E2E_SET'] === 'longer';

/**
 * The details of a journey that is walked several times with a small difference: by every change once, by the longer set each time.
 *
 * @param tags what it is tagged with that once.
 */
export function onceInFastSet(isTheOnce: boolean, ...tags: `@${string}`[]): TestDetails {
  return { tag: isTheOnce ? tags : longSet };
}
