import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './flight-reports.ts';

export const examples = {
  recordFlightReports: {
    request: {
      reports: [
        {
          flight: '9Z1234',
          date: '2026-12-01',
          from: 'DAL',
          saidAt: '2026-12-01T12:10:00Z',
          facts: { estimatedDeparture: '2026-12-01T13:45:00Z', delayCodes: ['93'], departureGate: 'B7' },
        },
      ],
    },
    answer: { recorded: 1, remarks: [] },
  },
  recordOperationalMessages: {
    request: { text: 'MVT\n9Z1234/01.N8601Z.DAL\nAD1330/1344 EA1438 HOU\nDL93/0025\n' },
    answer: { recorded: 1, remarks: ["line 2 '9Z1234': names a flight that the schedule does not have on that day."] },
  },
} satisfies ExamplesOf<typeof endpoints>;
