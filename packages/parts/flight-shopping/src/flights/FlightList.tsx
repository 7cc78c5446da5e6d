import type { Itineraries, ItineraryFare } from '@airline/contract';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { BoundSearch, FlightSearch } from '../search/flight-search.ts';
import { arrangeFlights, type PricedItinerary } from './arrange-flights.ts';
import { EmptyDay } from './EmptyDay.tsx';
import { FilteredOut } from './FilteredOut.tsx';
import { FlightFilters } from './FlightFilters.tsx';
import styles from './FlightResults.module.css';
import { ItineraryCard } from './ItineraryCard.tsx';
import { noFilters, type ListOptions } from './list-options.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { canFollow } from './picks.ts';

export interface FlightListProps {
  readonly flights: Itineraries;
  readonly bound: BoundSearch;
  readonly search: FlightSearch;
  readonly options: ListOptions;
  /** The flight of the direction before: what leaves before it lands is not shown. */
  readonly previous: PricedItinerary | undefined;
  readonly isUpdating: boolean;
  readonly hrefFor: (date: string) => string;
  readonly onOptions: (options: ListOptions, inPoints: boolean) => void;
  readonly onChoose: (itinerary: PricedItinerary, fare: ItineraryFare) => void;
}

/** Renders the flights of one day: how many, in which order, which of them, and each with its fares. */
export function FlightList(props: FlightListProps): ReactNode {
  const { flights, bound, search, options, previous, isUpdating, hrefFor, onOptions, onChoose } = props;
  const { t } = useTranslation('flights');
  const { data: conditions = [] } = useQuery(fareFamiliesQuery(useSession()));
  const [openFares, setOpenFares] = useState<string>();
  const possible = flights.itineraries.filter((itinerary) => canFollow(previous, itinerary));
  const tooSoon = flights.itineraries.length - possible.length;
  const shown = arrangeFlights(possible, options, search.inPoints);
  const change = (changed: Partial<ListOptions>) => onOptions({ ...options, ...changed }, search.inPoints);

  if (possible.length === 0) {
    return <EmptyDay bound={bound} search={search} tooSoon={tooSoon} bookable={flights.bookable} hrefFor={hrefFor} />;
  }
  return (
    <div className={styles['columns']}>
      <aside className={styles['side']}>
        <h2 className={styles['sideTitle']}>{t('filter.title')}</h2>
        <FlightFilters flights={possible} options={options} onChange={change} />
      </aside>
      <div className={styles['main']}>
        <ListToolbar
          flights={possible}
          shownCount={shown.length}
          options={options}
          inPoints={search.inPoints}
          isUpdating={isUpdating}
          conditions={conditions}
          onChange={change}
          onPoints={(inPoints) => onOptions(options, inPoints)}
        />
        {search.inPoints ? <Banner title={t('pointsNote.title')}>{t('pointsNote.body')}</Banner> : null}
        {tooSoon > 0 ? <p className={styles['note']}>{t('list.tooSoon', { count: tooSoon })}</p> : null}
        {shown.length === 0 ? (
          <FilteredOut count={possible.length} onClear={() => change(noFilters)} />
        ) : (
          <ul className={styles['list']}>
            {shown.map((itinerary) => (
              <li key={itinerary.id}>
                <ItineraryCard
                  itinerary={itinerary}
                  conditions={conditions}
                  inPoints={search.inPoints}
                  isOpen={openFares === itinerary.id}
                  onToggle={() => setOpenFares(openFares === itinerary.id ? undefined : itinerary.id)}
                  onChoose={(fare) => onChoose(itinerary, fare)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
