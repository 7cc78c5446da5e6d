import { usePageData } from '@airline/app';
import { RequireLogin } from '@airline/app/require-login';
import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import type { LoyaltyStatus, TierPeriod } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountMenu } from '../frame/AccountMenu.tsx';
import { Benefits } from './Benefits.tsx';
import { CompanionCard } from './CompanionCard.tsx';
import { MemberCard } from './MemberCard.tsx';
import { Progress } from './Progress.tsx';
import styles from './Rewards.module.css';
import { type LoadedRewards, type MemberCardFacts, toCard } from './rewards-loader.ts';
import { Statements } from './Statements.tsx';
import { useAmounts } from './use-amounts.ts';

export { loadRewards as loader } from './rewards-loader.ts';

/** Renders where a member stands in the programme; without a network the card alone that the device keeps. */
export function Component(): ReactNode {
  const loaded = usePageData<LoadedRewards>();
  if ('kept' in loaded) return <KeptCard card={loaded.kept} />;
  return <RequireLogin>{loaded.status === undefined ? null : <Rewards status={loaded.status} />}</RequireLogin>;
}

function KeptCard({ card }: { readonly card: MemberCardFacts }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const moment = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(card.at),
  );
  return (
    <Page title={t('title')}>
      <div className={styles['stack']}>
        <Banner tone="warning" title={t('card.keptTitle')}>
          {t('card.keptBody', { moment })}
        </Banner>
        <MemberCard card={card} isKept />
        {navigator.onLine ? (
          <div className={styles['tools']}>
            <ButtonLink href={buildPath('login')}>{t('card.logIn')}</ButtonLink>
          </div>
        ) : null}
      </div>
    </Page>
  );
}

function Rewards({ status }: { readonly status: LoyaltyStatus }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const amounts = useAmounts();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Columns
        main={
          <div className={styles['sections']}>
            <MemberCard card={toCard(status)} />
            <Progress status={status} />
            <CompanionCard status={status} />
            <Benefits own={status.tier} />
            <Statements statements={status.statements} />
            <History status={status} />
          </div>
        }
        side={
          <>
            <Card title={t('expiry.title')}>
              <div className={styles['stack']}>
                <p>{t('expiry.body', { points: amounts.points(status.balance) })}</p>
                <Link href={buildPath('my-account-points-activity')} variant="standalone">
                  {t('expiry.activity')}
                </Link>
                <Link href={`${buildPath('program-terms')}#tiers`} variant="standalone">
                  {t('expiry.terms')}
                </Link>
              </div>
            </Card>
            <AccountMenu />
          </>
        }
      />
    </Page>
  );
}

/** Renders the tiers that the member reached or was given, the newest first. */
function History({ status: { periods, at } }: { readonly status: LoyaltyStatus }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  if (periods.length === 0) return null;
  const today = at.slice(0, 'YYYY-MM-DD'.length);
  const describe = ({ tier, since, validUntil, cause }: TierPeriod) =>
    t(validUntil < today ? 'history.earnedOver' : `history.${cause}`, {
      tier: t(`tiers.${tier}`),
      since: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(since)),
      until: formatCalendarDate(validUntil, locale),
    });
  return (
    <section className={styles['stack']} aria-labelledby="tiers">
      <h2 id="tiers">{t('history.title')}</h2>
      <ul className={styles['history']}>
        {periods.map((period) => (
          <li key={`${period.year} ${period.tier} ${period.cause}`}>{describe(period)}</li>
        ))}
      </ul>
    </section>
  );
}
