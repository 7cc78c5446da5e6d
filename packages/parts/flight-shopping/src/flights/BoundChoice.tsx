import { useClientConfig } from '@airline/app-shell';
import type { ItineraryFare } from '@airline/contract';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath, getLink } from '@airline/links';
import { useSession } from '@airline/session/react';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { BoundSearch, FlightSearch } from '../search/flight-search.ts';
import { resultsHref } from '../search/search-params.ts';
import type { PricedItinerary } from './arrange-flights.ts';
import { DayStrip } from './DayStrip.tsx';
import { FlightList } from './FlightList.tsx';
import { formatListOptions, type ListOptions } from './list-options.ts';
import { OutsideSale } from './OutsideSale.tsx';
import { formatResults, type ResultsState } from './picks.ts';
import { storePriceBasis } from './price-basis.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { basesFor, effectiveBasis } from './shown-price.ts';
import type { ReplacedFlight } from './replaced-flight.ts';
import type { SelectedFlights } from './use-selected-flights.ts';
import { useSearchMeasured } from './use-search-measured.ts';

export interface BoundChoiceProps {
  readonly state: ResultsState;
  readonly choice: SelectedFlights;
  readonly bound: BoundSearch;
  /** What the flights take the place of, one for each direction. */
  readonly replaced?: readonly ReplacedFlight[] | undefined;
  readonly watch: ReactNode;
  readonly onChoose: (itinerary: PricedItinerary, fare: ItineraryFare) => void;
}

/** Renders the flights of one direction: the days around its date, and the list of the day. */
export function BoundChoice({ state, choice, bound, replaced, watch, onChoose }: BoundChoiceProps): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const { step, flights, failure } = choice;
  const { pageParams } = state;
  const { before, after } = replaced?.[step] ?? {};
  const hasCalendar = useHasCalendar();
  useSearchMeasured(bound, state.search.party, flights?.itineraries.length);
  // A box that is ticked is ticked at once; the address follows, and counts from then on.
  const said = `${formatListOptions(state.list).toString()} ${String(state.search.inPoints)}`;
  const [wanted, setWanted] = useState<WantedList>();
  const [saidBefore, setSaidBefore] = useState(said);
  if (said !== saidBefore) {
    setSaidBefore(said);
    setWanted(undefined);
  }
  const { list, inPoints } = wanted ?? { list: state.list, inPoints: state.search.inPoints };
  const search = { ...state.search, inPoints };
  const picks = state.picks.slice(0, step);
  const hrefFor = (date: string) =>
    `?${formatResults({ list, search: withDate(search, step, date), picks, pageParams })}`;
  const strip = (
    <DayStrip
      bound={bound}
      onward={search.bounds.slice(step + 1)}
      chosen={choice.chosen.slice(0, step)}
      party={search.party}
      inPoints={search.inPoints}
      basis={effectiveBasis(list.basis, basesFor(search.party, search.bounds.length))}
      // Between the dates of the directions before and after this one: their order stays.
      first={later(flights?.bookable.from, before?.date ?? search.bounds[step - 1]?.date)}
      last={earlier(flights?.bookable.to, after?.date ?? search.bounds[step + 1]?.date)}
      hrefFor={hrefFor}
      // Who changes flights stays with the change.
      calendarHref={hasCalendar && replaced === undefined ? toCalendarHref(search, bound) : undefined}
    />
  );
  if (failure?.kind === 'fields') return <OutsideSale problem={failure.problem} />;
  return (
    <>
      {strip}
      {failure !== undefined ? <FailureBanner failure={failure} onRetry={choice.retry} live="assertive" /> : null}
      {flights === undefined && failure === undefined ? <ResultsSkeleton /> : null}
      {flights === undefined ? null : (
        <FlightList
          flights={flights}
          bound={bound}
          search={search}
          options={list}
          chosen={choice.chosen.slice(0, step)}
          replaced={replaced}
          watch={watch}
          isUpdating={choice.isUpdating}
          hrefFor={hrefFor}
          onOptions={(options, points) => {
            if (options.basis !== list.basis) storePriceBasis(options.basis);
            setWanted({ list: options, inPoints: points });
            const query = formatResults({ list: options, picks, search: { ...search, inPoints: points }, pageParams });
            // Back undoes all changes of the list at once, and stays on the page.
            const replace = hasChangedList(location.state);
            void navigate(`?${query}`, { replace, state: changedList, preventScrollReset: true });
          }}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

/** Whether the app has the page of the prices of a month, and the deployment means to show it. */
function useHasCalendar(): boolean {
  const { surface } = useSession();
  const { metadataFlags } = useClientConfig();
  return metadataFlags.lowFareCalendar && getLink('air-low-fare-calendar').surfaces.includes(surface);
}

/** Writes the address of a month's prices: of a journey there, or there and back; of many flights, of this one. */
function toCalendarHref(search: FlightSearch, bound: BoundSearch): string {
  const asked = search.tripKind === 'multiCity' ? { ...search, tripKind: 'oneWay' as const, bounds: [bound] } : search;
  return resultsHref(buildPath('air-low-fare-calendar'), asked);
}

/** Marks the history entry of a list that was changed since the page was entered. */
const changedList = { isListChanged: true };

function hasChangedList(entryState: unknown): boolean {
  return typeof entryState === 'object' && entryState !== null && 'isListChanged' in entryState;
}

interface WantedList {
  readonly list: ListOptions;
  readonly inPoints: boolean;
}

function withDate(search: FlightSearch, step: number, date: string): FlightSearch {
  return { ...search, bounds: search.bounds.map((bound, index) => (index === step ? { ...bound, date } : bound)) };
}

function later(a: string | undefined, b: string | undefined): string | undefined {
  return [a, b]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}

function earlier(a: string | undefined, b: string | undefined): string | undefined {
  return [a, b].filter((date) => date !== undefined).toSorted()[0];
}
