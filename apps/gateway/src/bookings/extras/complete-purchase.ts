import { completeExtras as endpoint } from '@airline/contract';

import type { StoredResponse } from '../../database/idempotency-key-store.ts';
import { refusedByName } from '../../http/refusal.ts';
import { isCompletionSecret } from '../orders/completion-secret.ts';
import { findPurchase } from '../orders/order-extra-store.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import type { BookingServices } from '../orders/services.ts';
import { type PurchaseResult, settlePurchase } from './settle-purchase.ts';

/** How long after it was made a purchase still shows the trip: for a tab that was away meanwhile. */
const tripShownMs = 15 * 60 * 1000;

/** Which waiting purchase is to be completed, and what proves whose it is. */
export interface Completion {
  readonly purchaseId: string;
  readonly completionSecret: string;
}

/**
 * Ends a purchase that waited for the bank or the processor, as far as they know more by now. One whose secret somebody does not have is not
 * found, whether it exists or not.
 */
export async function completePurchase(
  services: BookingServices,
  { purchaseId, completionSecret }: Completion,
  reference: string,
): Promise<StoredResponse> {
  const isOwn = await isCompletionSecret(services, purchaseId, completionSecret);
  const result = isOwn ? await settlePurchase(services, purchaseId) : refusedByName('extraPurchaseNotFound');
  return toStoredResponse(await hideTripLater(services, purchaseId, result), endpoint.success, reference);
}

/** Leaves the record locator alone of a purchase that was made a while ago: the secret is no key to the trip. */
async function hideTripLater(
  { db, now }: BookingServices,
  purchaseId: string,
  result: PurchaseResult,
): Promise<PurchaseResult> {
  if (!('outcome' in result) || result.outcome.status !== 'bought') return result;
  const purchase = await findPurchase(db, purchaseId);
  const isShown = now().getTime() < (purchase?.confirmedAt?.getTime() ?? 0) + tripShownMs;
  return isShown ? result : { outcome: { status: 'done', recordLocator: result.outcome.trip.recordLocator } };
}
