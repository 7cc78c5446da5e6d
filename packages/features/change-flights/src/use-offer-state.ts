import type { Offer } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { useMinutesLeft } from '@airline/itinerary/offer';

import type { ChangePage } from './use-change-page.ts';

/** What stands in the way of an offer. */
export interface OfferState {
  /** Whether its price has run out, by the clock or by what the gateway says. */
  readonly isExpired: boolean;
  /** Why it was refused otherwise. */
  readonly refusal: Failure | undefined;
}

/** Finds out what stands in the way of an offer: its time, what the quote says, how its change was refused. */
export function useOfferState(offer: Offer, { refusal }: ChangePage, quoteFailure: Failure | undefined): OfferState {
  const isOver = useMinutesLeft(offer.expiresAt) === 0;
  const ofOffer = refusal?.offer === offer.token ? refusal.failure : undefined;
  const failures = [quoteFailure, ofOffer];
  const isExpired = isOver || failures.some(isRunOut);
  return { isExpired, refusal: failures.find((failure) => failure !== undefined && !isRunOut(failure)) };
}

function isRunOut(failure: Failure | undefined): boolean {
  return failure?.kind === 'refused' && (failure.name === 'offerExpired' || failure.name === 'holdExpired');
}
