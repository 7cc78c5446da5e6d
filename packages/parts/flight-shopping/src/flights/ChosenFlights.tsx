import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { JourneySummary, placeName } from '@airline/itinerary';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FlightSearch } from '../search/flight-search.ts';
import styles from './ChosenFlights.module.css';
import { FarePrice } from './FarePrice.tsx';
import type { ChosenFlight } from './picks.ts';

export interface ChosenFlightsProps {
  readonly search: FlightSearch;
  readonly chosen: readonly ChosenFlight[];
  /** The address at which a direction is chosen anew. */
  readonly hrefOf: (step: number) => string;
}

/** Renders the flights that are chosen so far, each with its fare and the way to another one. */
export function ChosenFlights({ search, chosen, hrefOf }: ChosenFlightsProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  if (chosen.length === 0) return null;
  return (
    <section aria-label={t('chosen.title')}>
      <ul className={styles['list']}>
        {chosen.map(({ itinerary, fare }, step) => {
          const bound = search.bounds[step];
          if (bound === undefined) return null;
          const places = { from: placeName(bound.origin), to: placeName(bound.destination) };
          return (
            <li key={itinerary.id} className={styles['flight']}>
              <p className={styles['head']}>
                <strong>{t('route', places)}</strong>
                <span className={styles['date']}>{formatCalendarDate(bound.date, locale, 'short')}</span>
              </p>
              <JourneySummary itinerary={itinerary} />
              <div className={styles['fare']}>
                <span>{t('chosen.family', { family: journey(`family.${fare.family}`) })}</span>
                <FarePrice fare={fare} inPoints={search.inPoints} />
              </div>
              <Link href={hrefOf(step)} variant="standalone">
                <span aria-hidden="true">{t('chosen.change')}</span>
                <VisuallyHidden>{t('chosen.changeLong', places)}</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
