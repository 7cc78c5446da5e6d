import type { ChangeDifference, Price, Trip } from '@airline/contract';
import { usePriceTotal } from '@airline/itinerary';
import { GivenBack, usePaymentName } from '@airline/trip';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isPaidWithPoints } from '../change-address.ts';
import { givesBack, owesMoney } from '../change-request.ts';
import styles from './ReviewChange.module.css';

export interface AmountsProps {
  readonly trip: Trip;
  readonly difference: ChangeDifference;
  /** What the whole trip costs after the change. */
  readonly price: Price;
  /** Before the change, or after it. */
  readonly tense: 'review' | 'done';
  /** What paid what was due; nothing before it is paid. */
  readonly paidWith?: Trip['payments'];
}

/** Renders what a change costs, or gives back and as what, and what the trip costs then. */
export function Amounts({ trip, difference, price, tense, paidWith }: AmountsProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const locale = useLocale();
  const nameOf = usePaymentName();
  const total = usePriceTotal(price, isPaidWithPoints(trip));
  const { due, pointsDue, forfeited } = difference;
  const isDue = owesMoney(difference) || pointsDue > 0;
  const isBack = givesBack(difference) || forfeited.amountMinor > 0;
  const words =
    tense === 'review'
      ? ({
          due: 'review.amounts.now',
          points: 'review.amounts.points',
          even: 'review.amounts.even',
          total: 'review.amounts.total',
        } as const)
      : ({ due: 'done.paid', points: 'done.pointsPaid', even: 'done.even', total: 'done.total' } as const);
  return (
    <div className={styles['amounts']}>
      {isDue ? (
        <DescriptionList
          variant="amounts"
          items={[
            ...(pointsDue > 0
              ? [
                  {
                    id: 'points',
                    term: t(words.points),
                    detail: t('review.amounts.pointsOf', { points: formatPoints(pointsDue, locale) }),
                  },
                ]
              : []),
            ...(owesMoney(difference)
              ? [{ id: 'due', term: t(words.due), detail: <Money amount={due} size="price" /> }]
              : []),
            ...(paidWith ?? []).flatMap((payment, place) =>
              payment.kind === 'points'
                ? []
                : [{ id: `paid ${place}`, term: nameOf(payment), detail: <Money amount={payment.amount} /> }],
            ),
          ]}
        />
      ) : null}
      {isBack ? <GivenBack amounts={difference} payments={trip.payments} variant="amounts" /> : null}
      {isDue || isBack ? null : <p>{t(words.even)}</p>}
      <DescriptionList variant="amounts" items={[{ id: 'total', term: t(words.total), detail: total }]} />
    </div>
  );
}
