import { readLowFareCalendar, type LowFareCalendar, type Party } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { formatMoney } from '@airline/ui/money';
import { queryOptions } from '@tanstack/react-query';

/** Whose lowest fares are asked for. */
export interface FareRoute {
  readonly origin: string;
  readonly destination: string;
  readonly party: Party;
}

/** One day of the calendar of lowest fares. */
export type LowFareDay = LowFareCalendar['days'][number];

/** Asks for the lowest fare of each day of a month, `YYYY-MM`. */
export function lowFaresQuery(gateway: GatewayClient, { origin, destination, party }: FareRoute, month: string) {
  return queryOptions({
    queryKey: ['low-fares', origin, destination, party, month],
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await gateway.call(readLowFareCalendar, { query: { origin, destination, month, ...party }, signal }),
      ),
    staleTime: 60_000,
  });
}

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
  if (day?.perPassenger === undefined) return undefined;
  if (inPoints) {
    return day.pointsPerPassenger === undefined
      ? undefined
      : new Intl.NumberFormat(locale).format(day.pointsPerPassenger);
  }
  const { amountMinor, currency } = day.perPassenger;
  return formatMoney({ amountMinor: Math.ceil(amountMinor / 100) * 100, currency }, locale, { minorUnits: 'auto' });
}
