import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { gateway } from '../../gateway.ts';
import { hasEnded } from './next-trip.ts';
import { AccountTrip } from './AccountTrip.tsx';
import { NoTrip } from './NoTrip.tsx';
import styles from './AccountLists.module.css';

/** Renders the trips of the account: those ahead, and those that are over or cancelled. */
export function TripsPage(): ReactNode {
  const { t } = useTranslation('account');
  const trips = useLoaderData<readonly Trip[]>();
  const now = gateway.now();
  const isAhead = (trip: Trip): boolean => trip.status === 'confirmed' && !hasEnded(trip, now);
  const upcoming = trips.filter(isAhead);
  const past = trips.filter((trip) => !isAhead(trip));
  return (
    <Page title={t('trips.title')} lead={t('trips.lead')}>
      <div className={styles['lists']}>
        <section className={styles['list']} aria-labelledby="upcoming">
          <h2 id="upcoming">{t('trips.upcoming')}</h2>
          {upcoming.length === 0 ? <NoTrip /> : <Trips trips={upcoming} />}
        </section>
        {past.length === 0 ? null : (
          <section className={styles['list']} aria-labelledby="past">
            <h2 id="past">{t('trips.past')}</h2>
            <Trips trips={past} />
          </section>
        )}
      </div>
    </Page>
  );
}

function Trips({ trips }: { readonly trips: readonly Trip[] }): ReactNode {
  return (
    <ul className={styles['list']}>
      {trips.map((trip) => (
        <li key={trip.recordLocator}>
          <AccountTrip trip={trip} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
