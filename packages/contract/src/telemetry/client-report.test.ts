import { expect, test } from 'vitest';

import { clientReports, maximumReportsPerRequest, type ClientReport } from './client-report.ts';

const report: ClientReport = {
  app: 'traveller',
  level: 'ERROR',
  event: 'pageCrashed',
  reference: 'K7PM2QXA',
  route: '/travel-funds/:id',
  message: 'TypeError: x is undefined',
  language: 'es',
  occurredAt: '2026-11-21T07:00:00.000Z',
};

test('a report with all its fields is accepted', () => {
  expect(clientReports.safeParse({ reports: [report], dropped: 0 }).success).toBe(true);
});

test.each([
  ['no report', { reports: [], dropped: 0 }],
  [
    'more reports than the queue holds',
    { reports: Array.from({ length: maximumReportsPerRequest + 1 }, () => report), dropped: 0 },
  ],
  ['a negative number dropped', { reports: [report], dropped: -1 }],
  ['a field nobody asked for', { reports: [{ ...report, email: 'a@b.es' }], dropped: 0 }],
  ['an event in free text', { reports: [{ ...report, event: 'Ana could not pay' }], dropped: 0 }],
  ['a reference with letters that look alike', { reports: [{ ...report, reference: 'O0I1O0I1' }], dropped: 0 }],
  ['a message of 501 units', { reports: [{ ...report, message: 'x'.repeat(501) }], dropped: 0 }],
  ['a date that is none', { reports: [{ ...report, occurredAt: 'yesterday' }], dropped: 0 }],
])('%s is refused', (_, body) => {
  expect(clientReports.safeParse(body).success).toBe(false);
});
