import { useClientConfig } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { decideBranch, useBranch } from '@airline/experiments';
import { SearchFareWatch } from '@airline/fare-watch';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import {
  FareMarks,
  findPriceBasis,
  FlightResults,
  IncompleteSearch,
  type MarkFare,
  parseListOptions,
  parsePicks,
  prefetchFlights,
} from '@airline/flight-shopping/results';
import { toDraft, parseSearch, searchFaults, type SearchFault } from '@airline/flight-shopping/search';
import { whenIdle } from '@airline/flight-shopping/when-person-is-there';
import { answerNamespaces } from '@airline/gateway-client';
import { loadMessages } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { getStation } from '@airline/reference-data/stations';
import { companyOfLogin, useLoginState, useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import type { i18n as I18n } from 'i18next';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { LazyCompanyFlights } from '../company/LazyCompanyFlights.tsx';

/** What a booking is kept in comes behind the flights: nobody needs it before one is chosen. */
const loadKeepChoice = async () => (await import('./keep-choice.ts')).keepChoice;
/** So do the words for what may be refused then. */
const prepareNext = (i18n: I18n) => Promise.all([loadKeepChoice(), loadMessages(i18n, answerNamespaces)]);

const SOON_MILLISECONDS = 300;

/** Begins to fetch the results. Those that come soon are drawn at once; else the page is there, and says that it is searching. */
export async function loader({ request }: { readonly request: Request }, services: AppServices): Promise<null> {
  const soon = new Promise((resolve) => {
    setTimeout(resolve, SOON_MILLISECONDS);
  });
  const isOpen = isPriceBasisOpen(new URL(request.url).searchParams);
  await Promise.all([
    Promise.race([prefetchFlights(request, services), soon]),
    // How prices are first shown may be tried in two ways: it is settled before there are any.
    isOpen ? decideBranch('price-basis', services.session) : undefined,
  ]);
  return null;
}

/** Tells whether neither the address nor a choice on this device says what the prices of several people are for. */
function isPriceBasisOpen(params: URLSearchParams): boolean {
  const others = Number(params.get('children')) + Number(params.get('infants'));
  return Number(params.get('adults') ?? 1) + others > 1 && !params.has('price') && findPriceBasis() === undefined;
}

/** Renders the results of the search that the address says, or what is wrong with it. */
export function Component(): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { limits } = useClientConfig();
  const isOfCompany = companyOfLogin(useLoginState()) !== undefined;
  const [mark, setMark] = useState<MarkFare>();
  const keepMark = useCallback((wanted: MarkFare | undefined) => setMark(() => wanted), []);
  const { i18n } = useTranslation();
  useEffect(() => whenIdle(() => void prepareNext(i18n).catch(() => undefined)), [i18n]);
  const isOpen = isPriceBasisOpen(params);
  const parsed = useMemo(() => parseSearch(params, limits), [params, limits]);
  const branch = useBranch('price-basis', isOpen && 'search' in parsed);
  const draft = 'search' in parsed ? toDraft(parsed.search) : parsed.draft;
  const today = dateIn(getStation(draft.bounds[0]?.origin ?? '')?.timeZone, session.now());
  const unread = 'search' in parsed ? [] : parsed.faults;
  const isTold = ({ path }: SearchFault) => unread.some((fault) => fault.path.join('.') === path.join('.'));
  // A past date is reported together with what could not be read, not after it.
  const faults = [...searchFaults(draft, today, limits).filter((fault) => !isTold(fault)), ...unread];
  if (!('search' in parsed) || faults.length > 0) return <IncompleteSearch draft={draft} faults={faults} />;
  const { search } = parsed;
  const picks = parsePicks(params, search.bounds.length);
  const goOn = async (offer: Offer, query: string) => {
    const keepChoice = await loadKeepChoice();
    keepChoice(offer, `${buildPath('air-booking-flights')}?${query}`);
    void navigate(buildPath('air-booking-passenger', { passenger: 0 }));
  };
  return (
    <FareMarks value={mark}>
      <FlightResults
        above={isOfCompany ? <LazyCompanyFlights search={search} onMark={keepMark} /> : null}
        search={search}
        picks={picks}
        list={parseListOptions(params, findPriceBasis() ?? (isOpen ? branch : 'person'))}
        onChosen={goOn}
        watch={<SearchFareWatch search={search} />}
      />
    </FareMarks>
  );
}
