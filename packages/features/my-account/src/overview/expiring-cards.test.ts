import { expect, test } from 'vitest';

import { countExpiringCards } from './expiring-cards.ts';

test('cards that have expired or will within sixty days count, those of later months do not', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const card = (expiryMonth: number, expiryYear: number, isExpired = false) => ({ expiryMonth, expiryYear, isExpired });
  expect(
    countExpiringCards([card(10, 2026, true), card(11, 2026), card(12, 2026), card(1, 2027), card(2, 2027)], now),
  ).toBe(3);
  expect(countExpiringCards([], now)).toBe(0);
});
