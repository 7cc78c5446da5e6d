import { RequireLogin } from '@airline/app/require-login';
import { Page } from '@airline/app-shell';
import type { AccountFund } from '@airline/contract';
import { accountFundsQuery } from '@airline/funds';
import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { EmptyState } from '@airline/ui/empty-state';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../Funds.module.css';
import { TransferForm } from './TransferForm.tsx';
import { WayToFunds } from './WayToFunds.tsx';

/** Renders the way to give a fund to another member: what it means, which fund, and to whom. */
export function Component(): ReactNode {
  const { t } = useTranslation('funds');
  return (
    <RequireLogin>
      <Page title={t('transfer.title')} lead={t('transfer.lead')}>
        <OwnFunds />
      </Page>
    </RequireLogin>
  );
}

function OwnFunds(): ReactNode {
  const { t } = useTranslation('funds');
  const { data, error, refetch } = useQuery(accountFundsQuery(useSession()));
  const failure = failureIn(error);
  if (failure !== undefined) return <FailureBanner failure={failure} live="off" onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label={t('transfer.loading')} shape="card" />;
  const funds = data.funds.filter(({ isTransferable }) => isTransferable);
  return funds.length === 0 ? <NothingToTransfer /> : <Transfer funds={funds} />;
}

function NothingToTransfer(): ReactNode {
  const { t } = useTranslation('funds');
  return (
    <EmptyState title={t('transfer.none.title')} actions={<WayToFunds label={t('transfer.own')} />}>
      {t('transfer.none.body')}
    </EmptyState>
  );
}

function Transfer({ funds }: { readonly funds: readonly AccountFund[] }): ReactNode {
  const { t } = useTranslation('funds');
  return (
    <div className={styles['form']}>
      <ul className={styles['terms']}>
        {(['once', 'irreversible', 'members', 'expires'] as const).map((term) => (
          <li key={term}>{t(`transfer.terms.${term}`)}</li>
        ))}
      </ul>
      <TransferForm funds={funds} />
    </div>
  );
}
