import type { ExamplesOf } from '../endpoint-example.ts';
import { exampleCancelledTrip } from './journey.example.ts';
import type * as endpoints from './cancel-trip.ts';

const lookup = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };

export const examples = {
  quoteCancellation: {
    request: lookup,
    answer: {
      refund: { amountMinor: 0, currency: 'USD' },
      credit: { amountMinor: 22_410, currency: 'USD' },
      forfeited: { amountMinor: 0, currency: 'USD' },
      closesAt: '2026-12-01T12:55:00Z',
      bounds: [{ amount: { amountMinor: 22_410, currency: 'USD' }, givenBackAs: 'travelCredit' }],
      creditExpiresOn: '2027-11-25',
      pointsReturned: 0,
      needsCode: true,
    },
  },
  cancelTrip: {
    request: {
      ...lookup,
      code: '48291307',
      shown: { refund: { amountMinor: 0, currency: 'USD' }, credit: { amountMinor: 22_410, currency: 'USD' } },
    },
    answer: exampleCancelledTrip,
  },
} satisfies ExamplesOf<typeof endpoints>;
