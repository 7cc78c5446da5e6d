import { completeChange as endpoint } from '@airline/contract';

import type { StoredResponse } from '../../database/idempotency-key-store.ts';
import { refusedByName } from '../../http/refusal.ts';
import { isCompletionSecret } from '../orders/completion-secret.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import type { BookingServices } from '../orders/services.ts';
import { findChange } from '../orders/order-change-store.ts';
import type { ChangeResult } from './change-result.ts';
import { settleChange } from './settle-change.ts';

/** How long after it was made a change still shows the trip: for a tab that was away meanwhile. */
const tripShownMs = 15 * 60 * 1000;

/** Which waiting change is to be completed, and what proves whose it is. */
export interface Completion {
  readonly changeId: string;
  readonly completionSecret: string;
}

/**
 * Ends a change that waited for the bank or the processor, as far as they know more by now.
 *
 * The change itself keeps what became of it and is settled once, so that nothing is written under the request's key. One whose
 * secret somebody does not have is not found, whether it exists or not.
 */
export async function completeChange(
  services: BookingServices,
  { changeId, completionSecret }: Completion,
  reference: string,
): Promise<StoredResponse> {
  const isOwn = await isCompletionSecret(services, changeId, completionSecret);
  const result = isOwn ? await settleChange(services, changeId) : refusedByName('changeNotFound');
  return toStoredResponse(await hideTripLater(services, changeId, result), endpoint.success, reference);
}

/** Leaves the record locator alone of a change that was made a while ago: the secret is no key to the trip. */
async function hideTripLater(
  { db, now }: BookingServices,
  changeId: string,
  result: ChangeResult,
): Promise<ChangeResult> {
  if (!('outcome' in result) || result.outcome.status !== 'changed') return result;
  const change = await findChange(db, changeId);
  const isShown = now().getTime() < (change?.confirmedAt?.getTime() ?? 0) + tripShownMs;
  return isShown ? result : { outcome: { status: 'done', recordLocator: result.outcome.trip.recordLocator } };
}
