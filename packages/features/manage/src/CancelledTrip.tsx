import type { Trip, TripCancellation } from '@airline/contract';
import { fundWay, groupFundNumber } from '@airline/funds';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { GivenBack, useMoment } from '@airline/trip';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './TripPage.module.css';

export interface CancelledTripProps {
  readonly trip: Trip;
  readonly cancellation: TripCancellation;
}

/** Renders what a cancelled trip gives back: how far the refund is, and the travel credit with its number. */
export function CancelledTrip({ trip, cancellation }: CancelledTripProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { cancelledAt, refund, refundedAt, travelCredit } = cancellation;
  const moment = useMoment(trip);
  return (
    <Card
      title={t('cancel.givenBack')}
      actions={
        travelCredit === undefined ? undefined : (
          <ButtonLink {...fundWay({ reference: travelCredit.number ?? trip.recordLocator, ...travelCredit.holder })}>
            {t('cancel.credit.see')}
          </ButtonLink>
        )
      }
    >
      <div className={styles['content']}>
        <GivenBack amounts={cancellation} payments={trip.payments} />
        {travelCredit === undefined ? null : (
          <DescriptionList
            items={[
              {
                id: 'number',
                term: t('cancel.credit.number'),
                detail:
                  travelCredit.number === undefined
                    ? t('cancel.credit.hiddenNumber', { lastFour: travelCredit.lastFour })
                    : groupFundNumber(travelCredit.number),
              },
              {
                id: 'holder',
                term: t('cancel.credit.holder'),
                detail: `${travelCredit.holder.firstName} ${travelCredit.holder.lastName}`,
              },
              {
                id: 'expires',
                term: t('cancel.credit.expires'),
                detail: formatCalendarDate(travelCredit.expiresOn, locale),
              },
            ]}
          />
        )}
        <p className={styles['note']}>
          {t('cancel.cancelledOn', { date: moment(cancelledAt) })}{' '}
          {refund.amountMinor === 0
            ? null
            : refundedAt === undefined
              ? t('cancel.refundPending')
              : t('cancel.refunded', { date: moment(refundedAt) })}
          {travelCredit === undefined
            ? null
            : ` ${travelCredit.number === undefined ? t('cancel.credit.hidden', { email: trip.emailHint }) : t('cancel.credit.keep')}`}
        </p>
      </div>
    </Card>
  );
}
