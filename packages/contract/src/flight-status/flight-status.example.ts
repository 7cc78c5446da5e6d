import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './flight-status.ts';
import type { LegStatusView } from './flight-status.ts';

const leg: LegStatusView = {
  id: '9Z1234-2026-12-01-DAL',
  flight: '9Z1234',
  phase: 'delayed',
  departure: {
    station: 'DAL',
    scheduledAt: '2026-12-01T07:05:00-06:00',
    estimatedAt: '2026-12-01T07:45:00-06:00',
    gate: 'B7',
  },
  arrival: {
    station: 'HOU',
    scheduledAt: '2026-12-01T08:10:00-06:00',
    estimatedAt: '2026-12-01T08:50:00-06:00',
  },
  departureDelayMinutes: 40,
  arrivalDelayMinutes: 40,
  aircraft: '73W',
  registration: 'N8601Z',
  reason: 'lateAircraft',
  changes: [
    {
      toldAt: '2026-12-01T12:10:00Z',
      kind: 'departure',
      from: '2026-12-01T07:05:00-06:00',
      to: '2026-12-01T07:45:00-06:00',
      reason: 'lateAircraft',
    },
    { toldAt: '2026-12-01T12:20:00Z', kind: 'gate', from: 'A4', to: 'B7' },
  ],
  reportedAt: '2026-12-01T12:20:00Z',
};
const dates = { from: '2026-11-30', to: '2026-12-03' };
const asOf = '2026-12-01T12:31:00Z';

export const examples = {
  readFlightStatus: {
    answer: { flight: '9Z1234', date: '2026-12-01', dates, asOf, legs: [leg], otherDates: ['2026-12-02'] },
  },
  listRouteStatus: {
    answer: {
      origin: 'DAL',
      destination: 'HOU',
      date: '2026-12-01',
      dates,
      asOf,
      flights: [{ flight: '9Z1234', legs: [leg] }],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
