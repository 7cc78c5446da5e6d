import type { ExamplesOf } from '../endpoint-example.ts';
import { exampleTrip } from '../air-booking/journey.example.ts';
import type * as endpoints from './member-trips.ts';

const createdAt = '2026-11-21T07:00:00Z';

export const examples = {
  listTrips: { answer: { trips: [exampleTrip] } },
  listPoints: {
    answer: { balance: 1_250, movements: [{ points: 1_250, kind: 'earned', at: createdAt, recordLocator: 'K7PM2Q' }] },
  },
} satisfies ExamplesOf<typeof endpoints>;
