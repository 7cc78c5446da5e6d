import type { Offer } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { toFlightLegs } from '@airline/itinerary';
import { OfferTimeLeft } from '@airline/itinerary/offer';
import { LocalTime } from '@airline/ui/local-time';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ChosenJourney.module.css';

export interface ChosenJourneyProps {
  readonly offer: Offer;
  /** Whether the flights stand above the time that their price holds: on the page that follows their choice. */
  readonly withFlights: boolean;
}

/** Renders, where no summary stands beside the page, the flights that were just chosen, a line each, and how long their price holds. */
export function ChosenJourney({ offer, withFlights }: ChosenJourneyProps): ReactNode {
  const { t } = useTranslation('booking');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  return (
    <div className={styles['journey']}>
      {withFlights ? (
        <ul className={styles['flights']} aria-label={t('summary.flights')}>
          {offer.bounds.map(({ itinerary, date, family }) => {
            const legs = toFlightLegs(itinerary, locale);
            const [{ from }, { to }] = [legs[0], legs.at(-1) ?? legs[0]];
            return (
              <li key={itinerary.id}>
                <strong>
                  {from.code} – {to.code}
                </strong>{' '}
                <span>{formatCalendarDate(date, locale, 'dayAndMonth')}</span>{' '}
                <span className={styles['times']}>
                  <LocalTime instant={from.instant} timeZone={from.timeZone} /> –{' '}
                  <LocalTime instant={to.instant} timeZone={to.timeZone} />
                </span>{' '}
                <span>{journey(`family.${family}`)}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <OfferTimeLeft expiresAt={offer.expiresAt} />
    </div>
  );
}
