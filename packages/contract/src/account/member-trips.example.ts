import type { ExamplesOf } from '../endpoint-example.ts';
import { exampleTrip } from '../air-booking/journey.example.ts';
import type * as endpoints from './member-trips.ts';

const createdAt = '2026-11-21T07:00:00Z';
const departsAt = '2026-12-01T13:05:00Z';

export const examples = {
  listTrips: { answer: { trips: [exampleTrip], added: [] } },
  addTrip: { request: { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' } },
  removeTrip: {},
  listPoints: {
    answer: {
      balance: 1_250,
      pending: { points: 540, nextAt: departsAt },
      movements: [
        { points: 540, kind: 'earned', at: departsAt, isPending: true, recordLocator: 'K7PM2Q' },
        { points: 1_250, kind: 'welcome', at: createdAt, isPending: false },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
