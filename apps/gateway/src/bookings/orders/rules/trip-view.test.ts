import type { Passenger } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import { ana, boundOf, flightLeg, offerOf, paymentsOf } from '../../../../test-support/orders.ts';
import { toTrip } from './trip-view.ts';

const confirmedAt = new Date('2026-11-24T13:30:00Z');
/** Departs on 1 December at 13:30 UTC: seven days later to the minute. */
const domestic = flightLeg('WN1', '2026-12-01');

interface BookingOptions {
  readonly at?: Date;
  readonly now?: Date;
  readonly email?: string;
  readonly passengers?: readonly Passenger[];
  readonly paidWith?: 'card' | 'points';
}

function trip(leg = domestic, options: BookingOptions = {}) {
  const { at = confirmedAt, now = at, email = 'ana@example.com', passengers = [ana], paidWith = 'card' } = options;
  return toTrip(
    {
      recordLocator: 'K7PM2Q',
      confirmedAt: at,
      offer: offerOf([boundOf([leg])], at),
      contact: { email, phone: '+12145550123', language: 'es' },
      passengers: passengers.map((passenger, position) => ({ ...passenger, ticketSerial: position + 1 })),
      payments: paymentsOf(paidWith, offerOf([boundOf([leg])], at)),
      paidWith,
      agreement: null,
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
  ['ana@example.com', 'a•••@e•••.com'],
  ['"a@b"@example.com', '"•••@e•••.com'],
])('%s is shown as %s', (email, hint) => {
  expect(trip(domestic, { email }).emailHint).toBe(hint);
});

describe('points', () => {
  const earnedBy = (passengers: readonly Partial<Passenger>[], paidWith: 'card' | 'points' = 'card') =>
    trip(domestic, { paidWith, passengers: passengers.map((passenger) => ({ ...ana, ...passenger })) }).pointsEarned;

  test('are promised for each number that somebody with a ticket gave, whosever it is', () => {
    expect(earnedBy([{ frequentFlyerNumber: '20012345' }])).toBe(600);
    expect(earnedBy([{}, {}])).toBe(1_200);
    expect(earnedBy([{}, { kind: 'lapInfant' }, { frequentFlyerNumber: undefined }])).toBe(600);
    expect(earnedBy([{ frequentFlyerNumber: undefined }])).toBe(0);
  });

  test('are not earned where points paid', () => {
    expect(earnedBy([{}], 'points')).toBe(0);
  });
});
