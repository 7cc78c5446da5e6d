import { cancelTrip, type CancellationQuote, type Trip } from '@airline/contract';
import { createIdempotencyKey, type Failure } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { gateway } from '../../../gateway.ts';
import { forgetAccountBooks } from '../../../member-queries.ts';
import { tripProofOf } from '../../../trip-proofs.ts';
import { forgetTrip, keepTrip } from '../../../trip-query.ts';

/** How far the cancellation of a trip has come. */
export type CancellationState =
  | { readonly step: 'idle' | 'sending' }
  | { readonly step: 'refused'; readonly failure: Failure };

/**
 * Cancels a trip for what was shown, and leads to the trip as it is then.
 *
 * As long as nobody knows what became of a request it is sent again with its key; what is shown anew is a new intent.
 */
export function useCancellation(trip: Trip, quote: CancellationQuote) {
  const [state, setState] = useState<CancellationState>({ step: 'idle' });
  const intent = useRef<{ readonly quote: CancellationQuote; readonly key: string }>(undefined);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { recordLocator } = trip;

  async function cancel(): Promise<void> {
    const proof = tripProofOf(recordLocator);
    if (proof === undefined) {
      void navigate(buildPath('air-cancel'), { state: { recordLocator } });
      return;
    }
    if (intent.current?.quote !== quote) intent.current = { quote, key: createIdempotencyKey() };
    setState({ step: 'sending' });
    const outcome = await gateway.call(cancelTrip, {
      body: { ...proof, shown: { refund: quote.refund, credit: quote.credit } },
      idempotencyKey: intent.current.key,
    });
    const show = (cancelled: 'now' | 'before') =>
      navigate(buildPath('trip', { recordLocator }), { replace: true, state: { cancelled } });
    if ('value' in outcome) {
      keepTrip(outcome.value);
      forgetAccountBooks();
      void show('now');
      return;
    }
    const { failure } = outcome;
    if (failure.kind === 'refused' && failure.name === 'tripAlreadyCancelled') {
      await forgetTrip(recordLocator);
      void show('before');
      return;
    }
    setState({ step: 'refused', failure });
    // What comes back is not what was shown, or nothing does any more: the page says what is so now.
    if (failure.kind === 'refused') await revalidate();
  }
  return { state, cancel };
}
