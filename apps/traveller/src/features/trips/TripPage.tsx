import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { placeName } from '@airline/journey';
import { buildPath } from '@airline/links';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import styles from './TripPage.module.css';
import { CancelledTrip } from './CancelledTrip.tsx';
import { RecordLocator } from './RecordLocator.tsx';
import { TripActions } from './TripActions.tsx';
import { TripDetails } from './TripDetails.tsx';
import { TripGuard } from './TripGuard.tsx';
import { destinationOf } from './trip-time.ts';

/** Renders a booked trip. */
export function TripPage(): ReactNode {
  return <TripGuard>{(trip) => <FoundTrip trip={trip} />}</TripGuard>;
}

function FoundTrip({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const { cancellation, recordLocator } = trip;
  const told = toldOf(useLocation().state);
  return (
    <Page
      title={t('trip.title', { city: placeName(destinationOf(trip)) })}
      lead={
        <Badge tone={cancellation === undefined ? 'success' : 'danger'}>
          {cancellation === undefined ? t('trip.confirmed') : t('trip.cancelled')}
        </Badge>
      }
    >
      <div className={styles['content']}>
        {cancellation === undefined || told === undefined ? null : (
          <Banner tone={told === 'now' ? 'success' : 'information'} title={t(`cancel.done.${told}`)}>
            {t('cancel.done.mail', { email: trip.emailHint })}
          </Banner>
        )}
        <RecordLocator value={recordLocator} />
        <TripActions trip={trip} withCancellation />
        {cancellation === undefined ? null : <CancelledTrip trip={trip} cancellation={cancellation} />}
        <TripDetails trip={trip} />
        <p className={styles['screenOnly']}>
          <Link href={buildPath('find-my-trip')} variant="standalone">
            {t('trip.anotherTrip')}
          </Link>
        </p>
      </div>
    </Page>
  );
}

/** Reads from the history entry whether the person has just cancelled the trip, or found that it was cancelled before. */
function toldOf(state: unknown): 'now' | 'before' | undefined {
  if (typeof state !== 'object' || state === null || !('cancelled' in state)) return undefined;
  return state.cancelled === 'now' || state.cancelled === 'before' ? state.cancelled : undefined;
}
