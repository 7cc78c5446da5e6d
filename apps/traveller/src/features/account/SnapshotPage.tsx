import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { JourneySummary, placeName } from '@airline/journey';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { TripCard } from '@airline/ui/trip-card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';

import { formatCalendarDate } from '../../calendar-date.ts';
import { FailureBanner } from '../../failure/FailureBanner.tsx';
import { keepTripProof, proofOfTrip } from '../../trip-proofs.ts';
import type { Snapshot } from './account-queries.ts';
import { AccountFacts } from './AccountFacts.tsx';
import styles from './SnapshotPage.module.css';

/** Renders the account at a glance: who, number, tier, points, the next trip, and the ways on. */
export function SnapshotPage(): ReactNode {
  const { t } = useTranslation('account');
  const { info, next } = useLoaderData<Snapshot>();
  const title =
    info.firstName === undefined ? t('snapshot.titleNameless') : t('snapshot.title', { firstName: info.firstName });
  return (
    <Page title={title}>
      <div className={styles['columns']}>
        <section className={styles['main']} aria-labelledby="next-trip">
          <h2 id="next-trip">{t('snapshot.nextTrip')}</h2>
          <Next next={next} />
        </section>
        <div className={styles['side']}>
          <Card title={t('snapshot.account')}>
            <AccountFacts info={info} />
          </Card>
          <Card title={t('snapshot.manage')}>
            <ul className={styles['links']}>
              {[
                { href: buildPath('my-account-profile-security'), label: t('snapshot.security') },
                { href: buildPath('account-help-update-password'), label: t('snapshot.changePassword') },
                { href: buildPath('account-help-privacy'), label: t('snapshot.privacy') },
              ].map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Next({ next }: Pick<Snapshot, 'next'>): ReactNode {
  const { revalidate } = useRevalidator();
  if ('failure' in next) return <FailureBanner failure={next.failure} live="off" onRetry={() => void revalidate()} />;
  return next.trip === undefined ? <NoTrip /> : <NextTrip trip={next.trip} />;
}

function NextTrip({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [first] = trip.bounds;
  if (first === undefined) return <NoTrip />;
  return (
    <TripCard
      title={placeName(first.itinerary.legs.at(-1)?.to ?? first.destination)}
      headingLevel={3}
      date={formatCalendarDate(first.date, locale, 'day')}
      codeLabel={t('snapshot.recordLocator')}
      code={trip.recordLocator}
      actions={
        <ButtonLink
          href={buildPath('trip', { recordLocator: trip.recordLocator })}
          onClick={() => {
            // The trip's page asks for what proves that it is the person's: they have proved more already.
            const proof = proofOfTrip(trip);
            if (proof !== undefined) keepTripProof(proof);
          }}
        >
          {t('snapshot.seeTrip')}
        </ButtonLink>
      }
    >
      {trip.bounds.map(({ itinerary }) => (
        <JourneySummary key={itinerary.id} itinerary={itinerary} />
      ))}
    </TripCard>
  );
}

function NoTrip(): ReactNode {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('snapshot.noTrip.title')}
      actions={
        <ButtonLink variant="primary" href={buildPath('air-booking')}>
          {t('snapshot.book')}
        </ButtonLink>
      }
    >
      {t('snapshot.noTrip.body')}
    </EmptyState>
  );
}
