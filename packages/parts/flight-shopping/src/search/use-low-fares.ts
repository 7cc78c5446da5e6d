import { useSession } from '@airline/session/react';
import { useLocale } from '@airline/ui/locale';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { toMonth } from '../calendar-dates.ts';
import { dayPrice, daysByDate, lowFaresQuery, type FareRoute } from './low-fares.ts';

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
  const session = useSession();
  const days = useQueries({
    queries: route === undefined ? [] : months.map((month) => lowFaresQuery(session, route, month)),
    combine: daysByDate,
  });
  const hasRoute = route !== undefined;

  return useCallback(
    (date) => {
      const month = toMonth(date);
      if (hasRoute && !months.includes(month)) {
        // The calendar is being rendered: it is rendered anew once that is over.
        queueMicrotask(() => {
          setAsked((before) => {
            const known = before.routeKey === routeKey ? before.months : noMonths;
            return known.includes(month) ? before : { routeKey, months: [...known, month] };
          });
        });
      }
      return dayPrice(days.get(date), locale, inPoints);
    },
    [hasRoute, months, routeKey, days, locale, inPoints],
  );
}
