import { refusedByName } from '../../http/refusal.ts';
import {
  claimKey,
  findKey,
  storeResponse,
  type StoredResponse,
  type KeyedRequest,
} from '../../database/idempotency-key-store.ts';
import { toStoredResponse, type OrderResult } from './order-result.ts';
import type { BookingServices } from './services.ts';
import { settleOrder } from './settle-order.ts';

const ok = 200;

/**
 * Ends an order that waited for the bank or the processor, as far as they know more by now.
 *
 * An answer that can still change is not kept under its key: asked again, it is asked anew.
 */
export async function completeOrder(
  services: BookingServices,
  orderId: string,
  { key, requestHash, reference }: KeyedRequest & { readonly reference: string },
): Promise<StoredResponse> {
  const { db, now } = services;
  const kept = await findKey(db, key);
  if (kept !== undefined && kept.requestHash !== requestHash) {
    return toStoredResponse(refusedByName('idempotencyKeyReused'), ok, reference);
  }
  if (kept !== undefined && kept.status !== null) {
    return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  }
  const result = await settleOrder(services, orderId);
  const answer = toStoredResponse(result, ok, reference);
  if (isFinal(result)) {
    await claimKey(db, { key, requestHash, orderId }, now(), 0);
    await storeResponse(db, key, answer);
  }
  return answer;
}

function isFinal(result: OrderResult): boolean {
  if ('outcome' in result) return result.outcome.status === 'confirmed';
  const { refused } = result;
  return refused.kind === 'named' && refused.name !== 'orderNotFound' && refused.name !== 'paymentUnavailable';
}
