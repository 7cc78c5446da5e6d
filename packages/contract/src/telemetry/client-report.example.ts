import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './client-report.ts';

const occurredAt = '2026-11-21T07:00:00Z';

export const examples = {
  recordClientReports: {
    request: {
      reports: [
        {
          app: 'traveller',
          level: 'ERROR',
          event: 'pageCrashed',
          reference: 'K7PM2QXA',
          route: '/trip/:recordLocator',
          message: 'TypeError: x is undefined',
          language: 'es',
          occurredAt,
        },
      ],
      dropped: 0,
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
