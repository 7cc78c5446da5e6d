import { Page } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { Button, ButtonLink } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData } from 'react-router-dom';

import { ClaimFund } from './ClaimFund.tsx';
import type { LoadedFund } from './fund-loader.ts';
import { isUsable } from './fund-usable.ts';
import { FundCard } from './FundCard.tsx';
import styles from './Funds.module.css';

export { loadFund as loader } from './fund-loader.ts';

/** Renders the fund that this tab looked up, and what can be done with it. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedFund>();
  return loaded === undefined ? <Navigate replace to={buildPath('travel-funds')} /> : <FoundFund {...loaded} />;
}

function FoundFund({ fund, proof }: NonNullable<LoadedFund>): ReactNode {
  const { t } = useTranslation('funds');
  const usable = isUsable(fund);
  return (
    <Page title={t('view.title')} lead={t(usable ? 'view.lead' : 'view.leadOver')}>
      <div className={styles['form']}>
        <FundCard
          fund={fund}
          actions={
            <div className={`${styles['buttons'] ?? ''} ${styles['screenOnly'] ?? ''}`}>
              {usable && fund.number !== undefined ? (
                <ButtonLink variant="primary" href={buildPath('air-booking')}>
                  {t('fund.book')}
                </ButtonLink>
              ) : null}
              {fund.isTransferable && fund.isInAccount ? (
                <ButtonLink href={buildPath('travel-funds-transfer')}>{t('fund.transfer')}</ButtonLink>
              ) : null}
              <Button onClick={() => window.print()}>{t('fund.print')}</Button>
            </div>
          }
        >
          {fund.number === undefined ? <HiddenNumber recordLocator={fund.recordLocator} /> : null}
          {usable ? <p className={styles['note']}>{t('fund.laterFlight')}</p> : null}
        </FundCard>
        {usable && fund.number !== undefined ? (
          <ClaimFund proof={{ ...proof, number: fund.number }} isInAccount={fund.isInAccount} />
        ) : null}
        <p className={styles['screenOnly']}>
          <Link href={buildPath('travel-funds')}>{t('fund.another')}</Link>
        </p>
      </div>
    </Page>
  );
}

function HiddenNumber({ recordLocator }: { readonly recordLocator: string | undefined }): ReactNode {
  const { t } = useTranslation('funds');
  return (
    <p>
      {t('fund.hiddenNumberHint')}{' '}
      {recordLocator === undefined ? null : (
        <Link href={buildPath('trip', { recordLocator })}>{t('fund.seeTrip')}</Link>
      )}
    </p>
  );
}
