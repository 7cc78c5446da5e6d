import { claimKey, findKey, keepAnswer, type KeptAnswer, type KeyedRequest } from '../../store/idempotency-keys.ts';
import { answerOf, type OrderResult } from './order-result.ts';
import type { OrderServices } from './order-services.ts';
import { settleOrder } from './settle-order.ts';

const ok = 200;

/**
 * Ends an order that waited for the bank or the processor, as far as they know more by now.
 *
 * An answer that can still change is not kept under its key: asked again, it is asked anew.
 */
export async function completeOrder(
  services: OrderServices,
  orderId: string,
  { key, requestHash, reference }: KeyedRequest & { readonly reference: string },
): Promise<KeptAnswer> {
  const { db, now } = services;
  const kept = await findKey(db, key);
  if (kept !== undefined && kept.requestHash !== requestHash) {
    return answerOf({ refusal: 'idempotencyKeyReused' }, ok, reference);
  }
  if (kept !== undefined && kept.status !== null) {
    return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  }
  const result = await settleOrder(services, orderId);
  const answer = answerOf(result, ok, reference);
  if (isFinal(result)) {
    await claimKey(db, { key, requestHash, orderId }, now(), 0);
    await keepAnswer(db, key, answer);
  }
  return answer;
}

function isFinal(result: OrderResult): boolean {
  if ('outcome' in result) return result.outcome.status === 'confirmed';
  return 'refusal' in result && result.refusal !== 'orderNotFound' && result.refusal !== 'paymentUnavailable';
}
