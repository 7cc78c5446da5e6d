import { expect, test } from 'vitest';

import { openSeatWishes } from '../../../test-support/seat-wishes.ts';

const { expectGivenOnce, expectChosenOnce } = openSeatWishes();

test('a seat that eighty transactions want to give at once is given to one trip', async () => {
  await expect(expectGivenOnce('9Z1', 80)).resolves.toBeUndefined();
});

test('of those who choose a seat at once all but one trip hear that it is taken, and nobody has two', async () => {
  await expect(expectChosenOnce('9Z2', 40)).resolves.toBeUndefined();
});
