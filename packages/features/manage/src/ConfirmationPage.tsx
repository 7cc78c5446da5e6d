import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { bookedBy, BookedTrip, TripDetails, WithTrip } from '@airline/trip';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { NextSteps } from './NextSteps.tsx';
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
            <NextSteps trip={trip} />
          </Card>
        </div>
        <TripDetails trip={trip} />
      </div>
    </Page>
  );
}
