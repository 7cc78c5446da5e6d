import { type CardToken, type Offer, walletNames } from '@airline/contract';
import { CardMark, WalletMark } from '@airline/payment';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useChosenWallet, usePaysWithPoints } from '../frame/PayTotal.tsx';
import styles from './ReviewPage.module.css';

interface PaidWithProps {
  readonly offer: Offer;
  /** Absent where PayPal or a wallet pays. */
  readonly card: CardToken | undefined;
}

/** Renders what the person has chosen to pay with. */
export function PaidWith({ offer: { price }, card }: PaidWithProps): ReactNode {
  const { t } = useTranslation('booking');
  const { t: payment } = useTranslation('payment');
  const locale = useLocale();
  const withPoints = usePaysWithPoints();
  const points = new Intl.NumberFormat(locale).format(price.points);
  const amount = formatMoney(price.taxesWithPoints, locale);
  const hint = card && { brand: payment(`brands.${card.brand}`), lastFour: card.lastFour };
  const wallet = useChosenWallet();
  if (wallet !== undefined) {
    const name = walletNames[wallet];
    return (
      <>
        {withPoints ? <p>{t('review.fareInPoints', { points })}</p> : null}
        <p className={styles['card']}>
          <WalletMark wallet={wallet} />
          {withPoints
            ? t('review.taxesOnWallet', { amount, wallet: name })
            : payment('wallets.chosen', { wallet: name })}
        </p>
      </>
    );
  }
  if (!withPoints) {
    if (card === undefined || hint === undefined) return <p>{payment('payPal.chosen')}</p>;
    return (
      <p className={styles['card']}>
        <CardMark brand={card.brand} />
        {payment('kept', hint)}
      </p>
    );
  }
  return (
    <>
      <p>{t('review.fareInPoints', { points })}</p>
      <p>{hint === undefined ? t('review.taxesOnPayPal', { amount }) : t('review.taxesOnCard', { ...hint, amount })}</p>
    </>
  );
}
