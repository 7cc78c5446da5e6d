import type { Measurement } from '@airline/contract';
import { expect, test } from 'vitest';

import { markFirstStep, toFunnelStep } from './booking-steps.ts';
import { memoryStorage } from './test-support/memory-storage.ts';

const origin = { app: 'traveller', language: 'es', occurredAt: '2026-11-21T07:00:00.000Z' } as const;
const results = { ...origin, route: '/air/booking/flights' } as const;
const sent: Measurement = { event: 'searchSent', ...results };
const party = { adults: 1, children: 0, lapInfants: 0 };
const paid: Measurement = {
  event: 'bookingConfirmed',
  ...origin,
  route: '/air/booking/review',
  total: { amountMinor: 1, currency: 'USD' },
  bounds: 1,
  ...party,
};
const searched = (found: number): Measurement => ({
  event: 'flightsSearched',
  ...results,
  from: 'DAL',
  to: 'HOU',
  daysAhead: 1,
  ...party,
  found,
});

test('each step of a booking is first once, and once more after a booked trip', () => {
  const storage = memoryStorage();
  const isFirst = (taken: Measurement) => 'isFirst' in markFirstStep(taken, storage);
  expect([sent, sent, searched(3), searched(3), paid].map(isFirst)).toEqual([true, false, true, false, true]);
  expect([sent, paid].map(isFirst)).toEqual([true, true]);
});

test('a search that finds nothing has no results', () => {
  expect([searched(0), searched(1)].map(toFunnelStep)).toEqual([undefined, 'results']);
});

test('flights that are searched to change a trip are no booking', () => {
  const change: Measurement = { ...searched(3), route: '/air/change/:recordLocator' };
  expect(markFirstStep(change, memoryStorage())).toEqual(change);
});

test('what somebody else has written into the storage counts for nothing', () => {
  expect(markFirstStep(sent, memoryStorage({ 'booking-steps': '{"search":1}' }))).toEqual({ ...sent, isFirst: true });
});
