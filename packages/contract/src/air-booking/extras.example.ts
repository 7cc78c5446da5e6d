import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './extras.ts';
import { exampleOffer, examplePassengers, exampleTrip } from './journey.example.ts';

const proof = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

const extras = {
  at: '2026-11-21T18:00:00Z',
  boarding: 'open' as const,
  payPal: ['bag' as const, 'earlyBird' as const],
  travellers: [{ traveller: 0, kind: 'adult' as const, firstName: 'Ana', lastName: 'Pérez' }],
  bounds: [{ bound: 0, legs: exampleTrip.bounds[0]?.itinerary.legs ?? [] }],
  offers: [
    {
      kind: 'bag' as const,
      traveller: 0,
      bound: 0,
      state: 'offered' as const,
      price: usd(7_500),
      included: 1,
      bought: 0,
      most: 5,
      closesAt: '2026-12-01T12:05:00Z',
    },
  ],
};

export const examples = {
  readExtras: { request: proof, answer: { recordLocator: proof.recordLocator, ...extras } },
  readOfferExtras: {
    request: { offer: exampleOffer.token, passengers: [...examplePassengers] },
    answer: {
      extras,
      seats: { at: extras.at, boarding: 'open', payPal: true, travellers: [], flights: [] },
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
