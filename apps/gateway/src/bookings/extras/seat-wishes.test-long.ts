import { expect, test } from 'vitest';

import { openSeatWishes } from '../../../test-support/seat-wishes.ts';

const { expectGivenOnce, expectChosenOnce } = openSeatWishes();

test('a seat that ten thousand transactions want to give at once is given to one trip', async () => {
  await expect(expectGivenOnce('9Z1', 10_000)).resolves.toBeUndefined();
});

test('of four hundred who choose a seat at once all but one trip hear that it is taken, and nobody has two', async () => {
  await expect(expectChosenOnce('9Z2', 400)).resolves.toBeUndefined();
});
