import type { Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './NextSteps.module.css';

/** The line drawing of each step, on 24 × 24. */
const icons = {
  code: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v10',
  mail: 'M4 6h16v12H4ZM4 7.5l8 6 8-6',
  checkIn: 'M4 20h16M6 20V9h12v11M10 20v-5h4v5M12 9V4l4 1.5-4 1.5',
  points: 'm12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8Z',
  document: 'M6 3h12v18H6ZM9 17h6M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
} as const;

/** Renders what a person does between a booking and the flight. */
export function NextSteps({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const needsDocument = trip.passengers.some(({ document }) => document === 'atCheckIn');
  return (
    <ul className={styles['steps']}>
      <Step icon="code">{t('confirmation.recordLocatorHint')}</Step>
      <Step icon="mail">{t('confirmation.nextSteps.mail')}</Step>
      <Step icon="checkIn">{t('confirmation.nextSteps.checkIn')}</Step>
      <PointsStep trip={trip} />
      {needsDocument ? <Step icon="document">{t('confirmation.nextSteps.document')}</Step> : null}
    </ul>
  );
}

function Step({ icon, children }: { readonly icon: keyof typeof icons; readonly children: ReactNode }): ReactNode {
  return (
    <li className={styles['step']}>
      <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      <span>{children}</span>
    </li>
  );
}

function PointsStep({ trip: { pointsEarned, payments, bounds } }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const spent = payments.find((payment) => payment.kind === 'points');
  if (spent !== undefined) {
    return (
      <Step icon="points">
        {t('confirmation.nextSteps.pointsSpent', { points: formatPoints(spent.points, locale) })}
      </Step>
    );
  }
  if (pointsEarned === 0) return null;
  const points = formatPoints(pointsEarned, locale);
  const days = bounds.map(({ itinerary, date }) =>
    formatCalendarDate(itinerary.legs.at(-1)?.departsAt.slice(0, 'YYYY-MM-DD'.length) ?? date, locale),
  );
  const dates = new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(days));
  return <Step icon="points">{t('confirmation.nextSteps.pointsEarned', { count: pointsEarned, points, dates })}</Step>;
}
