import { getStation } from '@airline/reference-data/stations';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { gateway } from '../../../gateway.ts';
import { dateIn } from '../calendar-dates.ts';
import { draftOf } from '../search/flight-search.ts';
import { parseSearch } from '../search/search-params.ts';
import { searchFaults, type SearchFault } from '../search/search-faults.ts';
import { FlightResults } from './FlightResults.tsx';
import { IncompleteSearch } from './IncompleteSearch.tsx';
import { parseListOptions } from './list-options.ts';
import { parsePicks } from './picks.ts';

/** Renders the results of the search that the address says, or what is wrong with it. */
export function FlightsPage(): ReactNode {
  const [params] = useSearchParams();
  const parsed = useMemo(() => parseSearch(params), [params]);
  const draft = 'search' in parsed ? draftOf(parsed.search) : parsed.draft;
  const today = dateIn(getStation(draft.bounds[0]?.origin ?? '')?.timeZone, gateway.now());
  const unread = 'search' in parsed ? [] : parsed.faults;
  const isTold = ({ path }: SearchFault) => unread.some((fault) => fault.path.join('.') === path.join('.'));
  // A date of the past is told beside what could not be read, and not after it.
  const faults = [...searchFaults(draft, today).filter((fault) => !isTold(fault)), ...unread];
  if (!('search' in parsed) || faults.length > 0) return <IncompleteSearch draft={draft} faults={faults} />;
  const { search } = parsed;
  const picks = parsePicks(params, search.bounds.length);
  return <FlightResults search={search} picks={picks} list={parseListOptions(params)} />;
}
