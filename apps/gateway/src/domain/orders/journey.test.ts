import { activeStations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../test-support/orders.ts';
import { createSchedule, generateTimetable, seatsOf } from '../schedule/index.ts';
import { seatsTaken } from './journey.ts';
import { seatsOfLeg } from './seats-of-leg.ts';

test('seats are taken for who has a ticket, sorted by leg, a leg once', () => {
  const out = boundOf([flightLeg('WN9', '2026-12-01'), flightLeg('WN10', '2026-12-01', 'HOU', 'MSY')]);
  expect(
    seatsTaken([out, boundOf([flightLeg('WN9', '2026-12-01')])], { adults: 2, children: 1, lapInfants: 2 }),
  ).toEqual([
    { legId: 'WN10-2026-12-01-HOU', date: '2026-12-01', count: 3 },
    { legId: 'WN9-2026-12-01-DAL', date: '2026-12-01', count: 6 },
  ]);
});

test('the seats of a leg are its aircraft’s, and a leg that is not flown has none', () => {
  const schedule = createSchedule(
    generateTimetable({ stations: activeStations, from: '2026-11-21', days: 14, flightsPerDay: 1_000 }),
  );
  const [leg] = schedule.departuresOn('2026-12-01', 'DAL');
  expect(seatsOfLeg(schedule, leg?.id ?? '')).toBe(seatsOf(leg?.pattern.configuration));
  expect(seatsOfLeg(schedule, leg?.id ?? '')).toBeGreaterThan(100);
  for (const id of ['WN1-2030-12-01-DAL', 'WN0-2026-12-01-XXX', 'nonsense', '', 'WN1-2026-02-30-DAL']) {
    expect(seatsOfLeg(schedule, id)).toBeUndefined();
  }
});
