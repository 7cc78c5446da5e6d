import type { ExamplesOf } from '../endpoint-example.ts';
import { agreementInForce } from './agreement.ts';
import { exampleOffer, examplePassengers, exampleTrip } from './journey.example.ts';
import type * as endpoints from './orders.ts';

export const examples = {
  createOrder: {
    request: {
      offer: exampleOffer.token,
      passengers: [...examplePassengers],
      contact: { email: 'ana@example.com', phone: '+12145550123', language: 'es' },
      payments: [
        {
          kind: 'travelFund',
          number: 'H7KQ2MXP9RTA',
          firstName: 'Ana',
          lastName: 'Pérez',
          amount: { amountMinor: 8_000, currency: 'USD' },
        },
        { kind: 'card', token: 'tok_3f9c1a7e5b2d' },
      ],
      agreement: agreementInForce,
    },
    answer: {
      status: 'confirmed',
      trip: {
        ...exampleTrip,
        payments: [
          { kind: 'travelFund', lastFour: '9RTA', amount: { amountMinor: 8_000, currency: 'USD' } },
          { kind: 'card', brand: 'visa', lastFour: '4242', amount: { amountMinor: 14_410, currency: 'USD' } },
        ],
      },
    },
  },
  completeOrder: {
    request: { completionSecret: 'sYbDGnZkm1NxgWvj5MJ7IMMbyY1gJTkZR5pDaQdJ1xU' },
    answer: { status: 'confirmed', trip: exampleTrip },
  },
} satisfies ExamplesOf<typeof endpoints>;
