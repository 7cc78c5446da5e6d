import { expect, test } from 'vitest';

import { openSeatWishes } from '../../../test-support/seat-wishes.ts';

const { expectGivenOnce } = openSeatWishes();

test('a seat that ten thousand transactions want to give at once is given to one trip', async () => {
  await expect(expectGivenOnce('9Z1', 10_000)).resolves.toBeUndefined();
});
