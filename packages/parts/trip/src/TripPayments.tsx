import { type Trip, walletNames } from '@airline/contract';
import { PriceBreakdown } from '@airline/itinerary';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { brandName } from './card-brand.ts';
import { priceOfExtras } from './price-of-extras.ts';
import { useMoment } from './trip-time.ts';
import styles from './TripDetails.module.css';

/** Renders what a trip cost by its parts, its extras among them: in money, or in points and the taxes that they leave. */
export function TripPrice({ trip }: { readonly trip: Trip }): ReactNode {
  const { price, payments } = trip;
  return (
    <PriceBreakdown
      price={price}
      inPoints={payments.some(({ kind }) => kind === 'points')}
      extras={priceOfExtras(trip)}
    />
  );
}

type MoneyPayment = Exclude<Trip['payments'][number], { readonly kind: 'points' }>;

/** Returns what names a payment of money as its payer recognises it. */
export function usePaymentName(): (payment: MoneyPayment) => string {
  const { t } = useTranslation('trips');
  return (payment) => {
    if (payment.kind === 'payPal') return t('trip.payPal', { account: payment.account });
    const { lastFour } = payment;
    if (payment.kind === 'travelFund') return t('trip.fund', { lastFour });
    const card = t('trip.paidWith', { brand: brandName(payment.brand), lastFour });
    return payment.wallet === undefined ? card : t('trip.paidByWallet', { card, wallet: walletNames[payment.wallet] });
  };
}

/** Renders what a trip was paid with. */
export function TripPayments({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const moment = useMoment(trip);
  const nameOf = usePaymentName();
  const extras = priceOfExtras(trip);
  // By their places: a card that pays again reads alike.
  const payments = trip.payments.map((payment, place) => ({ ...payment, id: `payment ${place}` }));
  return (
    <>
      <ul className={styles['payments']}>
        {payments.map((payment) =>
          payment.kind === 'points' ? (
            <li key={payment.id} className={styles['payment']}>
              {t('trip.points', { points: formatPoints(payment.points, locale) })}
            </li>
          ) : (
            <li key={payment.id} className={styles['payment']}>
              <span>{nameOf(payment)}</span>
              <Money amount={payment.amount} />
            </li>
          ),
        )}
        {extras.amountMinor === 0 ? null : (
          <li className={styles['payment']}>
            <span>{t('trip.extras')}</span>
            <Money amount={extras} />
          </li>
        )}
      </ul>
      <p className={styles['note']}>{t('trip.bookedOn', { date: moment(trip.bookedAt) })}</p>
    </>
  );
}
