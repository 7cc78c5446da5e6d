import type { ChangeOptions, Offer, Trip } from '@airline/contract';
import { FlightResults, parseListOptions, findPriceBasis } from '@airline/flight-shopping/results';
import type { FlightSearch } from '@airline/flight-shopping/search';
import { useSession } from '@airline/session/react';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { boundsParams, stepHref, type ChangeAddress } from '../change-address.ts';
import { chooseOffer } from '../change-draft.ts';
import { listReplacedFlights } from './replaced-flights.ts';

export interface NewFlightsProps {
  readonly trip: Trip;
  readonly options: ChangeOptions;
  readonly address: ChangeAddress & { readonly search: FlightSearch };
}

/** Renders the choice of new flights, each fare with what it costs more or less than what was paid. */
export function NewFlights({ trip, options, address }: NewFlightsProps): ReactNode {
  const { bounds, search, picks, query } = address;
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [now] = useState(() => session.now());
  const replaced = useMemo(() => listReplacedFlights(trip, bounds, options, now), [trip, bounds, options, now]);
  const goOn = (offer: Offer, chosenAt: string) => {
    chooseOffer(trip.recordLocator, offer, chosenAt);
    void navigate(stepHref(chosenAt, 'review'));
  };
  return (
    <FlightResults
      search={search}
      picks={picks}
      list={parseListOptions(params, findPriceBasis() ?? 'person')}
      pageParams={boundsParams(bounds)}
      modifyHref={stepHref(query, 'choose')}
      replaced={replaced}
      onChosen={goOn}
    />
  );
}
