import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './experiments.ts';

export const examples = {
  reportExperiments: {
    answer: {
      reports: [
        {
          experiment: {
            name: 'price-basis-1',
            place: 'price-basis',
            variants: [
              { name: 'party', weight: 1 },
              { name: 'person', weight: 1 },
            ],
            audience: {},
            goal: 'bookingConfirmed',
          },
          startedAt: '2026-11-21T07:00:00Z',
          endsAt: '2026-12-05T07:00:00Z',
          isRunning: true,
          variants: [
            { name: 'party', exposures: 80, conversions: 48, rate: { value: 0.6, from: 0.4905, to: 0.7004 } },
            {
              name: 'person',
              exposures: 70,
              conversions: 56,
              rate: { value: 0.8, from: 0.6918, to: 0.877 },
              difference: { value: 0.2, from: 0.0524, to: 0.3339 },
            },
          ],
          isSplitWrong: false,
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
