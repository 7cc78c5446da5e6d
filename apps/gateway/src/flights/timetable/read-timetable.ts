import type { Schedules, ScheduleDays, ScheduleStops } from '@airline/contract';

import { type Refused, refusedFields } from '../../http/refusal.ts';
import { type CalendarDate, dateOfDay, dayOfDate } from '../schedule/rules/index.ts';
import {
  bookableDates,
  checkBounds,
  type FlightSearch,
  type Itinerary,
  type SearchQuery,
} from '../search/rules/index.ts';
import { boundErrors } from '../shopping/field-errors.ts';
import type { Flights } from '../shopping/flights.ts';
import type { Yielder } from '../shopping/yielder.ts';
import { createTimetable, findNearestDates, type TimetableRow } from './rules/index.ts';
import { rowView } from './row-view.ts';

export interface TimetableQuery {
  readonly origin: string;
  readonly destination: string;
  /** The first of the days. */
  readonly date: CalendarDate;
  readonly days: ScheduleDays;
  readonly stops: ScheduleStops;
}

/** What a timetable is read with. */
export interface TimetableReading {
  readonly flights: Flights;
  readonly yielder: Yielder;
  readonly now: Date;
}

/** What flies on the days of a query, as far as they are on sale. */
export interface Timetable {
  readonly search: FlightSearch;
  readonly dates: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly rows: readonly TimetableRow[];
}

/** Reads what flies between two places, a day for each round of the event loop. */
export async function readTimetable(
  query: TimetableQuery,
  { flights, yielder, now }: TimetableReading,
): Promise<Timetable | Refused> {
  const search = await flights.search();
  const dates = bookableDates(query.origin, search.schedule, now);
  const faults = checkBounds([query], { firstDate: dates.from, lastDate: dates.to });
  if (faults.length > 0) return refusedFields(boundErrors(faults, 'alone'), 'request');
  const itineraries: Itinerary[] = [];
  for (const date of datesOf(query)) {
    if (date > dates.to) break;
    await yielder.yieldToRequests();
    itineraries.push(...search.search(searchOn(query, date)));
  }
  return { search, dates, rows: createTimetable(itineraries, search.schedule) };
}

/** Reads a timetable as the contract has it; where nothing flies, with the nearest dates on which something does. */
export async function listSchedules(
  query: TimetableQuery,
  reading: TimetableReading,
): Promise<{ readonly answer: Schedules } | Refused> {
  const timetable = await readTimetable(query, reading);
  if ('refused' in timetable) return timetable;
  const { origin, destination, date, days } = query;
  const { dates, rows } = timetable;
  const nearest = rows.length > 0 ? [] : await nearestDates(query, timetable, reading.yielder);
  return { answer: { origin, destination, date, days, dates, rows: rows.map(rowView), nearest } };
}

/** The nearest date with a departure on either side. */
async function nearestDates(
  query: TimetableQuery,
  { search, dates }: Timetable,
  yielder: Yielder,
): Promise<CalendarDate[]> {
  const asked = datesOf(query);
  const { before, after } = findNearestDates({ first: query.date, last: asked.at(-1) ?? query.date }, dates);
  const firstFlown = async (candidates: readonly CalendarDate[]): Promise<readonly CalendarDate[]> => {
    for (const date of candidates) {
      await yielder.yieldToRequests();
      if (search.search(searchOn(query, date)).length > 0) return [date];
    }
    return [];
  };
  return [...(await firstFlown(before)), ...(await firstFlown(after))];
}

function datesOf({ date, days }: TimetableQuery): readonly CalendarDate[] {
  return Array.from({ length: days }, (_, index) => dateOfDay(dayOfDate(date) + index));
}

function searchOn({ origin, destination, stops }: TimetableQuery, date: CalendarDate): SearchQuery {
  return { origin, destination, date, maximumStops: stops === 'none' ? 0 : 2 };
}
