import { expect, test } from 'vitest';

import { bookedTrip } from '../../../../test-support/orders.ts';
import { toTripTerms } from './trip-terms.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const inFreeDay = new Date('2026-11-21T08:00:00Z');
const aDayLater = new Date('2026-11-22T07:00:00Z');

test('within the free day all comes back, and until when is said', () => {
  expect(toTripTerms(bookedTrip(['basic']), inFreeDay)).toMatchObject({
    cancellation: { refund: usd(12_900), credit: usd(0), freeUntil: '2026-11-22T07:00:00.000Z' },
    changes: { areForbidden: true },
  });
});

test('later each direction as its fare says; the last direction that can be changed decides until when', () => {
  const trip = bookedTrip(['basic', 'flex']);
  const [, back] = trip.offer.bounds;
  const departsAt = Date.parse(back?.itinerary.legs[0]?.departsAt ?? '');
  const terms = toTripTerms(trip, aDayLater);
  expect(terms).toMatchObject({ cancellation: { refund: usd(12_900), credit: usd(12_900) } });
  expect(terms.cancellation).not.toHaveProperty('freeUntil');
  expect(terms.changes).toEqual({ until: new Date(departsAt - 600_000).toISOString(), areForbidden: false });
});

test('once the first flight has left nothing is cancelled, and the way back can still be changed', () => {
  const trip = bookedTrip(['flex', 'flex']);
  const [out, back] = trip.offer.bounds;
  const left = new Date(Date.parse(out?.itinerary.legs[0]?.departsAt ?? '') + 1);
  const terms = toTripTerms(trip, left);
  expect(terms).not.toHaveProperty('cancellation');
  expect(terms.changes.until).toBeDefined();
  const over = toTripTerms(trip, new Date(Date.parse(back?.itinerary.legs[0]?.departsAt ?? '')));
  expect(over).toEqual({ changes: { areForbidden: false } });
});

test('what points paid comes back in points, and its taxes in money', () => {
  const trip = { ...bookedTrip(['basic']), paidWith: 'points' as const };
  expect(toTripTerms(trip, aDayLater).cancellation).toMatchObject({ refund: usd(2_100), pointsReturned: 8_400 });
});
