import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './fare-watches.ts';
import type { FareWatch } from './values.ts';

const trip = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };
const token = '6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10.q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c';
const watched = {
  bounds: [{ origin: 'DAL', destination: 'HOU', date: '2026-12-01' }],
  party: { adults: 2, children: 0, lapInfants: 0 },
  tripKind: 'oneWay' as const,
  inPoints: false,
};
const watch = {
  id: '6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10',
  kind: 'search',
  state: 'on',
  ...watched,
  below: { amountMinor: 18_110, currency: 'USD' },
  until: '2026-12-01T06:00:00Z',
} satisfies FareWatch;
const tripWatch = { isOn: true, isMailed: false, isPartial: false, emailHint: 'a•••@e•••.com' };

export const examples = {
  readTripFareWatch: { request: trip, answer: tripWatch },
  setTripFareWatch: { request: { ...trip, isOn: true }, answer: tripWatch },
  watchSearch: {
    request: { ...watched, email: 'ana@example.com', language: 'es' },
    answer: { state: 'mailed' },
  },
  readFareWatch: { request: { token }, answer: { ...watch, state: 'unconfirmed' } },
  confirmFareWatch: { request: { token }, answer: watch },
  stopFareWatch: { request: { token } },
  unsubscribeFareWatch: {},
  listFareWatches: { answer: { watches: [watch] } },
  endFareWatch: {},
} satisfies ExamplesOf<typeof endpoints>;
