import { getStation } from '@airline/reference-data/stations';

import { type CalendarDate, dateOfDay, dayOfDate } from '../schedule/calendar-date.ts';
import type { DatedLeg } from '../schedule/dated-leg.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { stationsOf } from './bounds.ts';

/** A leg is no longer sold this long before its departure: time to check in and to board. */
const SALE_ENDS_MINUTES_BEFORE_DEPARTURE = 60;

/** How many days ahead anything is sold, today counted. */
export const BOOKABLE_DAYS = 330;

/** Tells whether a leg departs late enough to be sold now. */
export function isOnSale({ departure }: Pick<DatedLeg, 'departure'>, now: Date): boolean {
  return departure.instant >= firstDepartureOnSale(now);
}

/** Gives the instant of the first departure that is still sold, in milliseconds since 1970 UTC. */
export function firstDepartureOnSale(now: Date): number {
  return now.getTime() + SALE_ENDS_MINUTES_BEFORE_DEPARTURE * 60_000;
}

/** The first and the last date on which a journey may begin; nothing can be booked when the first is the later one. */
export interface BookableDates {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Gives the dates on which a journey from a place may begin: from its own today on, as far as schedule and sale go. */
export function bookableDates(
  origin: string,
  { firstDate, lastDate }: Pick<Schedule, 'firstDate' | 'lastDate'>,
  now: Date,
): BookableDates {
  const zones = stationsOf(origin).map((id) => getStation(id)?.timeZone ?? 'UTC');
  const today = zones.map((zone) => localDate(zone, now)).toSorted()[0] ?? localDate('UTC', now);
  const lastOnSale = dateOfDay(dayOfDate(today) + (firstDate === undefined ? -1 : BOOKABLE_DAYS - 1));
  return {
    from: firstDate !== undefined && firstDate > today ? firstDate : today,
    to: lastDate !== undefined && lastDate < lastOnSale ? lastDate : lastOnSale,
  };
}

interface ZoneCalendar {
  readonly format: Intl.DateTimeFormat;
  /** The minute of `date`, since 1970 UTC: every zone begins its days on a whole one. */
  minute: number;
  date: CalendarDate;
}

const calendars = new Map<string, ZoneCalendar>();

/** The date that the calendars of a zone show, written once a minute. Canadian English writes it as ISO 8601 does. */
function localDate(timeZone: string, now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / 60_000);
  let calendar = calendars.get(timeZone);
  if (calendar?.minute === minute) return calendar.date;
  if (!calendar) {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    calendars.set(timeZone, (calendar = { format, minute, date: '' }));
  }
  calendar.minute = minute;
  calendar.date = calendar.format.format(now);
  return calendar.date;
}
