import { useClientConfig } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { SearchFareWatch } from '@airline/fare-watch';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import {
  FlightResults,
  IncompleteSearch,
  parseListOptions,
  parsePicks,
  prefetchFlights,
  readPriceBasis,
  usualBasis,
} from '@airline/flight-shopping/results';
import { toDraft, parseSearch, searchFaults, type SearchFault } from '@airline/flight-shopping/search';
import { buildPath } from '@airline/links';
import { getStation } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { useMemo, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { chooseOffer } from '../booking-draft.ts';

const SOON_MILLISECONDS = 300;

/** Begins to fetch the results. Those that come soon are drawn at once; else the page is there, and says that it is searching. */
export async function loader({ request }: { readonly request: Request }, services: AppServices): Promise<null> {
  const soon = new Promise((resolve) => {
    setTimeout(resolve, SOON_MILLISECONDS);
  });
  await Promise.race([prefetchFlights(request, services), soon]);
  return null;
}

/** Renders the results of the search that the address says, or what is wrong with it. */
export function Component(): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { limits } = useClientConfig();
  const parsed = useMemo(() => parseSearch(params, limits), [params, limits]);
  const draft = 'search' in parsed ? toDraft(parsed.search) : parsed.draft;
  const today = dateIn(getStation(draft.bounds[0]?.origin ?? '')?.timeZone, session.now());
  const unread = 'search' in parsed ? [] : parsed.faults;
  const isTold = ({ path }: SearchFault) => unread.some((fault) => fault.path.join('.') === path.join('.'));
  // A past date is reported together with what could not be read, not after it.
  const faults = [...searchFaults(draft, today, limits).filter((fault) => !isTold(fault)), ...unread];
  if (!('search' in parsed) || faults.length > 0) return <IncompleteSearch draft={draft} faults={faults} />;
  const { search } = parsed;
  const picks = parsePicks(params, search.bounds.length);
  const goOn = (offer: Offer, query: string) => {
    chooseOffer(offer, `${buildPath('air-booking-flights')}?${query}`);
    void navigate(buildPath('air-booking-passenger', { passenger: 0 }));
  };
  return (
    <FlightResults
      search={search}
      picks={picks}
      list={parseListOptions(params, readPriceBasis(usualBasis(search.party)))}
      onChosen={goOn}
      watch={<SearchFareWatch search={search} />}
    />
  );
}
