import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { placeName } from '@airline/journey';
import { buildPath } from '@airline/links';
import { Badge } from '@airline/ui/badge';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './TripPage.module.css';
import { RecordLocator } from './RecordLocator.tsx';
import { TripActions } from './TripActions.tsx';
import { TripDetails } from './TripDetails.tsx';
import { TripGuard } from './TripGuard.tsx';

/** Renders a booked trip. */
export function TripPage(): ReactNode {
  return <TripGuard>{(trip) => <FoundTrip trip={trip} />}</TripGuard>;
}

function FoundTrip({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const [first] = trip.bounds;
  const city = placeName(first?.itinerary.legs.at(-1)?.to ?? first?.destination ?? '');
  const confirmed = trip.status === 'confirmed';
  return (
    <Page
      title={t('trip.title', { city })}
      lead={
        <Badge tone={confirmed ? 'success' : 'danger'}>{confirmed ? t('trip.confirmed') : t('trip.cancelled')}</Badge>
      }
    >
      <div className={styles['content']}>
        <RecordLocator value={trip.recordLocator} />
        <TripActions trip={trip} />
        <TripDetails trip={trip} />
        <p>
          <Link href={buildPath('find-my-trip')} variant="standalone">
            {t('trip.anotherTrip')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
