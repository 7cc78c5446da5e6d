import type { TestDetails } from '@playwright/test';

/**
 * The tag of journeys that only `npm run test:all` runs: what they find costs less than a wrong price, a lost seat or a page that
 * does not work in one of the browsers.
 */
export const longSet = '@long';

/** The details of a journey that is walked several times with a small difference: every change walks it once, the longer set again. */
export function onceInFastSet(isTheOnce: boolean): TestDetails {
  return isTheOnce ? {} : { tag: longSet };
}
