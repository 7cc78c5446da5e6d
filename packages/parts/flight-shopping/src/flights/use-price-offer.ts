import { createOffer, type Offer, type OfferRequest } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { FlightSearch } from '../search/flight-search.ts';
import type { ChosenFlight } from './picks.ts';

/** How far the request for a price has come. */
export type OfferState =
  | { readonly kind: 'idle' | 'pending' }
  | { readonly kind: 'priced'; readonly offer: Offer }
  | { readonly kind: 'failed'; readonly failure: Failure };

const idle: OfferState = { kind: 'idle' };

/** What is to be priced; `key` names the choice, as the address does. */
export interface OfferInput {
  readonly key: string;
  readonly search: FlightSearch;
  readonly chosen: readonly ChosenFlight[];
}

export interface PriceOffer {
  readonly state: OfferState;
  /** Asks for the price of what was chosen; a second press while the first is under way does nothing. */
  readonly ask: (question: OfferInput) => Promise<OfferState>;
  /** Forgets the answer, and an answer that is still to come. */
  readonly forget: () => void;
}

/** Asks the gateway to price a choice. The answer counts only while `shownKey`, the choice on screen, is the one it is for. */
export function usePriceOffer(shownKey: string): PriceOffer {
  const session = useSession();
  const [state, setState] = useState<OfferState>(idle);
  const underWay = useRef<AbortController>(undefined);
  const askedKey = useRef<string>(undefined);

  const forget = useCallback(() => {
    underWay.current?.abort();
    underWay.current = undefined;
    askedKey.current = undefined;
    setState(idle);
  }, []);
  useEffect(() => {
    if (askedKey.current !== undefined && askedKey.current !== shownKey) forget();
  }, [shownKey, forget]);
  useEffect(() => () => underWay.current?.abort(), []);

  const ask = useCallback(
    async ({ key, search, chosen }: OfferInput): Promise<OfferState> => {
      if (underWay.current !== undefined) return idle;
      const controller = new AbortController();
      underWay.current = controller;
      askedKey.current = key;
      setState({ kind: 'pending' });
      const { signal } = controller;
      const answer = await session
        .call(createOffer, { body: offerRequest(search, chosen), signal })
        .catch((error: unknown) => {
          if (signal.aborted) return undefined;
          throw error;
        });
      if (answer === undefined || signal.aborted) return idle;
      underWay.current = undefined;
      const next: OfferState =
        'value' in answer ? { kind: 'priced', offer: answer.value } : { kind: 'failed', failure: answer.failure };
      setState(next);
      return next;
    },
    [session],
  );

  return { state, ask, forget };
}

function offerRequest({ party, bounds }: FlightSearch, chosen: readonly ChosenFlight[]): OfferRequest {
  return {
    party: { ...party },
    bounds: chosen.flatMap(({ itinerary, fare }, index) => {
      const bound = bounds[index];
      return bound === undefined
        ? []
        : [{ ...bound, itineraryId: itinerary.id, family: fare.family, shown: fare.perPassenger }];
    }),
  };
}
