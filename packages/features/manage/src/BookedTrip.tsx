import type { Trip } from '@airline/contract';
import { PlacePicture } from '@airline/itinerary/place-picture';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { CopyRecordLocator, Countdown, formatTripDates, tripDestination, TripSummaries } from '@airline/trip';
import { useLocale } from '@airline/ui/locale';
import { TripCard } from '@airline/ui/trip-card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { TripActions } from './TripActions.tsx';
import styles from './BookedTrip.module.css';

/** Renders a trip that was just booked as its card: where to, in how many days, by which flights, under which code. */
export function BookedTrip({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const session = useSession();
  const [now] = useState(() => session.now());
  const { recordLocator } = trip;
  const destination = tripDestination(trip);
  return (
    <TripCard
      title={placeName(destination, locale)}
      picture={<PlacePicture station={destination} />}
      date={formatTripDates(trip, locale)}
      status={<Countdown trip={trip} now={now} />}
      codeLabel={t('confirmation.recordLocator')}
      code={recordLocator}
      codeAction={<CopyRecordLocator value={recordLocator} />}
      actions={<TripActions trip={trip} />}
    >
      <div className={styles['flights']}>
        <TripSummaries trip={trip} />
      </div>
    </TripCard>
  );
}
