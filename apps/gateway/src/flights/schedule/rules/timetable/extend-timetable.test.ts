import { activeStations } from '@airline/reference-data/stations';
import { describe, expect, test } from 'vitest';

import { leg } from '../../../../../test-support/legs.ts';
import type { LegPattern } from '../leg-pattern.ts';
import { overlappingPatterns } from '../check-patterns.ts';
import { createSchedule } from '../schedule.ts';
import { extendTimetable } from './extend-timetable.ts';
import { generateTimetable } from './generate-timetable.ts';

const stations = activeStations.filter(({ id }) => 'DAL HOU LAX PHX DEN MDW HNL CUN LGA SAT'.split(' ').includes(id));
const draw = (days: number): readonly LegPattern[] =>
  generateTimetable({ stations, from: '2026-11-21', days, flightsPerDay: 120 });
/** What departs on a date, without what may be another number. */
const departures = (patterns: readonly LegPattern[], date: string): readonly string[] =>
  createSchedule(patterns)
    .departuresOn(date)
    .map((of) => JSON.stringify([of.id, of.departure, of.arrival]));

describe('a timetable that is drawn on', () => {
  const current = draw(331);
  const extended = extendTimetable(current, draw(400), '2027-10-01');

  test.each(['2027-10-01', '2027-10-10', '2027-10-17'])('has on %s what it had, to the letter', (date) => {
    expect(departures(extended, date)).toEqual(departures(current, date));
  });

  test.each(['2027-10-18', '2027-10-31', '2027-12-20'])('has flights on %s, as the longer one', (date) => {
    expect(departures(extended, date)).toEqual(departures(draw(400), date));
    expect(departures(extended, date).length).toBeGreaterThan(50);
  });

  test('has no flight twice, and keeps the legs of a flight together', () => {
    expect(overlappingPatterns(extended)).toEqual([]);
    for (const pattern of extended.filter(({ legSequence }) => legSequence > 1)) {
      const isFirstLeg = ({ flightNumber, itineraryVariation, legSequence }: LegPattern): boolean =>
        flightNumber === pattern.flightNumber && itineraryVariation === pattern.itineraryVariation && legSequence === 1;
      expect(extended.filter(isFirstLeg)).toHaveLength(1);
    }
  });

  test('forgets what ended a week ago or more', () => {
    const later = extendTimetable(extended, draw(430), '2027-12-01');
    expect(later.every(({ lastDate = '' }) => lastDate >= '2027-11-24')).toBe(true);
    expect(departures(later, '2027-12-01')).toEqual(departures(extended, '2027-12-01'));
  });

  test('lengthens what goes on unchanged, and does not begin it anew', () => {
    expect(extended.filter(({ firstDate }) => firstDate === '2027-10-18')).toEqual([]);
  });
});

test('a flight number that now flies elsewhere gets an itinerary variation of its own', () => {
  const before = leg('DAL 07:00 -6 > HOU 08:05 -6', { lastDate: '2026-06-30', itineraryVariation: 3 });
  const after = leg('DAL 09:00 -6 > SAT 10:05 -6', { lastDate: '2026-08-31' });
  expect(extendTimetable([before], [after], '2026-06-01')).toEqual([
    before,
    { ...after, firstDate: '2026-07-01', itineraryVariation: 4 },
  ]);
});

test('a schedule until further notice is nothing to draw on', () => {
  const { lastDate: _lastDate, ...open } = leg('DAL 07:00 -6 > HOU 08:05 -6');
  expect(() => extendTimetable([open], [], '2026-06-01')).toThrow('until further notice');
});
