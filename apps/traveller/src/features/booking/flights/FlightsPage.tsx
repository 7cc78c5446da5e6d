import { getStation } from '@airline/reference-data/stations';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { gateway } from '../../../gateway.ts';
import { dateIn } from '../calendar-dates.ts';
import { draftOf } from '../search/flight-search.ts';
import { parseSearch } from '../search/search-params.ts';
import { searchFaults } from '../search/search-faults.ts';
import { FlightResults } from './FlightResults.tsx';
import { IncompleteSearch } from './IncompleteSearch.tsx';
import { parseListOptions } from './list-options.ts';
import { parsePicks } from './picks.ts';

/** Renders the results of the search that the address says, or what is wrong with it. */
export function FlightsPage(): ReactNode {
  const [params] = useSearchParams();
  const parsed = useMemo(() => parseSearch(params), [params]);
  if (!('search' in parsed)) return <IncompleteSearch {...parsed} />;
  const { search } = parsed;
  const today = dateIn(getStation(search.bounds[0]?.origin ?? '')?.timeZone, gateway.now());
  const draft = draftOf(search);
  const faults = searchFaults(draft, today);
  if (faults.length > 0) return <IncompleteSearch draft={draft} faults={faults} />;
  const picks = parsePicks(params, search.bounds.length);
  return <FlightResults search={search} picks={picks} list={parseListOptions(params)} />;
}
