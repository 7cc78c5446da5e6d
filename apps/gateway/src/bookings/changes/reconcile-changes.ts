import { heldAtATime, reconcileHeld } from '../orders/reconcile-held.ts';
import type { BookingServices } from '../orders/services.ts';
import { leaseHeldChanges } from './change-store.ts';
import { settleChange } from './settle-change.ts';

/** Settles held changes that no request looks after any more, as orders are settled. Gives how many it looked at. */
export async function reconcileChanges(services: BookingServices): Promise<number> {
  const { db, now, timing } = services;
  const held = await leaseHeldChanges(db, heldAtATime, now(), timing.settleAfterMs);
  return reconcileHeld(services, held, {
    settle: (id) => settleChange(services, id, { isUnattended: true }),
    idName: 'changeId',
    lookedAt: 'a held change was looked at',
    notSettled: 'a held change was not settled',
  });
}
