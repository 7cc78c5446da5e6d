import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { TripStatus } from '@airline/flight-status/trip-status';
import { accountFundsQuery } from '@airline/funds';
import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { placeName } from '@airline/reference-data/place-names';
import type { Person } from '@airline/session';
import { accountTripsQuery, pointsQuery } from '@airline/session/account-queries';
import { isMember, useLoginState, useSession } from '@airline/session/react';
import {
  Countdown,
  findNextTrip,
  formatTripDates,
  NextStep,
  tripDestination,
  TripDisruptions,
  TripSummaries,
  tripWay,
} from '@airline/trip';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import { Skeleton } from '@airline/ui/skeleton';
import { TripCard } from '@airline/ui/trip-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { homeWays, type HomeWay } from './home-ways.ts';
import styles from './HomePage.module.css';
import { HomeWays } from './HomeWays.tsx';
import { keepHome } from './kept-home.ts';
import { LogOutButton } from './LogOutButton.tsx';

/** Who comes back to the first page within a minute sees what was read: a poor line is asked no more than that. */
const freshMs = 60_000;

/** Renders the day of travel of who is logged in: their next trip and what there is to do for it, how its flight stands, and the ways on. */
export function MemberHome({ person: { firstName } }: { readonly person: Person }): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <Page title={firstName === undefined ? t('home.nameless') : t('home.greeting', { firstName })}>
      <div className={styles['page']}>
        <NextTripSection />
        <AccountSection />
        <LogOutButton />
      </div>
    </Page>
  );
}

function NextTripSection(): ReactNode {
  const { t } = useTranslation('webview');
  const session = useSession();
  const { data, error, refetch } = useQuery({ ...accountTripsQuery(session), staleTime: freshMs });
  const next = data === undefined ? undefined : findNextTrip(data.trips, session.now());
  useEffect(() => {
    // A device that is full, or a browser that denies storage: the page is there with a network all the same.
    if (data !== undefined) keepHome(session, findNextTrip(data.trips, session.now())).catch(() => undefined);
  }, [session, data]);
  const failure = failureIn(error);
  return (
    <section className={styles['section']} aria-labelledby="next-trip">
      <h2 id="next-trip">{t('home.nextTrip')}</h2>
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton label={t('home.loading')} shape="card" />
        ) : (
          <FailureBanner failure={failure} live="off" onRetry={() => void refetch()} />
        )
      ) : next === undefined ? (
        <EmptyState
          title={t('home.noTrip.title')}
          actions={<ButtonLink href={homeWays.trip.href}>{t('home.quick.trip.title')}</ButtonLink>}
        >
          {t('home.noTrip.body')}
        </EmptyState>
      ) : (
        <Next trip={next} />
      )}
    </section>
  );
}

function Next({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('webview');
  const locale = useLocale();
  const session = useSession();
  const [now] = useState(() => session.now());
  return (
    <>
      <TripDisruptions trip={trip} />
      <TripCard
        title={placeName(tripDestination(trip), locale)}
        headingLevel={3}
        date={formatTripDates(trip, locale)}
        status={<Countdown trip={trip} now={now} />}
        codeLabel={t('home.recordLocator')}
        code={trip.recordLocator}
        actions={
          <>
            <NextStep trip={trip} variant="primary" />
            <ButtonLink {...tripWay(trip)}>{t('home.seeTrip')}</ButtonLink>
          </>
        }
      >
        <TripSummaries trip={trip} />
      </TripCard>
      <TripStatus legs={trip.bounds.flatMap(({ itinerary }) => itinerary.legs)} />
    </>
  );
}

function AccountSection(): ReactNode {
  const { t } = useTranslation('webview');
  const locale = useLocale();
  const session = useSession();
  const hasMembership = isMember(useLoginState());
  const points = useQuery({ ...pointsQuery(session), enabled: hasMembership, staleTime: freshMs });
  const funds = useQuery({ ...accountFundsQuery(session), staleTime: freshMs });
  const ways: readonly HomeWay[] = [
    'trips',
    'status',
    ...(hasMembership ? (['points'] as const) : []),
    'funds',
    ...(hasMembership ? (['profile'] as const) : []),
    'security',
    'help',
  ];
  return (
    <section className={styles['section']} aria-labelledby="account">
      <h2 id="account">{t('home.account')}</h2>
      <HomeWays
        label={t('home.account')}
        ways={ways}
        known={{
          ...(points.data === undefined
            ? points.isError
              ? { points: t('home.notRead') }
              : {}
            : { points: t('home.pointsBalance', { points: formatPoints(points.data.balance, locale) }) }),
          ...(funds.data === undefined || funds.data.total.amountMinor === 0
            ? funds.isError
              ? { funds: t('home.notRead') }
              : {}
            : { funds: <Money amount={funds.data.total} /> }),
        }}
      />
    </section>
  );
}
