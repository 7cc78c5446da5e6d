import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './extras.ts';
import { exampleTrip } from './journey.example.ts';

const proof = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

export const examples = {
  readExtras: {
    request: proof,
    answer: {
      recordLocator: 'K7PM2Q',
      at: '2026-11-21T18:00:00Z',
      boarding: 'open',
      payPal: ['bag', 'earlyBird'],
      travellers: [{ traveller: 0, kind: 'adult', firstName: 'Ana', lastName: 'Pérez' }],
      bounds: [{ bound: 0, legs: exampleTrip.bounds[0]?.itinerary.legs ?? [] }],
      offers: [
        {
          kind: 'bag',
          traveller: 0,
          bound: 0,
          state: 'offered',
          price: usd(7_500),
          included: 1,
          bought: 0,
          most: 5,
          closesAt: '2026-12-01T12:05:00Z',
        },
      ],
    },
  },
  buyExtras: {
    request: {
      ...proof,
      extras: [{ kind: 'bag', traveller: 0, bound: 0, count: 1 }],
      shown: { total: usd(7_500) },
      payments: [{ kind: 'card', token: 'tok_3f9c1a7e5b2d' }],
    },
    answer: { status: 'bought', trip: exampleTrip },
  },
  completeExtras: {
    request: { completionSecret: 'sYbDGnZkm1NxgWvj5MJ7IMMbyY1gJTkZR5pDaQdJ1xU' },
    answer: { status: 'bought', trip: exampleTrip },
  },
} satisfies ExamplesOf<typeof endpoints>;
