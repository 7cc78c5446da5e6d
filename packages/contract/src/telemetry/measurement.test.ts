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

const variant = { experiment: 'results-order', variant: 'cheapest' };
const accepted: readonly Measurement[] = [
  { event: 'searchSent', ...origin, isFirst: true },
  { event: 'paymentSent', ...origin, campaign: { cmpid: 'Spring-26', Referente: 'blog' } },
  { event: 'experimentExposed', ...origin, ...variant },
  { event: 'experimentConverted', ...origin, ...variant },
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

const [sent, , exposure, , search, fare, , refusal] = accepted;

test.each([
  ['no measurement', []],
  ['more than one request carries', Array.from({ length: maximumMeasurementsPerRequest + 1 }, () => search)],
  ['an address in place of a pattern', [{ ...search, route: '/trip/K7PM2Q' }]],
  ['a field nobody asked for', [{ ...search, email: 'ana@example.es' }]],
  ['a place in free text', [{ ...search, from: 'Casa de Ana' }]],
  ['a reason in free text', [{ ...refusal, reason: 'Ana has no money' }]],
  ['a campaign by the number of a member', [{ ...sent, campaign: { rr_number: '1' } }]],
  ['a parameter in another letter case', [{ ...sent, campaign: { referente: 'blog' } }]],
  ['a campaign that is empty', [{ ...sent, campaign: {} }]],
  ['an address of mail as a campaign', [{ ...sent, campaign: { src: 'ana@example.es' } }]],
  ['a number of a person as a campaign', [{ ...sent, campaign: { src: 'n-5000000017' } }]],
  ['a campaign that is too long', [{ ...sent, campaign: { src: 'x'.repeat(65) } }]],
  ['a variant in free text', [{ ...exposure, variant: 'Ana saw this' }]],
  ['an event that is none', [{ ...search, event: 'anaSearched' }]],
  ['a seventh direction', [{ ...fare, bound: 6 }]],
])('%s is refused', (_, list) => {
  expect(measurements.safeParse({ measurements: list, dropped: 0 }).success).toBe(false);
});
