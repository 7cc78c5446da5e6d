import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Cancellation.module.css';
import type { CancellationChoiceProps } from './CancellationChoice.tsx';

/** Renders each direction of a trip with what becomes of its price, and what lap infants paid, which comes back as money. */
export function CancelledFlights({ trip, quote }: CancellationChoiceProps): ReactNode {
  const { t } = useTranslation('trips');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const ofInfants = trip.price.passengers.find(({ kind }) => kind === 'lapInfant')?.total;
  return (
    <ul className={styles['flights']}>
      {trip.bounds.map(({ origin, destination, itinerary, date, family }, index) => {
        const given = quote.bounds[index];
        const { legs } = itinerary;
        return (
          <li key={itinerary.id} className={styles['flight']}>
            <span className={styles['name']}>
              {placeName(legs[0]?.from ?? origin, locale)} – {placeName(legs.at(-1)?.to ?? destination, locale)}
            </span>
            <span className={styles['date']}>{formatCalendarDate(date, locale, 'full')}</span>
            {given === undefined ? null : (
              <span>
                {t(`cancel.boundAs.${given.givenBackAs}`, {
                  family: journey(`family.${family}`),
                  amount: formatMoney(given.amount, locale),
                })}
              </span>
            )}
          </li>
        );
      })}
      {/* With it the directions come to what is given back. */}
      {quote.bounds.length === 0 || ofInfants === undefined || ofInfants.amountMinor === 0 ? null : (
        <li className={styles['flight']}>{t('cancel.ofInfants', { amount: formatMoney(ofInfants, locale) })}</li>
      )}
    </ul>
  );
}
