import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './funnel.ts';

export const examples = {
  readFunnel: {
    answer: {
      from: '2026-11-14T07:00:00Z',
      to: '2026-11-21T07:00:00Z',
      steps: [
        { step: 'search', bookings: 1_000, times: 2_410 },
        { step: 'results', bookings: 940, times: 2_280 },
        { step: 'fares', bookings: 310, times: 402 },
        { step: 'passengers', bookings: 180, times: 196 },
        { step: 'payment', bookings: 120, times: 133 },
        { step: 'booked', bookings: 112, times: 112 },
      ],
      confirmedOrders: 131,
      campaigns: [
        { parameter: 'cmpid', value: 'Spring-26', orders: 9, total: { amountMinor: 241_080, currency: 'USD' } },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
