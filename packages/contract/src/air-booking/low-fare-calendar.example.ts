import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './low-fare-calendar.ts';

export const examples = {
  readLowFareCalendar: {
    answer: {
      origin: 'DAL',
      destination: 'HOU',
      month: '2026-12',
      days: [
        { date: '2026-12-01', perPassenger: { amountMinor: 11_205, currency: 'USD' }, pointsPerPassenger: 7_020 },
        { date: '2026-12-02' },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
