import { getStation } from '@airline/reference-data/stations';

import { BOOKABLE_DAYS } from '../../schedule/rules/bookable-days.ts';
import { type CalendarDate, dateOfDay, dayOfDate } from '../../schedule/rules/calendar-date.ts';
import type { DatedLeg } from '../../schedule/rules/dated-leg.ts';
import type { Schedule } from '../../schedule/rules/schedule.ts';
import { findStations } from './bounds.ts';

/** A leg is no longer sold this long before its departure: time to check in and to board. */
const SALE_ENDS_MINUTES_BEFORE_DEPARTURE = 60;

/** Tells whether a leg departs late enough to be sold now. */
export function isOnSale({ departure }: Pick<DatedLeg, 'departure'>, now: Date): boolean {
  return departure.instant >= firstDepartureOnSale(now);
}

/** Gives the instant of the first departure that is still sold, in milliseconds since 1970 UTC. */
export function firstDepartureOnSale(now: Date): number {
  return now.getTime() + SALE_ENDS_MINUTES_BEFORE_DEPARTURE * 60_000;
}

/** Gives until when what departs at an instant is sold; both in milliseconds since 1970 UTC. */
export function saleEndsAt(departsAt: number): number {
  return departsAt - SALE_ENDS_MINUTES_BEFORE_DEPARTURE * 60_000;
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
  const zones = findStations(origin).map((id) => getStation(id)?.timeZone ?? 'UTC');
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

/** Gives the date that the calendars of a zone show, written once a minute. */
export function localDate(timeZone: string, now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / 60_000);
  let calendar = calendars.get(timeZone);
  if (calendar?.minute === minute) return calendar.date;
  if (!calendar) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    calendars.set(timeZone, (calendar = { format, minute, date: '' }));
  }
  calendar.minute = minute;
  calendar.date = isoDate(calendar.format.formatToParts(now));
  return calendar.date;
}

/** Puts a date together from its parts: which locale writes `YYYY-MM-DD` is up to the version of ICU. */
function isoDate(parts: readonly Intl.DateTimeFormatPart[]): CalendarDate {
  const digits = (type: 'year' | 'month' | 'day') => parts.find((part) => part.type === type)?.value ?? '';
  return [digits('year').padStart(4, '0'), digits('month').padStart(2, '0'), digits('day').padStart(2, '0')].join('-');
}
