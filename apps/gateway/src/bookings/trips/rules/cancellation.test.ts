import { describe, expect, test } from 'vitest';

import { bookedTrip } from '../../../../test-support/orders.ts';
import { isLessThanShown, quoteCancellation } from './cancellation.ts';

const aDayLater = new Date('2026-11-22T07:00:00Z');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

function quoted(...[booked, now]: Parameters<typeof quoteCancellation>) {
  const quote = quoteCancellation(booked, now);
  if ('refused' in quote) throw new Error(quote.refused.name);
  return quote;
}

describe('what comes back', () => {
  test('each direction as its own family says', () => {
    const quote = quoted(bookedTrip(['basic', 'flex'], { adults: 2 }), aDayLater);
    expect(quote).toMatchObject({ refund: usd(25_800), credit: usd(25_800), forfeited: usd(0) });
    expect(quote.bounds).toEqual([
      { amount: usd(25_800), givenBackAs: 'travelCredit' },
      { amount: usd(25_800), givenBackAs: 'money' },
    ]);
    expect(quote.creditExpiresOn).toBe('2027-11-22');
  });

  test('what a lap infant paid is money in any family', () => {
    const quote = quoted(bookedTrip(['basic'], { infantMinor: 700 }), aDayLater);
    expect(quote).toMatchObject({ refund: usd(700), credit: usd(12_900) });
  });

  test('a credit from the last day of February of a leap year ends on the last of the next', () => {
    const booked = { ...bookedTrip(['basic']), confirmedAt: new Date('2024-02-01T07:00:00Z') };
    expect(quoted(booked, new Date('2024-02-29T07:00:00Z')).creditExpiresOn).toBe('2025-02-28');
  });
});

test('points that paid come back whole whatever the fare says, and the taxes to the card', () => {
  const booked = { ...bookedTrip(['basic']), paidWith: 'points' as const };
  expect(quoted(booked, aDayLater)).toMatchObject({
    refund: usd(2_100),
    credit: usd(0),
    forfeited: usd(0),
    pointsReturned: 8_400,
  });
});

test.each([
  ['the same', { refund: usd(100), credit: usd(50) }, false],
  ['money where a credit was shown', { refund: usd(150), credit: usd(0) }, false],
  ['a credit where money was shown', { refund: usd(50), credit: usd(100) }, true],
  ['less credit', { refund: usd(100), credit: usd(49) }, true],
])('%s than was shown: %s', (_, now, isLess) => {
  expect(isLessThanShown(now, { refund: usd(100), credit: usd(50) })).toBe(isLess);
});
