import type { Trip } from '@airline/contract';
import { PriceBreakdown } from '@airline/journey';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatInstantAt } from '../../instant-at-station.ts';
import { brandName } from './card-brand.ts';
import styles from './TripDetails.module.css';
import { firstStationOf } from './trip-time.ts';

/** Renders what a trip cost: in money by its parts, or in points and the taxes that they leave. */
export function TripPrice({ trip: { price, payments } }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const spent = payments.find((payment) => payment.kind === 'points');
  if (spent === undefined) return <PriceBreakdown price={price} />;
  const points = new Intl.NumberFormat(locale).format(spent.points);
  return (
    <DescriptionList
      items={[
        { id: 'fare', term: t('trip.fareInPoints'), detail: t('trip.points', { points }) },
        { id: 'taxes', term: t('trip.taxes'), detail: <Money amount={price.taxesWithPoints} /> },
      ]}
    />
  );
}

/** Renders what a trip was paid with. */
export function TripPayments({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  return (
    <>
      <ul className={styles['payments']}>
        {trip.payments.map((payment) =>
          payment.kind === 'points' ? (
            <li key="points" className={styles['payment']}>
              {t('trip.points', { points: new Intl.NumberFormat(locale).format(payment.points) })}
            </li>
          ) : (
            <li key={`${payment.brand} ${payment.lastFour}`} className={styles['payment']}>
              <span>{t('trip.paidWith', { brand: brandName(payment.brand), lastFour: payment.lastFour })}</span>
              <Money amount={payment.amount} />
            </li>
          ),
        )}
      </ul>
      <p className={styles['note']}>
        {t('trip.bookedOn', {
          date: formatInstantAt(trip.bookedAt, firstStationOf(trip), locale),
        })}
      </p>
    </>
  );
}
