import type { DayNote } from '@airline/ui/date-picker';
import { useLocale } from '@airline/ui/locale';
import { useCallback, useMemo, useState } from 'react';

import { toMonth } from '../calendar-dates.ts';
import { cheapestDatesByMonth, dayPrice, type FareRoute, type LowFareDay } from './low-fares.ts';
import { useAnswers } from './use-answers.ts';

/** The lowest fares of a route, as far as they were asked for. */
export interface LowFares {
  /** Gives the lowest price of a day as the note of its cell, and asks for its month. */
  readonly noteFor: (date: string) => DayNote | undefined;
  readonly days: ReadonlyMap<string, LowFareDay>;
}

const noMonths: readonly string[] = [];

/**
 * Gives the lowest fares of a route, by day.
 *
 * A month is asked for when the calendar first writes one of its days. A price that did not come is not missed: its cell is
 * without a note.
 */
export function useLowFares(route: FareRoute | undefined, inPoints: boolean): LowFares {
  const locale = useLocale();
  const routeKey = JSON.stringify(route);
  const [asked, setAsked] = useState({ routeKey, months: noMonths });
  const months = asked.routeKey === routeKey ? asked.months : noMonths;
  const questions = useMemo(
    () => (route === undefined ? [] : months.map((month) => `${month} ${routeKey}`)),
    [route, routeKey, months],
  );
  const answers = useAnswers(
    questions,
    async (asks, services, question) => route && asks.askLowFares(services, route, question.slice(0, 7)),
  );
  const days = useMemo(
    () => new Map(questions.flatMap((question) => answers.get(question) ?? []).map((day) => [day.date, day])),
    [questions, answers],
  );
  const hasRoute = route !== undefined;
  const cheapest = useMemo(() => new Set(cheapestDatesByMonth(days.values(), inPoints)), [days, inPoints]);

  const noteFor = useCallback<LowFares['noteFor']>(
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
      const text = dayPrice(days.get(date), locale, inPoints);
      return text === undefined ? undefined : { text, standsOut: cheapest.has(date) };
    },
    [hasRoute, months, routeKey, days, cheapest, locale, inPoints],
  );
  return { noteFor, days };
}
