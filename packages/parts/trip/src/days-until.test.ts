import { expect, test } from 'vitest';

import { daysUntil } from './days-until.ts';

test.each([
  ['on the day itself', '2026-12-01T07:30:00-06:00', '2026-12-01T06:00:00Z', 0],
  [
    'in the evening before, where it is tomorrow already elsewhere',
    '2026-12-01T07:30:00-06:00',
    '2026-12-01T05:59:59Z',
    1,
  ],
  ['over a month’s end', '2026-12-01T07:30:00-06:00', '2026-11-22T18:00:00Z', 9],
  ['over the change of the clocks', '2027-03-15T07:30:00-05:00', '2027-03-13T18:00:00Z', 2],
  ['once it has left', '2026-12-01T07:30:00-06:00', '2026-12-03T18:00:00Z', -2],
])('%s', (_when, departsAt, now, days) => {
  expect(daysUntil(departsAt, new Date(now), 'America/Chicago')).toBe(days);
});
