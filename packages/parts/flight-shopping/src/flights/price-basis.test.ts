import { expect, test } from 'vitest';

import { findPriceBasis } from './price-basis.ts';

test('what was chosen on the device is found, unless it is none or storage is denied', () => {
  expect(findPriceBasis(() => ({ getItem: () => 'partyTrip' }))).toBe('partyTrip');
  expect(findPriceBasis(() => ({ getItem: () => 'nobody' }))).toBeUndefined();
  expect(findPriceBasis(() => ({ getItem: () => null }))).toBeUndefined();
  const denied = () => {
    throw new Error('denied');
  };
  expect(findPriceBasis(denied)).toBeUndefined();
});
