import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { bookedBy, TripDetails } from '@airline/trip';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { BookedTrip } from './BookedTrip.tsx';
import { WithTrip } from './WithTrip.tsx';
import styles from './TripPage.module.css';

export { loadTrip as loader } from './trip-loader.ts';

/** Renders that a trip is booked: its code, what comes next, and the whole trip. */
export function Component(): ReactNode {
  return (
    <WithTrip>
      {(trip) =>
        trip.status === 'cancelled' ? (
          // Someone who goes back to where they booked must not read that the trip is booked.
          <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />
        ) : (
          <Confirmation trip={trip} />
        )
      }
    </WithTrip>
  );
}

function Confirmation({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const { recordLocator, emailHint } = trip;
  const email = bookedBy(recordLocator) ?? emailHint;
  const needsDocument = trip.passengers.some(({ document }) => document === 'atCheckIn');
  return (
    <Page title={t('confirmation.title')} lead={t('confirmation.lead', { email })}>
      <div className={styles['content']}>
        <BookedTrip trip={trip} />
        <div className={styles['screenOnly']}>
          <Card
            title={t('confirmation.next')}
            actions={
              <ButtonLink href={buildPath('trip', { recordLocator })} variant="primary">
                {t('confirmation.manage')}
              </ButtonLink>
            }
          >
            <ul className={styles['steps']}>
              <li>{t('confirmation.recordLocatorHint')}</li>
              <li>{t('confirmation.nextSteps.mail')}</li>
              <li>{t('confirmation.nextSteps.checkIn')}</li>
              <PointsStep trip={trip} />
              {needsDocument ? <li>{t('confirmation.nextSteps.document')}</li> : null}
            </ul>
          </Card>
        </div>
        <TripDetails trip={trip} />
      </div>
    </Page>
  );
}

function PointsStep({ trip: { pointsEarned, payments, bounds } }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const spent = payments.find((payment) => payment.kind === 'points');
  if (spent !== undefined) {
    return <li>{t('confirmation.nextSteps.pointsSpent', { points: formatPoints(spent.points, locale) })}</li>;
  }
  if (pointsEarned === 0) return null;
  const points = formatPoints(pointsEarned, locale);
  const days = bounds.map(({ itinerary, date }) =>
    formatCalendarDate(itinerary.legs.at(-1)?.departsAt.slice(0, 'YYYY-MM-DD'.length) ?? date, locale),
  );
  const dates = new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(days));
  return <li>{t('confirmation.nextSteps.pointsEarned', { count: pointsEarned, points, dates })}</li>;
}
