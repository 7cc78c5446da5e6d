import type { Trip } from '@airline/contract';
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
  return (
    <>
      <ul className={styles['payments']}>
        {trip.payments.map((payment) =>
          payment.kind === 'points' ? (
            <li key="points" className={styles['payment']}>
              {t('trip.points', { points: formatPoints(payment.points, locale) })}
            </li>
          ) : (
            <li key={`${payment.brand} ${payment.lastFour}`} className={styles['payment']}>
              <span>{t('trip.paidWith', { brand: brandName(payment.brand), lastFour: payment.lastFour })}</span>
              <Money amount={payment.amount} />
            </li>
          ),
        )}
      </ul>
      <p className={styles['note']}>{t('trip.bookedOn', { date: moment(trip.bookedAt) })}</p>
    </>
  );
}
