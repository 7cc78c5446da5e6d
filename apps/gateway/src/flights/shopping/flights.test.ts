import { expect, test } from 'vitest';

import { smallNetwork } from '../../../test-support/flights.ts';
import type { Database } from '../../database/database.ts';
import { BOOKABLE_DAYS, createSchedule, dateOfDay, dayOfDate } from '../schedule/rules/index.ts';
import { createFlights } from './flights.ts';

test('each bookable date is expanded once, however requests go to and fro among them', async () => {
  const now = new Date('2026-02-01T12:00:00Z');
  const schedule = createSchedule(smallNetwork);
  const asked: number[] = [];
  const watched = {
    ...schedule,
    operatesOn(pattern: number, day: number) {
      asked.push(day);
      return schedule.operatesOn(pattern, day);
    },
  };
  const search = await createFlights({} as Database, () => now, watched).search();
  const today = dayOfDate('2026-02-01');
  const goThrough = (): void => {
    // From the day before, which somewhere it still is.
    for (let day = today - 1; day <= today + BOOKABLE_DAYS; day += 1) {
      search.search({ origin: 'DAL', destination: 'HOU', date: dateOfDay(day) });
    }
  };
  goThrough();
  expect(asked.length).toBeGreaterThan(BOOKABLE_DAYS);
  asked.length = 0;
  goThrough();
  expect(asked).toEqual([]);
});
