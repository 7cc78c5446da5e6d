import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { hasEnded } from '@airline/trip';
import { ButtonLink } from '@airline/ui/button';
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
        {groupByYear(past).map(([year, group]) => (
          <section key={year} className={styles['list']} aria-labelledby={`past-${year}`}>
            <h2 id={`past-${year}`}>{t('trips.pastOf', { year })}</h2>
            <Trips trips={group} />
          </section>
        ))}
        {cancelled.length === 0 ? null : (
          <section className={styles['list']} aria-labelledby="cancelled">
            <h2 id="cancelled">{t('trips.cancelledTrips')}</h2>
            <Trips trips={cancelled} />
          </section>
        )}
        <section className={styles['earning']} aria-labelledby="another">
          <h2 id="another">{t('trips.another')}</h2>
          <p>{t('trips.anotherBody')}</p>
          <ButtonLink href={buildPath('find-my-trip')}>{t('trips.find')}</ButtonLink>
        </section>
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
