import { expect, test } from 'vitest';

import { readPriceBasis, usualBasis } from './price-basis.ts';

test('who travels alone sees what a flight costs; who pays for others, what all of it does', () => {
  expect(usualBasis({ adults: 1, children: 0, lapInfants: 0 })).toBe('person');
  expect(usualBasis({ adults: 1, children: 1, lapInfants: 0 })).toBe('party');
  expect(usualBasis({ adults: 1, children: 0, lapInfants: 1 })).toBe('party');
  expect(usualBasis({ adults: 2, children: 0, lapInfants: 0 })).toBe('party');
});

test('what was chosen on the device stands before that, unless it is none or storage is denied', () => {
  expect(readPriceBasis('partyTrip', () => ({ getItem: () => 'person' }))).toBe('person');
  expect(readPriceBasis('partyTrip', () => ({ getItem: () => 'nobody' }))).toBe('partyTrip');
  const denied = () => {
    throw new Error('denied');
  };
  expect(readPriceBasis('party', denied)).toBe('party');
});
