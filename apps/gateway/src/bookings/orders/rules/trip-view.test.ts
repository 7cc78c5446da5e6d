import { describe, expect, test } from 'vitest';

import { ana, boundOf, flightLeg, offerOf } from '../../../../test-support/orders.ts';
import { sharePoints } from '../../../loyalty/points/rules/points-shares.ts';
import { toTrip } from './trip-view.ts';

const confirmedAt = new Date('2026-11-24T13:30:00Z');
/** Departs on 1 December at 13:30 UTC: seven days later to the minute. */
const domestic = flightLeg('WN1', '2026-12-01');

function trip(leg = domestic, options: { readonly at?: Date; readonly now?: Date; readonly email?: string } = {}) {
  const { at = confirmedAt, now = at, email = 'ana@example.com' } = options;
  return toTrip(
    {
      recordLocator: 'K7PM2Q',
      confirmedAt: at,
      offer: offerOf([boundOf([leg])], at),
      contact: { email, phone: '+12145550123', language: 'es' },
      passengers: [{ ...ana, ticketSerial: 1 }],
      card: { brand: 'visa', lastFour: '4242' },
      paidWith: 'card',
      pointsEarned: 0,
    },
    now,
  );
}

describe('a day to change one’s mind', () => {
  test('for who books seven days ahead, to the minute', () => {
    expect(trip().freeCancellationUntil).toBe('2026-11-25T13:30:00.000Z');
    const late = new Date(confirmedAt.getTime() + 1);
    expect(trip(domestic, { at: late }).freeCancellationUntil).toBeUndefined();
  });

  test('and not a moment longer than a day', () => {
    const end = confirmedAt.getTime() + 24 * 60 * 60 * 1000;
    expect(trip(domestic, { now: new Date(end - 1) }).freeCancellationUntil).toBeDefined();
    expect(trip(domestic, { now: new Date(end) }).freeCancellationUntil).toBeUndefined();
  });
});

test('a passport is needed where a leg touches a station abroad', () => {
  expect(trip().passengers[0]?.document).toBe('notNeeded');
  expect(trip(flightLeg('WN3', '2026-12-01', 'HOU', 'CUN')).passengers[0]?.document).toBe('given');
});

test.each([
  ['ana@example.com', 'a•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('%s is shown as %s', (email, hint) => {
  expect(trip(domestic, { email }).emailHint).toBe(hint);
});

describe('points', () => {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const line = (kind: 'adult' | 'child', count: number, base: number) => ({
    kind,
    count,
    base: usd(base),
    taxes: [],
    total: usd(base),
  });

  test('are shared by the fares, and none is lost to rounding', () => {
    const price = {
      total: usd(0),
      passengers: [line('adult', 2, 20_000), line('child', 1, 5_000)],
      points: 0,
      taxesWithPoints: usd(0),
      pointsEarned: 1_001,
    };
    const shares = sharePoints(price, ['adult', 'child', 'adult', 'lapInfant']);
    expect(shares).toEqual([400, 201, 400, 0]);
  });

  test('of a journey that costs nothing there are none', () => {
    const price = {
      total: usd(0),
      passengers: [line('adult', 1, 0)],
      points: 0,
      taxesWithPoints: usd(0),
      pointsEarned: 500,
    };
    expect(sharePoints(price, ['adult'])).toEqual([0]);
  });
});
