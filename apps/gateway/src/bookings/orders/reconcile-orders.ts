import { leaseHeldOrders } from './order-store.ts';
import type { BookingServices } from './services.ts';
import { settleOrder } from './settle-order.ts';

const ordersAtATime = 20;

/**
 * Settles held orders that no request looks after any more: the person who made them left, or their gateway crashed.
 *
 * Several instances may do this at the same time: each takes orders of its own. Gives how many it looked at.
 */
export async function reconcileOrders(services: BookingServices): Promise<number> {
  const { db, now, log, timing } = services;
  const startedAt = now();
  const nextAt = new Date(startedAt.getTime() + timing.settleAfterMs);
  const held = await leaseHeldOrders(db, ordersAtATime, startedAt, nextAt);
  for (const { id } of held) {
    const result = await settleOrder(services, id);
    log.info(
      { orderId: id, became: 'outcome' in result ? result.outcome.status : 'released' },
      'a held order was looked at',
    );
  }
  return held.length;
}
