import { leaseHeldOrders } from './order-store.ts';
import { heldAtATime, reconcileHeld } from './reconcile-held.ts';
import type { BookingServices } from './services.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Settles held orders that no request looks after any more: the person who made them left, or their gateway crashed.
 *
 * Several instances may do this at the same time: each takes orders of its own. Gives how many it looked at.
 */
export async function reconcileOrders(services: BookingServices): Promise<number> {
  const { db, now, timing } = services;
  const held = await leaseHeldOrders(db, heldAtATime, now(), timing.settleAfterMs);
  return reconcileHeld(services, held, {
    settle: (id) => settleOrder(services, id, { isUnattended: true }),
    idName: 'orderId',
    lookedAt: 'a held order was looked at',
    notSettled: 'a held order was not settled',
  });
}
