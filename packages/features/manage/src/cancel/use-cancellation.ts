import { cancelTrip, type CancellationQuote, type Trip, type TripLookup } from '@airline/contract';
import { failureIn, valueOrThrow, type Failure } from '@airline/gateway-client';
import { useIntentKey } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { invalidateTrip, cacheTrip, findTripProof } from '@airline/trip';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router-dom';

/** The cancellation of a trip, and how far it has come. */
export interface Cancellation {
  readonly isPending: boolean;
  /** Why the trip could not be cancelled. */
  readonly failure: Failure | undefined;
  /** Cancels the trip; resolves once its end is known. */
  readonly cancel: () => Promise<void>;
}

/**
 * Cancels a trip for what was shown, and leads to the trip as it is then.
 *
 * As long as nobody knows what became of a request it is sent again with its key; another sum that is shown is a new intent.
 */
export function useCancellation({ recordLocator }: Trip, quote: CancellationQuote): Cancellation {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const keyFor = useIntentKey();
  const show = (cancelled: 'now' | 'before') =>
    void navigate(buildPath('trip', { recordLocator }), { replace: true, state: { cancelled } });

  const { mutateAsync, isPending, error } = useMutation({
    async mutationFn(proof: TripLookup) {
      const body = { ...proof, shown: { refund: quote.refund, credit: quote.credit } };
      return valueOrThrow(await session.call(cancelTrip, { body, idempotencyKey: keyFor(body) }));
    },
    onSuccess(trip) {
      cacheTrip(queryClient, trip);
      invalidateAccountQueries(queryClient);
      show('now');
    },
    async onError(thrown) {
      const failure = failureIn(thrown);
      if (isCancelledBefore(failure)) {
        await invalidateTrip(queryClient, recordLocator);
        show('before');
      } else if (failure?.kind === 'refused') {
        // What comes back is not what was shown, or nothing does any more: the page says what is so now.
        await revalidate();
      }
    },
  });
  const failure = failureIn(error);
  return {
    isPending,
    failure: isCancelledBefore(failure) ? undefined : failure,
    async cancel() {
      const proof = findTripProof(recordLocator);
      if (proof === undefined) {
        void navigate(buildPath('air-cancel'), { state: { recordLocator } });
        return;
      }
      // The page shows what went wrong.
      await mutateAsync(proof).catch(() => undefined);
    },
  };
}

function isCancelledBefore(failure: Failure | undefined): boolean {
  return failure?.kind === 'refused' && failure.name === 'tripAlreadyCancelled';
}
