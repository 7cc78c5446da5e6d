import { Page } from '@airline/app-shell';
import { useFlag } from '@airline/app-shell/flags';
import { readMultiFactor } from '@airline/contract';
import { accountFundsQuery } from '@airline/funds';
import { valueOrThrow } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import {
  accountTripsQuery,
  frequentTravelersQuery,
  mailChoicesQuery,
  pointsQuery,
  profileQuery,
  savedCardsQuery,
} from '@airline/session/account-queries';
import { isMember, useLoginState, useSession } from '@airline/session/react';
import { findNextTrip } from '@airline/trip';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountTrip } from '../AccountTrip.tsx';
import { NoTrip } from '../NoTrip.tsx';
import styles from './MyAccountPage.module.css';
import { countExpiringCards } from './expiring-cards.ts';
import { Section } from './Section.tsx';

/** Renders all sections of the account with how each stands in short. Every one is fetched by itself: one that fails hides no other. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const hasMembership = isMember(useLoginState());
  return (
    <Page title={t('overview.title')} lead={t('overview.lead')}>
      <div className={styles['page']}>
        <NextTripSection />
        <div className={styles['sections']}>
          {hasMembership ? <MemberSections /> : null}
          <FundsSection />
          <SecuritySection />
          <Section
            title={t('menu.watches')}
            href={buildPath('my-account-fare-watches')}
            linkLabel={t('overview.open.watches')}
          >
            <p>{t('overview.watches')}</p>
          </Section>
        </div>
      </div>
    </Page>
  );
}

function NextTripSection(): ReactNode {
  const { t } = useTranslation('myAccount');
  const session = useSession();
  const trips = useQuery(accountTripsQuery(session));
  return (
    <Section
      title={t('snapshot.nextTrip')}
      href={buildPath('my-account-trips')}
      linkLabel={t('overview.open.trips')}
      query={trips}
    >
      {(data) => {
        const next = findNextTrip(data.trips, session.now());
        return next === undefined ? <NoTrip /> : <AccountTrip trip={next} headingLevel={3} />;
      }}
    </Section>
  );
}

function MemberSections(): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const session = useSession();
  const keepsTravelers = useFlag('frequentTravelers');
  const points = useQuery(pointsQuery(session));
  const cards = useQuery(savedCardsQuery(session));
  const profile = useQuery(profileQuery(session));
  const mails = useQuery(mailChoicesQuery(session));
  const travelers = useQuery({ ...frequentTravelersQuery(session), enabled: keepsTravelers });
  return (
    <>
      <Section
        title={t('menu.points')}
        href={buildPath('my-account-points-activity')}
        linkLabel={t('overview.open.points')}
        query={points}
      >
        {({ balance, pending }) => (
          <p>
            {t('overview.points', { points: formatPoints(balance, locale) })}{' '}
            {pending === undefined ? '' : t('overview.pending', { points: formatPoints(pending.points, locale) })}
          </p>
        )}
      </Section>
      <Section
        title={t('menu.payment')}
        href={buildPath('my-account-payment')}
        linkLabel={t('overview.open.payment')}
        query={cards}
      >
        {(data) => {
          const expiring = countExpiringCards(data, session.now());
          return (
            <p>
              {data.length === 0 ? t('overview.noCards') : t('overview.cards', { count: data.length })}{' '}
              {expiring === 0 ? '' : t('overview.cardsExpiring', { count: expiring })}
            </p>
          );
        }}
      </Section>
      <Section
        title={t('menu.personal')}
        href={buildPath('my-account-profile-personal')}
        linkLabel={t('overview.open.personal')}
        query={profile}
      >
        {({ personal }) => <p>{t(personal.phone === undefined ? 'overview.personalNoPhone' : 'overview.personal')}</p>}
      </Section>
      <Section
        title={t('menu.travel')}
        href={buildPath('my-account-profile-travel')}
        linkLabel={t('overview.open.travel')}
        query={profile}
      >
        {({ travel }) => <p>{t(travel.passports.length === 0 ? 'overview.travelNoPassport' : 'overview.travel')}</p>}
      </Section>
      {keepsTravelers ? (
        <Section
          title={t('menu.frequentTravelers')}
          href={buildPath('my-account-profile-frequent-travelers')}
          linkLabel={t('overview.open.frequentTravelers')}
          query={travelers}
        >
          {(data) => (
            <p>{data.length === 0 ? t('overview.noTravelers') : t('overview.travelers', { count: data.length })}</p>
          )}
        </Section>
      ) : null}
      <Section
        title={t('menu.communications')}
        href={buildPath('my-account-profile-communications')}
        linkLabel={t('overview.open.communications')}
        query={mails}
      >
        {({ choices }) => <p>{t(choices.promotions ? 'overview.mailsWithPromotions' : 'overview.mails')}</p>}
      </Section>
      <Section
        title={t('menu.promotions')}
        href={buildPath('my-account-promotions')}
        linkLabel={t('overview.open.promotions')}
      >
        <p>{t('overview.promotions')}</p>
      </Section>
    </>
  );
}

function FundsSection(): ReactNode {
  const { t } = useTranslation('myAccount');
  const funds = useQuery(accountFundsQuery(useSession()));
  return (
    <Section
      title={t('menu.funds')}
      href={buildPath('my-account-travel-funds')}
      linkLabel={t('overview.open.funds')}
      query={funds}
    >
      {({ total }) => (
        <p>
          {total.amountMinor === 0 ? (
            t('overview.noFunds')
          ) : (
            <>
              {t('overview.funds')} <Money amount={total} />
            </>
          )}
        </p>
      )}
    </Section>
  );
}

function SecuritySection(): ReactNode {
  const { t } = useTranslation('myAccount');
  const session = useSession();
  const factors = useQuery({
    queryKey: ['account', 'factors'],
    queryFn: async ({ signal }) => valueOrThrow(await session.call(readMultiFactor, { signal })),
    staleTime: 0,
  });
  return (
    <Section
      title={t('menu.security')}
      href={buildPath('my-account-profile-security')}
      linkLabel={t('overview.open.security')}
      query={factors}
    >
      {({ totp, passkeys }) => <p>{t(totp || passkeys.length > 0 ? 'overview.secured' : 'overview.passwordAlone')}</p>}
    </Section>
  );
}
