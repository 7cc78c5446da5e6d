import { claimTravelFund, type FundProof } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import { loginAddress } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Funds.module.css';

export interface ClaimFundProps {
  readonly proof: FundProof;
  readonly isInAccount: boolean;
}

/** Renders the way to add a fund to the account; who is not logged in is led to the login and back. */
export function ClaimFund({ proof, isInAccount }: ClaimFundProps): ReactNode {
  const { t } = useTranslation('funds');
  const session = useSession();
  const { state } = useSessionState();
  const queryClient = useQueryClient();
  const { number, firstName, lastName } = proof;
  const claim = useMutation({
    mutationFn: async () =>
      valueOrThrow(await session.call(claimTravelFund, { body: { number, firstName, lastName } })),
    onSuccess: () => invalidateAccountQueries(queryClient),
  });
  const failure = failureIn(claim.error);
  if (state.kind !== 'authenticated') {
    const way = loginAddress({ surface: 'traveller', returnTo: buildPath('travel-funds-view') });
    return (
      <div className={styles['screenOnly']}>
        <ButtonLink href={way}>{t('fund.logIn')}</ButtonLink>
      </div>
    );
  }
  if (isInAccount || claim.isSuccess) {
    return (
      <Banner
        tone="success"
        live={claim.isSuccess ? 'polite' : 'off'}
        title={t('fund.claimed')}
        actions={
          <ButtonLink size="small" href={buildPath('my-account-travel-funds')}>
            {t('fund.claimedLink')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={`${styles['list'] ?? ''} ${styles['screenOnly'] ?? ''}`}>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => claim.mutate()} />}
      <div className={styles['buttons']}>
        <Button pendingLabel={claim.isPending ? t('fund.claiming') : undefined} onClick={() => claim.mutate()}>
          {t('fund.claim')}
        </Button>
      </div>
    </div>
  );
}
