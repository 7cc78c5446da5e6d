import { activeStations } from '@airline/reference-data/stations';

import { generateTimetable } from '../src/flights/schedule/rules/timetable/generate-timetable.ts';
import { dateOfDay, dayOfDate } from '../src/flights/schedule/rules/calendar-date.ts';
import { createSchedule, type Schedule } from '../src/flights/schedule/rules/schedule.ts';

/** The first day of every timetable here, and the Wednesday that is searched. */
export const firstDate = '2026-11-21';
export const searchedDate = '2026-12-02';
/** The moment at which the gateway is asked, and the sixty dates that it is asked for: people look some weeks ahead. */
export const benchmarkStart = new Date('2026-11-21T12:00:00Z');
export const searchedDates: readonly string[] = Array.from({ length: 60 }, (_, index) =>
  dateOfDay(dayOfDate(firstDate) + 1 + ((index * 7) % 60)),
);

/** Makes a schedule of 4,000 flights a day for each carrier: ten of them stand for 40,000. */
export function scheduleOf(carriers: readonly string[]): Schedule {
  return createSchedule(
    carriers.flatMap((carrier, index) =>
      generateTimetable({ stations: activeStations, from: firstDate, carrier, seed: index + 1 }),
    ),
  );
}

export interface Pair {
  readonly origin: string;
  readonly destination: string;
}

/** Every ordered pair of stations, in an order that mixes them and never changes. */
export function mixedPairs(): readonly Pair[] {
  const ids = activeStations.map(({ id }) => id);
  const pairs = ids.flatMap((origin) =>
    ids.flatMap((destination) => (origin === destination ? [] : [{ origin, destination }])),
  );
  // A step that shares no factor with the number of pairs visits each of them once.
  const step = 7_919;
  return pairs.map((_, index) => pairs[(index * step) % pairs.length] as Pair);
}

/** Pairs as people ask for them: as often as they have flights on the day. */
export function travelledPairs(schedule: Schedule, count: number): readonly Pair[] {
  const legs = schedule.departuresOn(searchedDate);
  const step = 1_009;
  return Array.from({ length: count }, (_, index) => {
    const leg = legs[(index * step) % legs.length];
    return { origin: leg?.departure.station ?? '', destination: leg?.arrival.station ?? '' };
  });
}
