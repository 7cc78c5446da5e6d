import type { AccountFund, FundMovementKind } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Funds.module.css';

/** The sign of each movement: what a fund gets, and what leaves it. */
const signs: Readonly<Record<FundMovementKind, '+' | '−'>> = {
  issued: '+',
  returned: '+',
  transferredIn: '+',
  spent: '−',
  transferredOut: '−',
  expired: '−',
};

/** Renders what happened to a fund, the newest first, with the trips that it has to do with. */
export function FundHistory({ movements }: Pick<AccountFund, 'movements'>): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (
    <ul className={styles['movements']}>
      {movements.map(({ kind, amount, at, recordLocator }) => (
        <li key={`${at} ${kind} ${amount.amountMinor}`} className={styles['movement']}>
          <span>{t(`account.kinds.${kind}`)}</span>
          <span className={styles['amount']}>
            {signs[kind]}
            {formatMoney(amount, locale)}
          </span>
          <span className={styles['when']}>
            {day.format(new Date(at))}
            {recordLocator === undefined ? null : (
              <>
                {' · '}
                <Link href={buildPath('trip', { recordLocator })}>{t('account.trip', { recordLocator })}</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
