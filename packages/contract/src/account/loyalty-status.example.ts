import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './loyalty-status.ts';

export const examples = {
  readLoyaltyStatus: {
    answer: {
      at: '2026-11-26T15:00:00Z',
      accountNumber: '5000000017',
      firstName: 'Ana',
      lastName: 'Pérez',
      memberSince: '2021-04-01',
      balance: 42_500,
      tier: 'silver',
      validUntil: '2027-12-31',
      year: 2026,
      flown: { flights: 14, points: 18_200 },
      booked: { flights: 2, points: 2_400 },
      periods: [
        { tier: 'silver', year: 2026, cause: 'earned', since: '2026-08-14T12:40:00Z', validUntil: '2027-12-31' },
      ],
      statements: [
        {
          year: 2026,
          opening: 24_300,
          earned: 18_200,
          rewards: 3_000,
          spent: -9_000,
          returned: 6_000,
          closing: 42_500,
          qualifying: { flights: 14, points: 18_200 },
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
