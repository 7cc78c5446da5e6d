import {
  type CancellationRequest,
  cancelTrip,
  type QuotedCancellation,
  type Trip,
  type TripLookup,
} from '@airline/contract';
import { failureIn, valueOrThrow, type Failure } from '@airline/gateway-client';
import { useIntentKey } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { invalidateTrip, cacheTrip, codeProblemOf, findTripProof } from '@airline/trip';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { toTripPart, type ChosenPart } from './chosen-part.ts';

/** The cancellation of a trip, and how far it has come. */
export interface Cancellation {
  readonly isPending: boolean;
  /** Why the trip could not be cancelled. */
  readonly failure: Failure | undefined;
  /** Whether it takes the code that the contact is mailed. */
  readonly needsCode: boolean;
  /** Cancels it, with the code where it takes one; resolves once its end is known, with why it could not be. */
  readonly cancel: (code?: string) => Promise<Failure | undefined>;
}

/**
 * Cancels a trip, or a part of it, for what was shown, and leads to the trip as it is then.
 *
 * As long as nobody knows what became of a request it is sent again with its key; another sum that is shown is a new intent.
 */
export function useCancellation(trip: Trip, chosen: ChosenPart, quote: QuotedCancellation): Cancellation {
  const { recordLocator } = trip;
  const part = toTripPart(chosen, trip);
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const keyFor = useIntentKey();
  const show = (cancelled: 'now' | 'before' | 'part') =>
    void navigate(buildPath('trip', { recordLocator }), { replace: true, state: { cancelled } });

  const { mutateAsync, isPending, error } = useMutation({
    async mutationFn(proof: TripLookup) {
      const body = { ...proof, ...(part === undefined ? {} : { part }), shown: toShown(quote) };
      return valueOrThrow(await session.call(cancelTrip, { body, idempotencyKey: keyFor(body) }));
    },
    onSuccess(cancelled) {
      cacheTrip(queryClient, cancelled);
      invalidateAccountQueries(queryClient);
      show(cancelled.status === 'cancelled' ? 'now' : 'part');
    },
    async onError(thrown) {
      const failure = failureIn(thrown);
      if (isCancelledBefore(failure)) {
        await invalidateTrip(queryClient, recordLocator);
        show('before');
      } else if (failure?.kind === 'refused' && codeProblemOf(failure) === undefined) {
        // What comes back is not what was shown, nothing does any more, or the session ended: the page says what is so now.
        await revalidate();
      }
    },
  });
  const failure = failureIn(error);
  return {
    isPending,
    // The code's own form says what is wrong with it.
    failure: isCancelledBefore(failure) || codeProblemOf(failure) !== undefined ? undefined : failure,
    needsCode: quote.needsCode,
    async cancel(code) {
      const proof = findTripProof(recordLocator);
      if (proof === undefined) {
        void navigate(buildPath('air-cancel'), { state: { recordLocator } });
        return undefined;
      }
      return mutateAsync(code === undefined ? proof : { ...proof, code }).then(() => undefined, failureIn);
    },
  };
}

/** Says what the person was shown to get back: of funds, what can still be used. */
function toShown({ refund, credit, funds, extras }: QuotedCancellation): CancellationRequest['shown'] {
  const ofExtras = extras === undefined ? {} : { extras: extras.refund };
  if (funds === undefined) return { refund, credit, ...ofExtras };
  const amountMinor = funds.reduce((sum, { amount, isExpired }) => sum + (isExpired ? 0 : amount.amountMinor), 0);
  return { refund, credit, funds: { amountMinor, currency: 'USD' }, ...ofExtras };
}

function isCancelledBefore(failure: Failure | undefined): boolean {
  return failure?.kind === 'refused' && failure.name === 'tripAlreadyCancelled';
}
