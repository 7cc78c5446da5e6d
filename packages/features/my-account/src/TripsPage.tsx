import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { hasEnded } from '@airline/trip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import styles from './AccountLists.module.css';
import { AccountTrip } from './AccountTrip.tsx';
import { NoTrip } from './NoTrip.tsx';

export { loadAccountTrips as loader } from './account-loaders.ts';

/** Renders the trips of the account: those ahead, those that are over, and those that were cancelled. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const trips = useLoaderData<readonly Trip[]>();
  const now = useSession().now();
  const confirmed = trips.filter(({ status }) => status === 'confirmed');
  const upcoming = confirmed.filter((trip) => !hasEnded(trip, now));
  const past = confirmed.filter((trip) => hasEnded(trip, now));
  const cancelled = trips.filter(({ status }) => status === 'cancelled');
  return (
    <Page title={t('trips.title')} lead={t('trips.lead')}>
      <div className={styles['lists']}>
        <section className={styles['list']} aria-labelledby="upcoming">
          <h2 id="upcoming">{t('trips.upcoming')}</h2>
          {upcoming.length === 0 ? <NoTrip /> : <Trips trips={upcoming} />}
        </section>
        {Object.entries({ past, cancelled })
          .filter(([, group]) => group.length > 0)
          .map(([name, group]) => (
            <section key={name} className={styles['list']} aria-labelledby={name}>
              <h2 id={name}>{name === 'past' ? t('trips.past') : t('trips.cancelledTrips')}</h2>
              <Trips trips={group} />
            </section>
          ))}
      </div>
    </Page>
  );
}

function Trips({ trips }: { readonly trips: readonly Trip[] }): ReactNode {
  return (
    <ul className={styles['cards']}>
      {trips.map((trip) => (
        <li key={trip.recordLocator}>
          <AccountTrip trip={trip} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
