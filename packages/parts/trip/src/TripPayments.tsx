import { type Trip, walletNames } from '@airline/contract';
import { PriceBreakdown } from '@airline/itinerary';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { brandName } from './card-brand.ts';
import { useMoment } from './trip-time.ts';
import styles from './TripDetails.module.css';

/** Renders what a trip cost by its parts: in money, or in points and the taxes that they leave. */
export function TripPrice({ trip: { price, payments } }: { readonly trip: Trip }): ReactNode {
  return <PriceBreakdown price={price} inPoints={payments.some(({ kind }) => kind === 'points')} />;
}

/** Renders what a trip was paid with. */
export function TripPayments({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const moment = useMoment(trip);
  const nameOf = (payment: Exclude<Trip['payments'][number], { readonly kind: 'points' }>): string => {
    if (payment.kind === 'payPal') return t('trip.payPal', { account: payment.account });
    const { lastFour } = payment;
    if (payment.kind === 'travelFund') return t('trip.fund', { lastFour });
    const card = t('trip.paidWith', { brand: brandName(payment.brand), lastFour });
    return payment.wallet === undefined ? card : t('trip.paidByWallet', { card, wallet: walletNames[payment.wallet] });
  };
  return (
    <>
      <ul className={styles['payments']}>
        {trip.payments.map((payment) =>
          payment.kind === 'points' ? (
            <li key="points" className={styles['payment']}>
              {t('trip.points', { points: formatPoints(payment.points, locale) })}
            </li>
          ) : (
            <li key={nameOf(payment)} className={styles['payment']}>
              <span>{nameOf(payment)}</span>
              <Money amount={payment.amount} />
            </li>
          ),
        )}
      </ul>
      <p className={styles['note']}>{t('trip.bookedOn', { date: moment(trip.bookedAt) })}</p>
    </>
  );
}
