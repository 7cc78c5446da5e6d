import { useLocale } from '@airline/ui/locale';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { queryClient } from '../../../gateway.ts';
import { monthOf } from '../calendar-dates.ts';
import { daysByDate, lowFaresQuery, type FareRoute, type LowFareDay } from './low-fares.ts';

type NoteFor = (date: string) => string | undefined;

const noMonths: readonly string[] = [];

/**
 * Gives the lowest price of each day as the note of a calendar's cell.
 *
 * A month is asked for when the calendar first writes one of its days. A price that did not come is not missed: its cell is
 * without a note.
 */
export function useLowFareNotes(route: FareRoute | undefined, inPoints: boolean): NoteFor {
  const locale = useLocale();
  const routeKey = JSON.stringify(route);
  const [asked, setAsked] = useState({ routeKey, months: noMonths });
  const months = asked.routeKey === routeKey ? asked.months : noMonths;
  const days = useQueries(
    { queries: route === undefined ? [] : months.map((month) => lowFaresQuery(route, month)), combine: daysByDate },
    queryClient,
  );
  const write = useMemo(() => noteWriter(locale, inPoints), [locale, inPoints]);
  const hasRoute = route !== undefined;

  return useCallback(
    (date) => {
      const month = monthOf(date);
      if (hasRoute && !months.includes(month)) {
        // The calendar is being rendered: it is rendered anew once that is over.
        queueMicrotask(() => {
          setAsked((before) => {
            const known = before.routeKey === routeKey ? before.months : noMonths;
            return known.includes(month) ? before : { routeKey, months: [...known, month] };
          });
        });
      }
      return write(days.get(date));
    },
    [hasRoute, months, routeKey, days, write],
  );
}

/** A cell has room for five characters: whole dollars, rounded up, and thousands of points. */
function noteWriter(locale: string, inPoints: boolean): (day: LowFareDay | undefined) => string | undefined {
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (day) => {
    if (day?.perPassenger === undefined) return undefined;
    if (inPoints) return day.pointsPerPassenger === undefined ? undefined : points.format(day.pointsPerPassenger);
    return dollars.format(Math.ceil(day.perPassenger.amountMinor / 100));
  };
}
