import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { findLeg } from './find-leg.ts';
import { createSchedule } from './schedule.ts';

const route = 'DAL 07:00 -6 > HOU 08:05 -6';
const schedule = createSchedule([
  leg(route, { flightNumber: 10 }),
  leg('HOU 09:00 -6 > LAX 10:40 -8', { flightNumber: 10, legSequence: 2 }),
  leg(route, { flightNumber: 10, operationalSuffix: 'A' }),
  leg(route, { carrier: '3U', flightNumber: 8 }),
  leg(route, { carrier: 'AB1', flightNumber: 7 }),
]);

test.each([
  'WN10-2026-03-10-DAL',
  'WN10-2026-03-10-HOU',
  'WN10A-2026-03-10-DAL',
  '3U8-2026-03-10-DAL',
  'AB17-2026-03-10-DAL',
])('%s is found', (id) => {
  expect(findLeg(schedule, id)?.id).toBe(id);
});

test.each([
  'WN11-2026-03-10-DAL',
  'WN10-2027-03-10-DAL',
  'WN10-2026-02-30-DAL',
  'WN10-2026-03-10-LAX',
  'WN010-2026-03-10-DAL',
  'WN10-2026-03-10',
  '',
])("'%s' is not", (id) => {
  expect(findLeg(schedule, id)).toBeUndefined();
});
