import type { Trip } from '@airline/contract';
import { expect, test } from 'vitest';

import { findNextTrip } from './next-trip.ts';

/** A trip as far as its state and its last arrival go. */
function trip(recordLocator: string, status: Trip['status'], arrivesAt: string): Trip {
  return { recordLocator, status, bounds: [{ itinerary: { legs: [{ arrivesAt }] } }] } as unknown as Trip;
}

const now = new Date('2026-12-01T12:00:00Z');
const trips = [
  trip('GONE22', 'cancelled', '2026-12-02T10:00:00-06:00'),
  trip('LANDED', 'confirmed', '2026-12-01T05:59:59-06:00'),
  trip('FLYING', 'confirmed', '2026-12-01T06:00:01-06:00'),
  trip('LATER2', 'confirmed', '2026-12-20T10:00:00-06:00'),
];

test('the next trip is the first that is confirmed and has not landed', () => {
  expect(findNextTrip(trips, now)?.recordLocator).toBe('FLYING');
});

test('a person whose trips are over has none', () => {
  expect(findNextTrip(trips.slice(0, 2), now)).toBeUndefined();
});
