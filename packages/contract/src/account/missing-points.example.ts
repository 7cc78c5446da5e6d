import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './missing-points.ts';

const request = {
  id: '5b1c0e52-8f5b-4d3c-9a55-3a1f9c2e7b11',
  recordLocator: 'K7MPQ2',
  state: 'credited',
  points: 1_240,
  askedAt: '2026-11-21T07:00:00Z',
  decidedAt: '2026-11-21T07:00:00Z',
} as const;

export const examples = {
  listPointsRequests: { answer: { requests: [request] } },
  requestPoints: { request: { trip: 'K7MPQ2' }, answer: request },
} satisfies ExamplesOf<typeof endpoints>;
