import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './measurement.ts';

const occurredAt = '2026-11-21T07:00:00Z';

export const examples = {
  recordMeasurements: {
    request: {
      measurements: [
        {
          event: 'webVital',
          app: 'traveller',
          route: '/',
          language: 'es',
          occurredAt,
          name: 'LCP',
          value: 812,
          rating: 'good',
          navigation: 'navigate',
        },
      ],
      dropped: 0,
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
