import { usePageData } from '@airline/app';
import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { TripFareWatch } from '@airline/fare-watch';
import { TripFlightAlerts } from '@airline/flight-alerts/trip';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import {
  BookedTrip,
  keepsTrips,
  KeptNotice,
  type KeptTrip,
  type LoadedTrip,
  RecordLocator,
  TripActions,
  TripDetails,
  TripDisruptions,
  tripDestination,
  useKeepTrip,
  WithTrip,
} from '@airline/trip';
import { useLoginState } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { CancelledTrip } from './CancelledTrip.tsx';
import styles from './TripPage.module.css';

export { loadTrip as loader } from './trip-loader.ts';

/** Renders a booked trip. */
export function Component(): ReactNode {
  const loaded = usePageData<LoadedTrip>();
  const kept = 'kept' in loaded ? loaded.kept : undefined;
  return <WithTrip>{(trip) => <FoundTrip trip={trip} kept={kept} />}</WithTrip>;
}

function FoundTrip({ trip, kept }: { readonly trip: Trip; readonly kept: KeptTrip | undefined }): ReactNode {
  const isKept = kept !== undefined;
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { cancellation, recordLocator } = trip;
  const told = toldOf(useLocation().state);
  const isLoggedIn = useLoginState().kind === 'authenticated';
  const isCheckedIn = trip.checkIn?.some(({ checkedIn }) => checkedIn > 0) === true;
  // On the day of travel, or for who is logged in on a device of their own: not what a stranger looked up here.
  useKeepTrip({ trip }, keepsTrips() && !isKept && (isCheckedIn || isLoggedIn));
  return (
    <Page
      title={t('trip.title', { city: placeName(tripDestination(trip), locale) })}
      lead={
        <Badge tone={cancellation === undefined ? 'success' : 'danger'}>
          {cancellation === undefined ? t('trip.confirmed') : t('trip.cancelled')}
        </Badge>
      }
    >
      <div className={styles['content']}>
        {told === undefined || (told === 'part') !== (cancellation === undefined) ? null : (
          <Banner tone={told === 'before' ? 'information' : 'success'} title={t(`cancel.done.${told}`)}>
            {t('cancel.done.mail', { email: trip.emailHint })}
          </Banner>
        )}
        {isKept ? <KeptNotice at={kept.at} /> : null}
        <TripDisruptions trip={trip} />
        {cancellation === undefined ? (
          <BookedTrip trip={trip} withChanges />
        ) : (
          <>
            <RecordLocator value={recordLocator} />
            <TripActions trip={trip} />
            <CancelledTrip trip={trip} cancellation={cancellation} />
          </>
        )}
        {isKept ? null : (
          <>
            <TripFlightAlerts trip={trip} />
            <TripFareWatch trip={trip} />
          </>
        )}
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

const tellings = ['now', 'before', 'part'] as const;

/** Reads from the history entry whether the person has just cancelled the trip, or a part of it, or found that it was cancelled before. */
function toldOf(state: unknown): 'now' | 'before' | 'part' | undefined {
  if (typeof state !== 'object' || state === null || !('cancelled' in state)) return undefined;
  return tellings.find((told) => told === state.cancelled);
}
