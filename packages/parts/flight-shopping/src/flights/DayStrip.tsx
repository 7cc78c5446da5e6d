import type { Party } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useSession } from '@airline/session/react';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { addDays, toMonth } from '../calendar-dates.ts';
import type { BoundSearch } from '../search/flight-search.ts';
import { lowFaresQuery } from '../search/low-fares-query.ts';
import { cheapestDates, dayPrice, daysByDate, type LowFareDay } from '../search/low-fares.ts';
import styles from './DayStrip.module.css';
import { dayBasis, dayOnBasis } from './day-prices.ts';
import type { PriceBasis } from './list-options.ts';
import type { ChosenFlight } from './picks.ts';

const DAYS_EITHER_SIDE = 3;

export interface DayStripProps {
  readonly bound: BoundSearch;
  /** The directions after this one: their cheapest flights count in prices of the trip. */
  readonly onward: readonly BoundSearch[];
  readonly chosen: readonly ChosenFlight[];
  readonly party: Party;
  readonly inPoints: boolean;
  /** What the list's prices are for: the days' are for the same. */
  readonly basis: PriceBasis;
  /** First and last date that can be chosen; unknown until the gateway has answered. */
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly hrefFor: (date: string) => string;
  /** The prices of the whole month; absent where there is no such page. */
  readonly calendarHref?: string | undefined;
}

/** Its flag is asked for once the flights are there: that takes a library. */
const CalendarLink = lazy(async () => ({ default: (await import('./CalendarLink.tsx')).CalendarLink }));

/** Renders the days around the date, each with its lowest price, and leads to their flights. */
export function DayStrip({
  bound,
  onward,
  chosen,
  party,
  inPoints,
  basis: wanted,
  first,
  last,
  hrefFor,
  calendarHref,
}: DayStripProps): ReactNode {
  const { t } = useTranslation('flights');
  const { date: current, origin, destination } = bound;
  const strip = useRef<HTMLOListElement>(null);
  const dates = Array.from({ length: 2 * DAYS_EITHER_SIDE + 1 }, (_, index) =>
    addDays(current, index - DAYS_EITHER_SIDE),
  );
  const session = useSession();
  const basis = dayBasis(wanted, party);
  const isTrip = basis === 'personTrip' || basis === 'partyTrip';
  const daysAlone = useQueries({
    queries: [...new Set(dates.map(toMonth))].map((month) =>
      lowFaresQuery(session, { origin, destination, party }, month),
    ),
    combine: daysByDate,
  });
  const laterMonths = useQueries({
    queries: (isTrip ? onward : []).map((later) => lowFaresQuery(session, { ...later, party }, toMonth(later.date))),
  });
  const journey = {
    party,
    chosen,
    onward: onward.map(({ date }, index) => laterMonths[index]?.data?.days.find((day) => day.date === date)),
  };
  const days = new Map([...daysAlone].map(([date, day]) => [date, dayOnBasis(day, basis, journey)]));
  useLayoutEffect(() => {
    const list = strip.current;
    // jsdom lays nothing out.
    if (list === null || typeof ResizeObserver === 'undefined') return undefined;
    const day = list.querySelector<HTMLElement>("[aria-current='true']");
    if (day === null) return undefined;
    // On a small screen the days scroll sideways: the chosen one stands in the middle, on a device that is turned too. Its own
    // size changes where the styles come behind it.
    const observer = new ResizeObserver(() => {
      list.scrollLeft = day.offsetLeft - (list.clientWidth - day.clientWidth) / 2;
    });
    observer.observe(list);
    observer.observe(day);
    return () => observer.disconnect();
  }, [current]);
  const cheapest = cheapestDates(
    dates.map((date) => days.get(date)),
    inPoints,
  );
  const label = t(inPoints ? 'days.inPoints' : 'days.label', { basis: t(`basis.short.${basis}`) });
  const isOpen = (date: string) => (first === undefined || date >= first) && (last === undefined || date <= last);

  return (
    <nav aria-label={label}>
      {basis === wanted && !inPoints ? null : (
        <p className={styles['basis']} aria-hidden="true">
          {label}
        </p>
      )}
      <div className={styles['strip']}>
        <Step direction="earlier" href={isOpen(addDays(current, -1)) ? hrefFor(addDays(current, -1)) : undefined} />
        <ol ref={strip} className={styles['days']} data-points={inPoints || undefined}>
          {dates.map((date) => (
            <li key={date} className={styles['item']}>
              {isOpen(date) ? (
                <Link
                  to={hrefFor(date)}
                  preventScrollReset
                  aria-current={date === current ? 'true' : undefined}
                  className={styles['day']}
                >
                  <DayText
                    date={date}
                    day={days.get(date)}
                    isKnown={days.has(date)}
                    isCheapest={cheapest.includes(date)}
                    inPoints={inPoints}
                  />
                </Link>
              ) : (
                <span className={styles['day']} data-closed>
                  <DayText date={date} day={undefined} isKnown={false} isCheapest={false} inPoints={inPoints} />
                  <VisuallyHidden>{t('days.closed')}</VisuallyHidden>
                </span>
              )}
            </li>
          ))}
        </ol>
        <Step direction="later" href={isOpen(addDays(current, 1)) ? hrefFor(addDays(current, 1)) : undefined} />
      </div>
      {calendarHref === undefined ? null : (
        <p className={styles['calendar']}>
          <Suspense fallback={null}>
            <CalendarLink href={calendarHref} />
          </Suspense>
        </p>
      )}
    </nav>
  );
}

interface DayTextProps {
  readonly date: string;
  readonly day: LowFareDay | undefined;
  readonly isKnown: boolean;
  readonly isCheapest: boolean;
  readonly inPoints: boolean;
}

function DayText({ date, day, isKnown, isCheapest, inPoints }: DayTextProps): ReactNode {
  const { t } = useTranslation('flights');
  const locale = useLocale();
  const price = dayPrice(day, locale, inPoints);
  return (
    <>
      <span className={styles['weekday']}>{formatCalendarDate(date, locale, 'weekday')}</span>{' '}
      <span className={styles['date']}>{formatCalendarDate(date, locale, 'dayAndMonth')}</span>{' '}
      <span className={styles['price']} data-cheapest={isCheapest || undefined}>
        {price ?? (isKnown ? t('days.none') : null)}
        {price !== undefined && inPoints ? ` ${t('prices.unitOther')}` : null}
        {isCheapest ? <VisuallyHidden> {t('days.cheapest')}</VisuallyHidden> : null}
      </span>
    </>
  );
}

interface StepProps {
  readonly direction: 'earlier' | 'later';
  readonly href: string | undefined;
}

function Step({ direction, href }: StepProps): ReactNode {
  const { t } = useTranslation('flights');
  const arrow = (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={direction === 'earlier' ? 'm10 3-5 5 5 5' : 'm6 3 5 5-5 5'} />
    </svg>
  );
  if (href === undefined) return <span className={styles['step']}>{arrow}</span>;
  return (
    <Link to={href} preventScrollReset className={styles['step']}>
      <VisuallyHidden>{t(`days.${direction}`)}</VisuallyHidden>
      {arrow}
    </Link>
  );
}
