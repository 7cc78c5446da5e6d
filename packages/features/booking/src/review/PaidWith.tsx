import { type CardToken, type Offer, walletNames } from '@airline/contract';
import { CardMark, WalletMark } from '@airline/payment';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePaymentPlan } from '../frame/payment-plan.ts';
import { useChosenWallet, usePaysWithPoints } from '../frame/PayTotal.tsx';
import styles from './ReviewPage.module.css';

interface PaidWithProps {
  readonly offer: Offer;
  /** Absent where PayPal, a wallet or nothing but travel funds and points pays. */
  readonly card: Pick<CardToken, 'brand' | 'lastFour'> | undefined;
}

/** Renders what the person has chosen to pay with: points, travel funds, and what pays the rest. */
export function PaidWith({ offer, card }: PaidWithProps): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const withPoints = usePaysWithPoints();
  const { funds, moneyMinor, extrasMinor } = usePaymentPlan(offer);
  const points = new Intl.NumberFormat(locale).format(offer.price.points);
  const usd = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' }, locale);
  const pays = funds.length > 0 || (withPoints && extrasMinor > 0) ? 'rest' : withPoints ? 'taxes' : 'all';
  return (
    <>
      {withPoints ? <p>{t('review.fareInPoints', { points })}</p> : null}
      {funds.map(({ number, amountMinor }) => (
        <p key={number}>{t('review.fundPays', { lastFour: number.slice(-4), amount: usd(amountMinor) })}</p>
      ))}
      {moneyMinor === 0 ? null : <PaidByCompany card={card} amount={usd(moneyMinor)} pays={pays} />}
    </>
  );
}

interface PaidByCompanyProps {
  readonly card: Pick<CardToken, 'brand' | 'lastFour'> | undefined;
  readonly amount: string;
  /** Everything, the taxes that points leave, or what travel funds leave. */
  readonly pays: 'all' | 'taxes' | 'rest';
}

/** Renders what moves the money: a wallet, a card or PayPal. */
function PaidByCompany({ card, amount, pays }: PaidByCompanyProps): ReactNode {
  const { t } = useTranslation('booking');
  const { t: payment } = useTranslation('payment');
  const wallet = useChosenWallet();
  if (wallet !== undefined) {
    const name = walletNames[wallet];
    return (
      <p className={styles['card']}>
        <WalletMark wallet={wallet} />
        {pays === 'all'
          ? payment('wallets.chosen', { wallet: name })
          : t(`review.${pays}OnWallet`, { amount, wallet: name })}
      </p>
    );
  }
  if (card === undefined) {
    return <p>{pays === 'all' ? payment('payPal.chosen') : t(`review.${pays}OnPayPal`, { amount })}</p>;
  }
  const hint = { brand: payment(`brands.${card.brand}`), lastFour: card.lastFour };
  return (
    <p className={styles['card']}>
      <CardMark brand={card.brand} />
      {pays === 'all' ? payment('kept', hint) : t(`review.${pays}OnCard`, { ...hint, amount })}
    </p>
  );
}
