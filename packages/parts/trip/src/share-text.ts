import type { Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';

/** Writes a time of day as the clocks of the place show it: the offset is left aside. */
function formatClock(local: string, locale: string): string {
  const clock = new Date(`${local.slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z`);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(clock);
}

/** The words of one direction. */
export type BoundWords = (values: {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
  readonly departs: string;
  readonly arrives: string;
  readonly flights: string;
}) => string;

/**
 * Says the flights of a trip to somebody else, a line for each direction: who picks the traveller up needs times and flights. No
 * name and no record locator, which together would show them the trip.
 */
export function shareText({ bounds }: Pick<Trip, 'bounds'>, locale: string, words: BoundWords): string {
  return bounds
    .flatMap(({ itinerary: { legs } }) => {
      const [first, last] = [legs[0], legs.at(-1)];
      if (first === undefined || last === undefined) return [];
      return words({
        origin: placeName(first.from, locale),
        destination: placeName(last.to, locale),
        date: formatCalendarDate(first.departsAt.slice(0, 'YYYY-MM-DD'.length), locale, 'full'),
        departs: formatClock(first.departsAt, locale),
        arrives: formatClock(last.arrivesAt, locale),
        flights: legs.map(({ flight }) => flight).join(', '),
      });
    })
    .join('\n');
}
