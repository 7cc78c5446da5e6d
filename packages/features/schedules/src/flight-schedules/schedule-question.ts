import { isCalendarDate } from '@airline/flight-shopping/calendar-dates';
import type { ScheduleDays, ScheduleStops } from '@airline/contract';
import { getAirportGroup } from '@airline/reference-data/airport-groups';
import { getStation } from '@airline/reference-data/stations';

/** What the page's address asks for: what flies from one place to another on a date, or in the seven days from it. */
export interface ScheduleQuestion {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
  readonly days: ScheduleDays;
  readonly stops: ScheduleStops;
}

/**
 * Reads the address of the page: `?from=DAL&to=HOU&date=2026-12-14&view=day&stops=none`. `undefined` where a place is missing; without
 * a date that exists it is today, without a view seven days.
 */
export function parseQuestion(params: URLSearchParams, today: string): ScheduleQuestion | undefined {
  const [origin, destination] = [params.get('from'), params.get('to')].map(parsePlace);
  if (origin === undefined || destination === undefined) return undefined;
  const date = params.get('date') ?? '';
  return {
    origin,
    destination,
    date: isCalendarDate(date) ? date : today,
    days: params.get('view') === 'day' ? 1 : 7,
    stops: params.get('stops') === 'none' ? 'none' : 'any',
  };
}

/** Writes a question into an address: the reverse of {@link parseQuestion}. */
export function formatQuestion({ origin, destination, date, days, stops }: ScheduleQuestion): URLSearchParams {
  return new URLSearchParams({
    from: origin,
    to: destination,
    date,
    ...(days === 1 ? { view: 'day' } : {}),
    ...(stops === 'none' ? { stops } : {}),
  });
}

/** A code in any letter case, a retired one as its successor's; what looks like a code and is none is the gateway's to refuse. */
function parsePlace(text: string | null): string | undefined {
  const code = (text ?? '').toUpperCase();
  return getStation(code)?.id ?? getAirportGroup(code)?.id ?? (/^[A-Z]{3,16}$/.test(code) ? code : undefined);
}
