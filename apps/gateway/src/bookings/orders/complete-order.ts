import type { StoredResponse } from '../../database/idempotency-key-store.ts';
import { toStoredResponse } from './order-result.ts';
import type { BookingServices } from './services.ts';
import { settleOrder } from './settle-order.ts';

const ok = 200;

/**
 * Ends an order that waited for the bank or the processor, as far as they know more by now.
 *
 * The order itself keeps what became of it and is settled once, so that nothing is written under the request's key.
 */
export async function completeOrder(
  services: BookingServices,
  orderId: string,
  reference: string,
): Promise<StoredResponse> {
  return toStoredResponse(await settleOrder(services, orderId), ok, reference);
}
