import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { toFlightLegs } from '@airline/itinerary';
import { placeName } from '@airline/reference-data/place-names';
import { Link } from '@airline/ui/link';
import { LocalTime } from '@airline/ui/local-time';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FlightSearch } from '../search/flight-search.ts';
import styles from './ChosenFlights.module.css';
import { FarePrice } from './FarePrice.tsx';
import type { PriceBasis } from './list-options.ts';
import type { ChosenFlight } from './picks.ts';
import { priceForParty, pricePerPerson } from './shown-price.ts';

export interface ChosenFlightsProps {
  readonly search: FlightSearch;
  readonly chosen: readonly ChosenFlight[];
  readonly basis: PriceBasis;
  /** `line` for one line a flight, beside the search. */
  readonly size: 'full' | 'line';
  /** The address at which a direction is chosen anew. */
  readonly hrefOf: (step: number) => string;
}

/** Renders the flights that are chosen so far, a line each: when, with which fare, for how much, and the way to another one. */
export function ChosenFlights({ search, chosen, basis, size, hrefOf }: ChosenFlightsProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  if (chosen.length === 0) return null;
  const isComplete = chosen.length === search.bounds.length;
  // Beside the total, which is for all, each flight's price is for all too.
  const forAll = basis === 'party' || basis === 'partyTrip' || isComplete;
  // Beside prices of the whole trip that of one flight would be another measure.
  const isOfTrip = !isComplete && (basis === 'personTrip' || basis === 'partyTrip');
  return (
    <section aria-label={t('chosen.title')} className={styles['section']} data-size={size}>
      <ul className={styles['list']}>
        {chosen.map((flight, step) => {
          const { itinerary, fare } = flight;
          const bound = search.bounds[step];
          if (bound === undefined) return null;
          const places = { from: placeName(bound.origin, locale), to: placeName(bound.destination, locale) };
          const legs = toFlightLegs(itinerary, locale);
          const [{ from }, { to }] = [legs[0], legs.at(-1) ?? legs[0]];
          return (
            <li key={itinerary.id} className={styles['flight']}>
              <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3.5 8.5 3 3 6-7" />
              </svg>
              <p className={styles['text']}>
                <strong>{t('route', size === 'line' ? { from: from.code, to: to.code } : places)}</strong>{' '}
                <span className={styles['date']}>{formatCalendarDate(bound.date, locale, 'short')}</span>{' '}
                <span className={styles['times']}>
                  <LocalTime instant={from.instant} timeZone={from.timeZone} /> –{' '}
                  <LocalTime instant={to.instant} timeZone={to.timeZone} />
                </span>{' '}
                <span className={styles['more']}>{journey('stops', { count: itinerary.stops })}</span>{' '}
                <span className={styles['family']}>
                  {t('chosen.family', { family: journey(`family.${fare.family}`) })}
                </span>
              </p>
              <div className={styles['end']}>
                <p className={styles['price']} hidden={isOfTrip}>
                  <strong>
                    <FarePrice
                      price={forAll ? priceForParty(flight, search.party) : pricePerPerson(flight)}
                      inPoints={search.inPoints}
                    />
                  </strong>{' '}
                  <span className={styles['basis']}>{t(`basis.flight.${forAll ? 'party' : 'person'}`)}</span>
                </p>
                <Link href={hrefOf(step)} variant="standalone">
                  <span aria-hidden="true">{t(size === 'line' ? 'chosen.changeShort' : 'chosen.change')}</span>
                  <VisuallyHidden>{t('chosen.changeLong', places)}</VisuallyHidden>
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
