import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import type { LegPattern } from '../../schedule/rules/leg-pattern.ts';
import { createSchedule, type Schedule } from '../../schedule/rules/schedule.ts';
import { createLiveFlightSearch } from './live-flight-search.ts';

const scheduleOf = (patterns: readonly LegPattern[]): Schedule => createSchedule(patterns);
const query = { origin: 'DAL', destination: 'HOU', date: '2026-12-02' };

test('a new schedule takes the place of the old one, and a search under way keeps the old', () => {
  const live = createLiveFlightSearch(scheduleOf([leg('DAL 07:00 -6 > HOU 08:05 -6')]));
  const before = live.current();
  live.replace(scheduleOf([]));
  expect(live.current().search(query)).toEqual([]);
  expect(before.search(query).length).toBe(1);
});

test('a schedule that cannot be indexed leaves the old one', () => {
  const live = createLiveFlightSearch(scheduleOf([leg('DAL 07:00 -6 > HOU 08:05 -6')]));
  const broken = { ...scheduleOf([]), patterns: [{ ...leg('DAL 07:00 -6 > HOU 08:05 -6'), departure: undefined }] };
  expect(() => live.replace(broken as unknown as Schedule)).toThrow(TypeError);
  expect(live.current().search(query).length).toBe(1);
});
