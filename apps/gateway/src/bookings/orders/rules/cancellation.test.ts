import { describe, expect, test } from 'vitest';

import { bookedTrip } from '../../../../test-support/orders.ts';
import { isLessThanShown, quoteCancellation } from './cancellation.ts';

const aDayLater = new Date('2026-11-22T07:00:00Z');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

function quoted(...[booked, now]: Parameters<typeof quoteCancellation>) {
  const planned = quoteCancellation(booked, now);
  if ('refused' in planned) throw new Error(planned.refused.name);
  return planned.quote;
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

describe('what travel funds paid', () => {
  const fund = { number: 'H7KQ2MXP9RTA', paidMinor: 5_000, expiresOn: '2027-03-01' };

  test('comes back to them with their own last day, and makes neither money nor a new credit', () => {
    expect(quoted({ ...bookedTrip(['basic']), funds: [fund] }, aDayLater)).toMatchObject({
      refund: usd(0),
      credit: usd(7_900),
      funds: [{ lastFour: '9RTA', amount: usd(5_000), expiresOn: '2027-03-01', isExpired: false }],
      creditExpiresOn: '2027-11-22',
    });
    const alone = quoted({ ...bookedTrip(['basic']), funds: [{ ...fund, paidMinor: 12_900 }] }, aDayLater);
    expect(alone).toMatchObject({ refund: usd(0), credit: usd(0), funds: [{ amount: usd(12_900) }] });
    expect(alone.creditExpiresOn).toBeUndefined();
  });

  test('of the taxes that points leave comes back to them too', () => {
    const booked = { ...bookedTrip(['basic']), paidWith: 'points' as const, funds: [{ ...fund, paidMinor: 2_000 }] };
    expect(quoted(booked, aDayLater)).toMatchObject({
      refund: usd(100),
      funds: [{ amount: usd(2_000) }],
      pointsReturned: 8_400,
    });
  });

  test('is said to be of no use where the last day is over by then', () => {
    const booked = { ...bookedTrip(['flex']), funds: [{ ...fund, expiresOn: '2026-11-20' }] };
    expect(quoted(booked, aDayLater).funds).toMatchObject([{ amount: usd(5_000), isExpired: true }]);
  });
});

const goodFund = { lastFour: '9RTA', expiresOn: '2027-03-01', isExpired: false };

test.each([
  ['the same', { refund: usd(100), credit: usd(50) }, false],
  ['money where a credit was shown', { refund: usd(150), credit: usd(0) }, false],
  ['a credit where money was shown', { refund: usd(50), credit: usd(100) }, true],
  ['less credit', { refund: usd(100), credit: usd(49) }, true],
  [
    'a fund where a credit was shown',
    { refund: usd(100), credit: usd(0), funds: [{ ...goodFund, amount: usd(50) }] },
    true,
  ],
])('%s than was shown: %s', (_, now, isLess) => {
  expect(isLessThanShown(now, { refund: usd(100), credit: usd(50) })).toBe(isLess);
});

test.each([
  ['as much', 50, false, false],
  ['less', 49, false, true],
  ['as much, but its last day is over since', 50, true, true],
])('a fund gets %s', (_, amountMinor, isExpired, isLess) => {
  const now = { refund: usd(100), credit: usd(0), funds: [{ ...goodFund, amount: usd(amountMinor), isExpired }] };
  expect(isLessThanShown(now, { refund: usd(100), credit: usd(0), funds: usd(50) })).toBe(isLess);
});
