import type { ChangeQuote, TripLookup } from '@airline/contract';
import { failureIn, type Failure } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { findTripProof } from '@airline/trip';
import { useQuery } from '@tanstack/react-query';

import { changeQuoteQuery, type ChosenChange } from './change-queries.ts';

/** What a choice of new flights costs, or why it cannot be had. */
export interface QuotedChange {
  /** What proves that the trip is the person's; absent where the browser denies storage. */
  readonly proof: TripLookup | undefined;
  readonly quote: ChangeQuote | undefined;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** Asks what a choice costs now. */
export function useChangeQuote(recordLocator: string, chosen: ChosenChange): QuotedChange {
  const session = useSession();
  const proof = findTripProof(recordLocator);
  const lookup = proof ?? { recordLocator, firstName: '', lastName: '' };
  const { data, error, refetch } = useQuery({
    ...changeQuoteQuery(session, lookup, chosen),
    enabled: proof !== undefined,
    throwOnError: (thrown) => failureIn(thrown) === undefined,
  });
  const failure = failureIn(error);
  // After a refusal what it cost before counts no more.
  return { proof, quote: failure === undefined ? data : undefined, failure, retry: () => void refetch() };
}
