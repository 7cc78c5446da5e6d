import type { Trip } from '@airline/contract';
import { QuickLink } from '@airline/app-shell/quick-link';
import { flightHref } from '@airline/flight-status';
import { spacedFlight } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { formatTripDates, KeptNotice, tripDestination, TripSummaries, useReadAt } from '@airline/trip';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { TripCard } from '@airline/ui/trip-card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { homeWays } from './home-ways.ts';
import styles from './HomePage.module.css';
import type { KeptOnDevice } from './kept-home.ts';
import { mobilePath } from './mobile-path.ts';

/** Renders the trips, passes and the flight that this device keeps, each with when it was read. It asks for nothing and changes nothing. */
export function KeptDocuments({ home, trips, status }: KeptOnDevice): ReactNode {
  const { t } = useTranslation('webview');
  const statusReadAt = useReadAt(status?.asOf);
  const next = home?.trip;
  const isListed = trips.some(({ trip }) => trip.recordLocator === next?.recordLocator);
  const shown: readonly KeptTripProps[] = [
    ...(next === undefined || isListed ? [] : [{ trip: next, at: home?.at, hasPage: false, hasPasses: false }]),
    ...trips,
  ];
  if (shown.length === 0 && status === undefined) {
    return <EmptyState title={t('home.kept.nothing.title')}>{t('home.kept.nothing.body')}</EmptyState>;
  }
  return (
    <section className={styles['section']} aria-labelledby="kept">
      <h2 id="kept">{t('home.kept.title')}</h2>
      <KeptNotice at={home?.at} />
      {shown.map((kept) => (
        <KeptTripCard key={kept.trip.recordLocator} {...kept} />
      ))}
      {status === undefined ? null : (
        <QuickLink
          href={flightHref(buildPath('mobile-flight-status'), status.flight, status.date)}
          picture={homeWays.status.picture}
          title={t('home.kept.status', { flight: spacedFlight(status.flight) })}
          body={statusReadAt}
        />
      )}
    </section>
  );
}

interface KeptTripProps {
  readonly trip: Trip;
  readonly at?: string | undefined;
  readonly hasPage: boolean;
  readonly hasPasses: boolean;
}

function KeptTripCard({ trip, at, hasPage, hasPasses }: KeptTripProps): ReactNode {
  const { t } = useTranslation('webview');
  const locale = useLocale();
  const readAt = useReadAt(at);
  const { recordLocator } = trip;
  return (
    <TripCard
      title={placeName(tripDestination(trip), locale)}
      headingLevel={3}
      date={formatTripDates(trip, locale)}
      codeLabel={t('home.recordLocator')}
      code={recordLocator}
      actions={
        <>
          {hasPasses ? (
            <ButtonLink variant="primary" href={mobilePath(buildPath('air-boarding-pass', { recordLocator }))}>
              {t('home.kept.pass')}
            </ButtonLink>
          ) : null}
          {hasPage ? (
            <ButtonLink href={mobilePath(buildPath('trip', { recordLocator }))}>{t('home.seeTrip')}</ButtonLink>
          ) : null}
        </>
      }
    >
      <TripSummaries trip={trip} />
      <p className={styles['muted']}>
        {readAt} {hasPage || hasPasses ? '' : t('home.kept.notHere')}
      </p>
    </TripCard>
  );
}
