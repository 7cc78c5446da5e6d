import type { ChangeQuote, Offer, Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { boundName, JourneySummary } from '@airline/itinerary';
import { OfferTimeLeft } from '@airline/itinerary/offer';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './PayChange.module.css';

export interface DueCardProps {
  readonly trip: Trip;
  readonly offer: Offer;
  /** Which directions of the trip change, from 0. */
  readonly bounds: readonly number[];
  readonly quote: ChangeQuote;
}

/** Renders what is paid, and for which new flights. */
export function DueCard({ trip, offer, bounds, quote }: DueCardProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  return (
    <Card title={t('steps.flights')}>
      <div className={styles['due']}>
        {offer.bounds.map(({ itinerary, date }, index) => (
          <div key={itinerary.id} className={styles['flight']}>
            <p className={styles['note']}>
              {boundName(bounds[index] ?? index, trip.bounds.length, journey)} ·{' '}
              {formatCalendarDate(date, locale, 'short')}
            </p>
            <JourneySummary itinerary={itinerary} variant="row" />
          </div>
        ))}
        <DescriptionList
          variant="amounts"
          items={[{ id: 'due', term: t('payment.due'), detail: <Money amount={quote.difference.due} size="price" /> }]}
        />
        <OfferTimeLeft expiresAt={quote.expiresAt} />
      </div>
    </Card>
  );
}
