import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './points-requests.ts';

export const examples = {
  listWaitingPointsRequests: {
    answer: {
      requests: [
        {
          id: '5b1c0e52-8f5b-4d3c-9a55-3a1f9c2e7b11',
          recordLocator: 'K7PM2Q',
          accountNumber: '6142901880',
          reason: 'otherNumber',
          points: 540,
          askedAt: '2026-11-21T07:00:00Z',
        },
      ],
    },
  },
  decidePointsRequest: { request: { isCredited: true } },
} satisfies ExamplesOf<typeof endpoints>;
