import type { QuotedCancellation } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Cancellation.module.css';
import type { CancellationChoiceProps } from './CancellationChoice.tsx';

/**
 * Renders each direction of what is cancelled with what becomes of its price, who no longer flies where some do, and what lap infants
 * paid, which comes back as money.
 */
export function CancelledFlights({ trip, chosen, quote }: CancellationChoiceProps): ReactNode {
  const { t } = useTranslation('trips');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const ofInfantsMinor = given(quote) - quote.bounds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const isCancelled = (place: number): boolean =>
    chosen === 'whole' || 'passengers' in chosen || chosen.bounds.includes(place);
  return (
    <ul className={styles['flights']}>
      {chosen === 'whole' || 'bounds' in chosen ? null : (
        <li className={styles['flight']}>
          {t('cancel.part.leaving', {
            names: new Intl.ListFormat(locale).format(
              chosen.passengers.flatMap((place) => {
                const passenger = trip.passengers[place];
                return passenger === undefined ? [] : [`${passenger.firstName} ${passenger.lastName}`];
              }),
            ),
          })}
        </li>
      )}
      {trip.bounds.map(({ origin, destination, itinerary, date, family }, index) => {
        if (!isCancelled(index)) return null;
        const ofBound = quote.bounds[index];
        const { legs } = itinerary;
        return (
          <li key={itinerary.id} className={styles['flight']}>
            <span className={styles['name']}>
              {placeName(legs[0]?.from ?? origin, locale)} – {placeName(legs.at(-1)?.to ?? destination, locale)}
            </span>
            <span className={styles['date']}>{formatCalendarDate(date, locale, 'full')}</span>
            {ofBound === undefined || ofBound.amount.amountMinor === 0 ? null : (
              <span>
                {t(`cancel.boundAs.${ofBound.givenBackAs}`, {
                  family: journey(`family.${family}`),
                  amount: formatMoney(ofBound.amount, locale),
                })}
              </span>
            )}
          </li>
        );
      })}
      {/* With it the directions come to what is given back. */}
      {quote.bounds.length === 0 || ofInfantsMinor === 0 ? null : (
        <li className={styles['flight']}>
          {t('cancel.ofInfants', { amount: formatMoney({ ...quote.refund, amountMinor: ofInfantsMinor }, locale) })}
        </li>
      )}
    </ul>
  );
}

/** Gives all that becomes of what was paid for what is cancelled, in cents. */
function given({ refund, credit, funds = [], forfeited }: QuotedCancellation): number {
  return [refund, credit, forfeited, ...funds.map(({ amount }) => amount)].reduce(
    (sum, { amountMinor }) => sum + amountMinor,
    0,
  );
}
