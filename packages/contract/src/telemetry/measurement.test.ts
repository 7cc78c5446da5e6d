import { expect, test } from 'vitest';

import { measurements, type Measurement } from './measurement.ts';
import { maximumMeasurementsPerRequest } from './values.ts';

const origin = {
  app: 'traveller',
  route: '/trip/:recordLocator',
  language: 'es',
  occurredAt: '2026-11-21T07:00:00.000Z',
} as const;
const party = { adults: 2, children: 1, lapInfants: 0 };

const accepted: readonly Measurement[] = [
  { event: 'flightsSearched', ...origin, from: 'DAL', to: 'NEWYORK', daysAhead: 10, ...party, found: 24 },
  {
    event: 'fareChosen',
    ...origin,
    bound: 0,
    family: 'flex',
    stops: 1,
    perPassenger: { amountMinor: 18_940, currency: 'USD' },
  },
  { event: 'passengersGiven', ...origin, ...party },
  { event: 'paymentRefused', ...origin, reason: 'declined' },
  { event: 'bookingConfirmed', ...origin, total: { amountMinor: 56_820, currency: 'USD' }, bounds: 2, ...party },
  { event: 'tripFound', ...origin, bounds: 2 },
  { event: 'offerExpired', ...origin, route: '(no link)' },
  { event: 'webVital', ...origin, name: 'LCP', value: 812.4, rating: 'good', navigation: 'navigate' },
];

test.each(accepted)('$event is accepted', (measurement) => {
  expect(measurements.safeParse({ measurements: [measurement], dropped: 0 }).error).toBeUndefined();
});

const [search, fare, , refusal] = accepted;

test.each([
  ['no measurement', []],
  ['more than one request carries', Array.from({ length: maximumMeasurementsPerRequest + 1 }, () => search)],
  ['an address in place of a pattern', [{ ...search, route: '/trip/K7PM2Q' }]],
  ['a field nobody asked for', [{ ...search, email: 'ana@example.es' }]],
  ['a place in free text', [{ ...search, from: 'Casa de Ana' }]],
  ['a reason in free text', [{ ...refusal, reason: 'Ana has no money' }]],
  ['an event that is none', [{ ...search, event: 'anaSearched' }]],
  ['a seventh direction', [{ ...fare, bound: 6 }]],
])('%s is refused', (_, list) => {
  expect(measurements.safeParse({ measurements: list, dropped: 0 }).success).toBe(false);
});
