import type { Trip } from '@airline/contract';
import { placeMoment } from '@airline/itinerary/place-moment';
import { PlacePicture } from '@airline/itinerary/place-picture';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { useLocale } from '@airline/ui/locale';
import { TripCard } from '@airline/ui/trip-card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './BookedTrip.module.css';
import { CopyRecordLocator } from './CopyRecordLocator.tsx';
import { Countdown } from './Countdown.tsx';
import { formatTripDates } from './trip-dates.ts';
import { tripDestination } from './trip-time.ts';
import { TripActions } from './TripActions.tsx';
import { TripSummaries } from './TripSummaries.tsx';
import { TripTerms } from './TripTerms.tsx';

export interface BookedTripProps {
  readonly trip: Trip;
  /** Whether its flights can be changed, and the trip cancelled, from here. */
  readonly withChanges?: boolean;
}

/** Renders a booked trip as its card: where to, in how many days, by which flights, under which code, and what can be done with it. */
export function BookedTrip({ trip, withChanges = false }: BookedTripProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const session = useSession();
  const [now] = useState(() => session.now());
  const { recordLocator } = trip;
  const destination = tripDestination(trip);
  return (
    <TripCard
      title={placeName(destination, locale)}
      picture={
        <PlacePicture
          station={destination}
          moment={placeMoment(destination, trip.bounds[0]?.date ?? '')}
          shape="wide"
        />
      }
      date={formatTripDates(trip, locale)}
      status={<Countdown trip={trip} now={now} />}
      codeLabel={t('confirmation.recordLocator')}
      code={recordLocator}
      codeAction={<CopyRecordLocator value={recordLocator} />}
      actions={<TripActions trip={trip} withChanges={withChanges} />}
    >
      <div className={styles['flights']}>
        <TripSummaries trip={trip} />
      </div>
      <TripTerms trip={trip} />
    </TripCard>
  );
}
