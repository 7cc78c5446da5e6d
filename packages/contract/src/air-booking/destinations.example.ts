import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './destinations.ts';

export const examples = {
  listDestinations: {
    answer: {
      origin: 'DAL',
      month: '2026-12',
      destinations: [
        {
          station: 'AUS',
          lowest: {
            date: '2026-12-08',
            perPassenger: { amountMinor: 8_905, currency: 'USD' },
            pointsPerPassenger: 5_265,
          },
        },
        { station: 'HOU' },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
