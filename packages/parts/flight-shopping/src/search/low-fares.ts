import type { LowFareCalendar, Money, Party } from '@airline/contract';
import { formatMoney } from '@airline/ui/money';

import { toMonth } from '../calendar-dates.ts';

/** Whose lowest fares are asked for. */
export interface FareRoute {
  readonly origin: string;
  readonly destination: string;
  readonly party: Party;
}

/** One day of the calendar of lowest fares. */
export type LowFareDay = LowFareCalendar['days'][number];

/** Puts the days of all months that are there in one table; a month that did not come has none. */
export function daysByDate(
  months: readonly { readonly data: { readonly days: readonly LowFareDay[] } | undefined }[],
): ReadonlyMap<string, LowFareDay> {
  return new Map(months.flatMap(({ data }) => data?.days ?? []).map((day) => [day.date, day]));
}

/**
 * Writes the lowest price of a day in as few signs as a calendar's cell has room for on a phone, and the same wherever days
 * are shown: whole dollars, rounded up, or points. `undefined` when nothing is for sale.
 */
export function dayPrice(day: LowFareDay | undefined, locale: string, inPoints: boolean): string | undefined {
  const price = shownPrice(day, inPoints);
  return day?.perPassenger === undefined || price === undefined
    ? undefined
    : formatPrice(price, day.perPassenger.currency, locale, inPoints);
}

/**
 * Writes what the days of a journey cost together, to the cent as the flights do: prices that were rounded up one by one come to
 * more. `undefined` when a day has none.
 */
export function journeyPrice(
  days: readonly (LowFareDay | undefined)[],
  locale: string,
  inPoints: boolean,
): string | undefined {
  const prices = days.map((day) => (inPoints ? day?.pointsPerPassenger : day?.perPassenger?.amountMinor));
  const sum = prices.reduce<number | undefined>(
    (total, price) => (total === undefined || price === undefined ? undefined : total + price),
    0,
  );
  const currency = days[0]?.perPassenger?.currency;
  if (sum === undefined || currency === undefined) return undefined;
  return formatPrice(sum, currency, locale, inPoints);
}

function formatPrice(price: number, currency: Money['currency'], locale: string, inPoints: boolean): string {
  return inPoints
    ? new Intl.NumberFormat(locale).format(price)
    : formatMoney({ amountMinor: price, currency }, locale, { minorUnits: 'auto' });
}

/** Tells whether a day of a journey there and back is one to return on: it is after the departure, once that is chosen. */
export function isReturnDay(date: string, departure: string): boolean {
  return departure !== '' && date > departure;
}

/** Gives the days that no other of them is cheaper than, by the price that is shown; where all have one price none stands out. */
export function cheapestDates(days: Iterable<LowFareDay | undefined>, inPoints: boolean): readonly string[] {
  const priced = [...days].flatMap((day) => {
    const price = shownPrice(day, inPoints);
    return day === undefined || price === undefined ? [] : { date: day.date, price };
  });
  const lowest = Math.min(...priced.map(({ price }) => price));
  const cheapest = priced.filter(({ price }) => price === lowest);
  return cheapest.length < priced.length ? cheapest.map(({ date }) => date) : [];
}

/** Gives the cheapest days of each month. */
export function cheapestDatesByMonth(days: Iterable<LowFareDay>, inPoints: boolean): readonly string[] {
  const months = new Map<string, LowFareDay[]>();
  for (const day of days) {
    const month = toMonth(day.date);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()].flatMap((month) => cheapestDates(month, inPoints));
}

/** Gives the price that a day's cell shows: cents of whole dollars, rounded up, or points. */
function shownPrice(day: LowFareDay | undefined, inPoints: boolean): number | undefined {
  if (day?.perPassenger === undefined) return undefined;
  return inPoints ? day.pointsPerPassenger : Math.ceil(day.perPassenger.amountMinor / 100) * 100;
}

/** Writes a price in whole dollars, rounded up. */
export function wholePrice({ amountMinor, currency }: Money, locale: string): string {
  return formatMoney({ amountMinor: Math.ceil(amountMinor / 100) * 100, currency }, locale, { minorUnits: 'auto' });
}
