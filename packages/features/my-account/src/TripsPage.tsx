import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { accountTripsQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { hasEnded } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './AccountLists.module.css';
import { AccountTrip } from './AccountTrip.tsx';
import { NoTrip } from './NoTrip.tsx';
import { AddTripCard } from './trips/AddTripCard.tsx';
import { useRemoveTrip } from './trips/use-remove-trip.ts';

export { loadAccountTrips as loader } from './account-loaders.ts';

/** Renders the trips of the account: those ahead, those that are over, and those that were cancelled. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const session = useSession();
  const { data } = useSuspenseQuery(accountTripsQuery(session));
  const { trips, added } = data;
  const removal = useRemoveTrip();
  const now = session.now();
  const list = (shown: readonly Trip[]) => <Trips trips={shown} added={added} onRemove={removal.mutate} />;
  const confirmed = trips.filter(({ status }) => status === 'confirmed');
  const upcoming = confirmed.filter((trip) => !hasEnded(trip, now));
  const past = confirmed.filter((trip) => hasEnded(trip, now));
  const cancelled = trips.filter(({ status }) => status === 'cancelled');
  return (
    <Page title={t('trips.title')} lead={t('trips.lead')}>
      <div className={styles['lists']}>
        {removal.isError ? (
          <Banner
            tone="danger"
            live="assertive"
            title={t('trips.notRemoved.title', { recordLocator: removal.variables })}
          >
            {t('trips.notRemoved.body')}
          </Banner>
        ) : null}
        <output>{removal.isSuccess ? t('trips.removed', { recordLocator: removal.variables }) : ''}</output>
        <section className={styles['list']} aria-labelledby="upcoming">
          <h2 id="upcoming">{t('trips.upcoming')}</h2>
          {upcoming.length === 0 ? <NoTrip /> : list(upcoming)}
        </section>
        {groupByYear(past).map(([year, group]) => (
          <section key={year} className={styles['list']} aria-labelledby={`past-${year}`}>
            <h2 id={`past-${year}`}>{t('trips.pastOf', { year })}</h2>
            {list(group)}
          </section>
        ))}
        {cancelled.length === 0 ? null : (
          <section className={styles['list']} aria-labelledby="cancelled">
            <h2 id="cancelled">{t('trips.cancelledTrips')}</h2>
            {list(cancelled)}
          </section>
        )}
        <AddTripCard />
      </div>
    </Page>
  );
}

/** Groups trips by the year in which each one departs, by the clocks there, the latest year first. */
function groupByYear(trips: readonly Trip[]): readonly (readonly [string, readonly Trip[]])[] {
  const yearOf = ({ bounds }: Trip) => bounds[0]?.date.slice(0, 4) ?? '';
  const years = [...new Set(trips.map(yearOf))].toSorted((one, other) => other.localeCompare(one));
  return years.map((year) => [year, trips.filter((trip) => yearOf(trip) === year)]);
}

function Trips({
  trips,
  added,
  onRemove,
}: {
  readonly trips: readonly Trip[];
  readonly added: readonly string[];
  readonly onRemove: (recordLocator: string) => void;
}): ReactNode {
  return (
    <ul className={styles['cards']}>
      {trips.map((trip) => (
        <li key={trip.recordLocator}>
          <AccountTrip
            trip={trip}
            headingLevel={3}
            onRemove={added.includes(trip.recordLocator) ? () => onRemove(trip.recordLocator) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
