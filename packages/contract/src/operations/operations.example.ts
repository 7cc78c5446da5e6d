import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './operations.ts';

const at = '2026-11-21T07:00:00Z';

export const examples = {
  readOperations: {
    answer: {
      health: { database: 'postgresql', isDatabaseUp: true, isScheduleReady: true, startedAt: at },
      settings: {
        version: 'b1946ac92492',
        source: 'settings.json',
        environment: 'prod',
        values: [{ path: 'limits.maximumTicketedPassengers', value: '8', from: 'default' }],
        flags: [{ name: 'miniCart', isOn: false, from: 'default' }],
      },
      jobs: [{ kind: 'confirmationMail', due: 0, waiting: 2, running: 1, givenUp: 1 }],
      failedJobs: [{ id: 7, kind: 'confirmationMail', attempts: 24, gaveUpAt: at }],
      crashes: [
        {
          app: 'traveller',
          route: '/trip/:recordLocator',
          event: 'pageCrashed',
          message: 'TypeError: x is undefined',
          count: 3,
          firstAt: at,
          lastAt: at,
          lastReference: 'K7PM2QXA',
        },
      ],
      webVitals: [{ route: '/', name: 'LCP', p75: 812, visits: 240 }],
      limits: [{ limit: 'tripNames', lastDay: 4, lastWeek: 31 }],
    },
  },
  retryJobs: { request: { ids: [7] }, answer: { retried: [7] } },
} satisfies ExamplesOf<typeof endpoints>;
