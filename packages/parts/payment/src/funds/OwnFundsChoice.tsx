import { type ChosenFund, planFunds } from '@airline/funds';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FundLine } from './FundLine.tsx';
import styles from './funds.module.css';
import type { FundsDue } from './funds-due.ts';
import type { OwnFunds } from './own-funds.ts';

export interface OwnFundsChoiceProps {
  readonly own: OwnFunds;
  readonly due: FundsDue;
  readonly chosen: readonly ChosenFund[];
  readonly onChange: (funds: readonly ChosenFund[]) => void;
}

/** Renders the funds of the account that are not chosen yet: what is proposed of them for this trip, and each by itself. */
export function OwnFundsChoice({ own, due, chosen, onChange }: OwnFundsChoiceProps): ReactNode {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  if (own.state === 'none') return null;
  if (own.state === 'unknown') return <p className={styles['note']}>{t('funds.loading')}</p>;
  if (own.state === 'failed') return <Failed again={own.again} />;
  const others = own.funds.filter(({ number }) => !chosen.some((fund) => fund.number === number));
  if (others.length === 0) return null;
  const amount = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' }, locale);
  const total = amount(own.funds.reduce((sum, { leftMinor }) => sum + leftMinor, 0));
  const proposed = planFunds(own.funds, due);
  const propose = () =>
    onChange(own.funds.filter(({ number }) => proposed.funds.some((planned) => planned.number === number)));
  return (
    <>
      <p>{t('funds.own', { total })}</p>
      {chosen.length === 0 ? (
        <div>
          <Button onClick={propose}>{t('funds.useAll', { amount: amount(due.dueMinor - proposed.restMinor) })}</Button>
        </div>
      ) : null}
      {own.funds.length === 1 && chosen.length === 0 ? null : (
        <ul className={styles['lines']}>
          {others.map((fund) => (
            <FundLine key={fund.number} fund={fund} action="use" onPress={() => onChange([...chosen, fund])} />
          ))}
        </ul>
      )}
    </>
  );
}

function Failed({ again }: { readonly again: () => void }): ReactNode {
  const { t } = useTranslation('payment');
  return (
    <Banner
      tone="warning"
      live="polite"
      title={t('funds.failed')}
      actions={
        <Button size="small" onClick={again}>
          {t('funds.again')}
        </Button>
      }
    >
      {t('funds.failedBody')}
    </Banner>
  );
}
