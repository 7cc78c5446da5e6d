import { Page } from '@airline/app-shell';
import type { AccountFund } from '@airline/contract';
import type { AccountFunds } from '@airline/funds';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { Disclosure } from '@airline/ui/disclosure';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { ExpiryTimeline } from './ExpiryTimeline.tsx';
import { isUsable } from './fund-usable.ts';
import { FundCard } from './FundCard.tsx';
import { FundHistory } from './FundHistory.tsx';
import styles from './Funds.module.css';

export { loadAccountFunds as loader } from './fund-loader.ts';

/** Renders the funds of the account: what they come to, when they expire, and what happened to each. */
export function Component(): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const { funds, total } = useLoaderData<AccountFunds>();
  if (funds.length === 0) return <NoFunds />;
  const hasBalance = total.amountMinor > 0;
  const usable = funds.filter(isUsable);
  const over = funds.filter((fund) => !isUsable(fund));
  return (
    <Page
      title={t('account.title')}
      lead={hasBalance ? t('account.lead', { total: formatMoney(total, locale) }) : t('account.leadNone')}
    >
      <div className={styles['content']}>
        <div className={styles['buttons']}>
          {hasBalance ? (
            <ButtonLink variant="primary" href={buildPath('air-booking')}>
              {t('account.book')}
            </ButtonLink>
          ) : null}
          {funds.some(({ isTransferable }) => isTransferable) ? (
            <ButtonLink href={buildPath('my-account-v2-travel-funds-transfer')}>{t('fund.transfer')}</ButtonLink>
          ) : null}
          <ButtonLink href={buildPath('travel-funds')}>{t('account.find')}</ButtonLink>
        </div>
        <ExpiryTimeline funds={funds} />
        <FundList id="usable" title={t('account.usable')} funds={usable} />
        <FundList id="over" title={t('account.over')} funds={over} />
      </div>
    </Page>
  );
}

function NoFunds(): ReactNode {
  const { t } = useTranslation('funds');
  return (
    <Page title={t('account.title')}>
      <EmptyState
        title={t('account.empty.title')}
        actions={
          <ButtonLink variant="primary" href={buildPath('travel-funds')}>
            {t('account.find')}
          </ButtonLink>
        }
      >
        {t('account.empty.body')}
      </EmptyState>
    </Page>
  );
}

interface FundListProps {
  readonly id: string;
  readonly title: string;
  readonly funds: readonly AccountFund[];
}

function FundList({ id, title, funds }: FundListProps): ReactNode {
  const { t } = useTranslation('funds');
  if (funds.length === 0) return null;
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['cards']}>
        {funds.map((fund) => (
          <li key={fund.number}>
            <FundCard fund={fund} headingLevel={3}>
              <Disclosure title={t('account.history')}>
                <FundHistory movements={fund.movements} />
              </Disclosure>
            </FundCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
