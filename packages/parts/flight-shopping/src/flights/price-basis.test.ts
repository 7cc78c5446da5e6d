import { expect, test } from 'vitest';

import { readPriceBasis, usualBasis } from './price-basis.ts';

const bound = { origin: 'DAL', destination: 'HOU', date: '2026-12-01' };
const search = (adults: number, ways: number) => ({
  tripKind: 'return' as const,
  bounds: Array.from({ length: ways }, () => bound),
  party: { adults, children: 0, lapInfants: 0 },
  inPoints: false,
});

test('who travels alone sees what a flight costs; who pays for others, what all of it does', () => {
  expect(usualBasis(search(1, 2))).toBe('person');
  expect(usualBasis(search(2, 1))).toBe('party');
  expect(usualBasis(search(2, 2))).toBe('partyTrip');
});

test('what was chosen on the device stands before that, unless it is none or storage is denied', () => {
  expect(readPriceBasis('partyTrip', () => ({ getItem: () => 'person' }))).toBe('person');
  expect(readPriceBasis('partyTrip', () => ({ getItem: () => 'nobody' }))).toBe('partyTrip');
  const denied = () => {
    throw new Error('denied');
  };
  expect(readPriceBasis('party', denied)).toBe('party');
});
