import type { Itineraries, ItineraryFare } from '@airline/contract';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { useSession } from '@airline/session/react';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { BoundSearch, FlightSearch } from '../search/flight-search.ts';
import { arrangeFlights, lowestFare, type PricedItinerary } from './arrange-flights.ts';
import { EmptyDay } from './EmptyDay.tsx';
import { useFareMarks } from './fare-marks.ts';
import { FilteredOut } from './FilteredOut.tsx';
import { FlightFilters } from './FlightFilters.tsx';
import styles from './FlightResults.module.css';
import { ItineraryCard } from './ItineraryCard.tsx';
import { noFilters, type ListOptions } from './list-options.ts';
import { ListNotes } from './ListNotes.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { canFollow, type ChosenFlight } from './picks.ts';
import { findPriceDifference, type ListedPrice, type ReplacedFlight } from './replaced-flight.ts';
import { basesFor, effectiveBasis, shownPrice } from './shown-price.ts';
import { useOnwardFlights } from './use-onward-flights.ts';

/** As many as the first look at the list sees on a phone. */
const FIRST_DRAWN = 2;

/** Where fares may stand beside a flight: as in the styles of its card. */
const roomForFares = '(width >= 54rem)';

export interface FlightListProps {
  readonly flights: Itineraries;
  readonly bound: BoundSearch;
  readonly search: FlightSearch;
  readonly options: ListOptions;
  /** The flights of the directions before: what leaves before the last one lands is not shown. */
  readonly chosen: readonly ChosenFlight[];
  /** What the flights take the place of, one for each direction. */
  readonly replaced?: readonly ReplacedFlight[] | undefined;
  /** What has lower prices of the search told. */
  readonly watch: ReactNode;
  readonly isUpdating: boolean;
  readonly hrefFor: (date: string) => string;
  readonly onOptions: (options: ListOptions, inPoints: boolean) => void;
  readonly onChoose: (itinerary: PricedItinerary, fare: ItineraryFare) => void;
}

/**
 * Renders the flights of one day: how many, in which order, which of them, and each with its fares.
 *
 * Those that are in sight at first are drawn first, and can be pressed; for the others there is room, so that nothing moves and
 * a page that is scrolled stays where it was.
 */
export function FlightList(props: FlightListProps): ReactNode {
  const { flights, bound, search, options, chosen, replaced, watch, isUpdating, hrefFor, onOptions, onChoose } = props;
  const { party, inPoints } = search;
  const { t } = useTranslation('flights');
  const { data: conditions = [] } = useQuery(fareFamiliesQuery(useSession()));
  const [openDetails, setOpenDetails] = useState<string>();
  const isWhole = useSecondDraw();
  const hasFares = isWhole || window.matchMedia(roomForFares).matches;
  const bases = basesFor(party, search.bounds.length);
  const wanted = effectiveBasis(options.basis, bases);
  const isTrip = wanted === 'personTrip' || wanted === 'partyTrip';
  const onward = useOnwardFlights(search, chosen.length, isTrip);
  const basis = isTrip && onward.isUnavailable ? effectiveBasis(wanted, basesFor(party, 1)) : wanted;
  const journey = { party, chosen, onward: onward.flights };
  const previous = chosen.at(-1)?.itinerary;
  const { before, after } = replaced?.[chosen.length] ?? {};
  const inTime = flights.itineraries.filter(
    (itinerary) => canFollow(previous, itinerary) && canFollow(before?.itinerary, itinerary),
  );
  const possible = after === undefined ? inTime : inTime.filter((itinerary) => canFollow(itinerary, after.itinerary));
  const hidden = { tooSoon: flights.itineraries.length - inTime.length, tooLate: inTime.length - possible.length };
  const shownMinorOf = (itinerary: PricedItinerary) => {
    const fare = lowestFare(itinerary);
    return fare === undefined ? undefined : shownPrice({ itinerary, fare }, basis, journey)?.amountMinor;
  };
  const shown = arrangeFlights(possible, options, inPoints, shownMinorOf);
  const priceOf = (flight: ChosenFlight): ListedPrice | undefined => {
    const price = shownPrice(flight, basis, journey);
    const difference = replaced && findPriceDifference(flight, basis, journey, replaced);
    return price && { ...price, ...(difference === undefined ? {} : { difference }) };
  };
  const mark = useFareMarks();
  const change = (changed: Partial<ListOptions>) => onOptions({ ...options, ...changed }, inPoints);

  if (possible.length === 0) {
    return <EmptyDay bound={bound} search={search} hidden={hidden} bookable={flights.bookable} hrefFor={hrefFor} />;
  }
  return (
    <div className={styles['columns']}>
      <aside className={styles['side']}>
        <h2 className={styles['sideTitle']}>{t('filter.title')}</h2>
        {isWhole ? (
          <FlightFilters
            flights={possible}
            options={options}
            inPoints={inPoints}
            basis={basis}
            shownMinorOf={shownMinorOf}
            onChange={change}
          />
        ) : null}
      </aside>
      <div className={styles['main']}>
        <ListToolbar
          flights={possible}
          conditions={conditions}
          shownCount={shown.length}
          options={options}
          bases={bases}
          basis={basis}
          shownMinorOf={shownMinorOf}
          inPoints={inPoints}
          isUpdating={isUpdating}
          isChange={replaced !== undefined}
          watch={watch}
          onChange={change}
          // A limit in dollars says nothing about points.
          onPoints={(points) => onOptions(points ? { ...options, maximumDollars: undefined } : options, points)}
        />
        {shown.length === 0 ? (
          <FilteredOut count={possible.length} onClear={() => change(noFilters)} />
        ) : (
          <ul className={styles['list']}>
            {shown.map((itinerary, index) =>
              isWhole || index < FIRST_DRAWN ? (
                <li key={itinerary.id}>
                  <ItineraryCard
                    itinerary={itinerary}
                    conditions={conditions}
                    inPoints={inPoints}
                    basis={basis}
                    hasFares={hasFares}
                    priceOf={(fare) => priceOf({ itinerary, fare })}
                    markOf={mark && ((fare) => mark({ flights, itinerary, fare }))}
                    isOpen={openDetails === itinerary.id}
                    onToggle={() => setOpenDetails(openDetails === itinerary.id ? undefined : itinerary.id)}
                    onChoose={(fare) => onChoose(itinerary, fare)}
                  />
                </li>
              ) : (
                <li key={itinerary.id} className={styles['undrawn']} />
              ),
            )}
          </ul>
        )}
        <div className={styles['watch']}>{watch}</div>
        <ListNotes hidden={hidden} inPoints={inPoints} isByBest={options.sort === 'best'} />
      </div>
    </div>
  );
}

/** False in the first draw of a component, true from the one that follows as soon as the browser has time for it. */
function useSecondDraw(): boolean {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => startTransition(() => setSecond(true)), []);
  return isSecond;
}
