import { leaseHeldOrders } from './order-store.ts';
import type { OrderResult } from './order-result.ts';
import type { BookingServices } from './services.ts';
import { settleOrder } from './settle-order.ts';

const ordersAtATime = 20;

/**
 * Settles held orders that no request looks after any more: the person who made them left, or their gateway crashed.
 *
 * Several instances may do this at the same time: each takes orders of its own. One that cannot be settled does not keep the
 * others waiting. Gives how many it looked at.
 */
export async function reconcileOrders(services: BookingServices): Promise<number> {
  const { db, now, timing } = services;
  const held = await leaseHeldOrders(db, ordersAtATime, now(), timing.settleAfterMs);
  await Promise.all(held.map(({ id }) => reconcile(services, id)));
  return held.length;
}

async function reconcile(services: BookingServices, orderId: string): Promise<void> {
  const { log } = services;
  try {
    const became = describe(await settleOrder(services, orderId, { isUnattended: true }));
    log.info({ orderId, became }, 'a held order was looked at');
  } catch (error) {
    log.error({ err: error, orderId }, 'a held order was not settled');
  }
}

function describe(result: OrderResult): string {
  if ('outcome' in result) return result.outcome.status;
  return result.refused.kind === 'named' ? result.refused.name : result.refused.kind;
}
