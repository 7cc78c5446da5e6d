import type { StoredResponse } from '../../database/idempotency-key-store.ts';
import { refusedByName } from '../../http/refusal.ts';
import { isCompletionSecret } from './completion-secret.ts';
import { type OrderResult, toStoredResponse } from './order-result.ts';
import type { BookingServices } from './services.ts';
import { settleOrder } from './settle-order.ts';

const ok = 200;
/** How long after its confirmation an order still shows the trip: for a tab that was away meanwhile. */
const tripShownMs = 15 * 60 * 1000;

/** Which waiting order is to be completed, and what proves whose it is. */
export interface Completion {
  readonly orderId: string;
  readonly completionSecret: string;
}

/**
 * Ends an order that waited for the bank or the processor, as far as they know more by now.
 *
 * The order itself keeps what became of it and is settled once, so that nothing is written under the request's key. An order
 * whose secret somebody does not have is not found, whether it exists or not.
 */
export async function completeOrder(
  services: BookingServices,
  { orderId, completionSecret }: Completion,
  reference: string,
): Promise<StoredResponse> {
  const isOwn = await isCompletionSecret(services, orderId, completionSecret);
  const result = isOwn ? await settleOrder(services, orderId) : refusedByName('orderNotFound');
  return toStoredResponse(hideTripLater(services, result), ok, reference);
}

/** Leaves the record locator alone of a trip that was confirmed a while ago: the secret is no key to it. */
function hideTripLater({ now }: BookingServices, result: OrderResult): OrderResult {
  if (!('outcome' in result) || result.outcome.status !== 'confirmed') return result;
  const { bookedAt, recordLocator } = result.outcome.trip;
  const isShown = now().getTime() < Date.parse(bookedAt) + tripShownMs;
  return isShown ? result : { outcome: { status: 'booked', recordLocator } };
}
