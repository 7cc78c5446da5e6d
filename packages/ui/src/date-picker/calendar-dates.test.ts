import { expect, test } from 'vitest';

import { toCalendarDate } from './calendar-dates.ts';

test.each(['2026-12-14', '2028-02-29', '0001-01-01'])('%s is a date, and is written as it was read', (text) => {
  expect(toCalendarDate(text)?.toString()).toBe(text);
});

test.each(['', '2026-13-01', '2026-02-30', '2026-2-3', '2026-12-14T00:00:00Z', 'tomorrow', null, undefined])(
  '%j is no date',
  (text) => {
    expect(toCalendarDate(text)).toBeNull();
  },
);
