import type { TestDetails, TestInfo } from '@playwright/test';

/**
 * The tag of journeys that only `npm run test:all` runs: what they find costs less than a wrong price, a lost seat or a page that
 * does not work in one of the browsers.
 */
export const longSet = '@long';

const walkedAgain = 'walked again by the longer set';

/** The details of a journey that is walked several times with a small difference: every change walks it once, the longer set again. */
export function onceInFastSet(isTheOnce: boolean): TestDetails {
  return isTheOnce ? { annotation: { type: walkedAgain } } : { tag: longSet };
}

/** Tells whether the longer set walks the journey once more, with a small difference. */
export function isWalkedAgain({ annotations }: Pick<TestInfo, 'annotations'>): boolean {
  return annotations.some(({ type }) => type === walkedAgain);
}
