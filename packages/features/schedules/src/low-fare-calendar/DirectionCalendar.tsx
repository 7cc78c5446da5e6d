import { FailureBanner } from '@airline/gateway-client/react';
import { failureIn } from '@airline/gateway-client';
import { useCalendarTexts } from '@airline/flight-shopping/bound-fields';
import { cheapestDates, dayPrice, lowFaresQuery, type FareRoute } from '@airline/flight-shopping/low-fares';
import { toMonth } from '@airline/flight-shopping/calendar-dates';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Link } from '@airline/ui/link';
import { MonthCalendar } from '@airline/ui/date-picker';
import { useLocale } from '@airline/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './LowFareCalendar.module.css';

export interface DirectionCalendarProps {
  readonly direction: 'outbound' | 'inbound';
  readonly route: FareRoute;
  readonly inPoints: boolean;
  /** The chosen date; `''` for none. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly minimum: string;
  /** A date of the month that is shown. */
  readonly focused: string;
  readonly onFocus: (date: string) => void;
}

/** Renders the days of a month in one direction, each with its lowest price; days on which nothing is for sale cannot be chosen. */
export function DirectionCalendar({
  direction,
  route,
  inPoints,
  value,
  focused,
  minimum,
  ...calendar
}: DirectionCalendarProps): ReactNode {
  const { t, i18n } = useTranslation('lowFareCalendar');
  const locale = useLocale();
  const titleId = useId();
  const texts = useCalendarTexts();
  const month = toMonth(focused);
  const { data, error, refetch } = useQuery(lowFaresQuery(useSession(), route, month));
  const days = new Map(data?.days.map((day) => [day.date, day]));
  const shown = [...days.values()].filter((day) => day.date >= minimum);
  const cheapest = new Set(cheapestDates(shown, inPoints));
  const failure = data === undefined ? failureIn(error) : undefined;
  const isEmpty = data !== undefined && shown.every(({ perPassenger }) => perPassenger === undefined);
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
  const names = { from: placeName(route.origin, i18n.language), to: placeName(route.destination, i18n.language) };
  const title = t('direction', { direction: t(direction), ...names });
  const schedules = new URLSearchParams({ from: route.origin, to: route.destination, date: focused });
  return (
    <section className={styles['direction']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <MonthCalendar
        {...calendar}
        label={title}
        texts={texts}
        value={value === '' ? null : value}
        focused={focused}
        minimum={minimum}
        // Before the month's prices are known any of its days may have one.
        isUnavailable={(date) =>
          toMonth(date) === month && data !== undefined && dayPrice(days.get(date), locale, inPoints) === undefined
        }
        noteFor={(date) => {
          const text = dayPrice(days.get(date), locale, inPoints);
          return text === undefined ? undefined : { text, standsOut: cheapest.has(date) };
        }}
        legend={cheapest.size === 0 ? undefined : t('lowest')}
      />
      {/* There before its words are: what comes into it is said aloud. */}
      <output className={styles['status']}>
        {isEmpty ? (
          <>
            <strong>{t('none.title', { month: monthName })}.</strong> {t('none.body')}{' '}
            <Link href={`${buildPath('air-flight-schedules')}?${schedules.toString()}`}>{t('none.schedules')}</Link>
          </>
        ) : data !== undefined ? (
          t('loaded', { month: monthName })
        ) : failure === undefined ? (
          t('loading')
        ) : null}
      </output>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void refetch()} />}
    </section>
  );
}
