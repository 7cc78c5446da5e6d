import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { heldAtATime, reconcileHeld } from '../orders/reconcile-held.ts';
import type { BookingServices } from '../orders/services.ts';
import { leaseHeldPurchases } from './purchase-store.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Settles held purchases that no request looks after any more, as orders are settled. Gives how many it looked at. */
export async function reconcilePurchases(services: BookingServices): Promise<number> {
  const { db, now, timing } = services;
  const held = await leaseHeldPurchases(db, heldAtATime, now(), timing.settleAfterMs);
  return reconcileHeld(services, held, {
    settle: (id) => settlePurchase(services, id, true),
    idName: 'purchaseId',
    lookedAt: 'a held purchase of extras was looked at',
    notSettled: 'a held purchase of extras was not settled',
  });
}

/** Starts what goes on beside the requests of extras: the reconciler of their purchases. */
export function startExtraWorkers(services: BookingServices): Worker {
  const { log } = services;
  return repeatWork(() => reconcilePurchases(services), { name: 'reconciler of extras', pauseMs: 2_000, log });
}
