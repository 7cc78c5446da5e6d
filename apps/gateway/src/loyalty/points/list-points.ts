import type { listPoints as endpoint, UserInfo } from '@airline/contract';
import type * as z from 'zod/mini';

import { type PointsHeld, readPointsHeld, readPointsMovements } from './points-store.ts';
import type { LoyaltyServices } from './services.ts';

/**
 * Lists the movements of an account's points, what is pending first, then the newest, and what they add up to. A movement
 * names its trip only where the account's trips show it.
 */
export async function listPoints(
  { db, findTripLocators, now }: LoyaltyServices,
  accountId: string,
): Promise<z.infer<typeof endpoint.answer>> {
  const at = now();
  const { balance, pending } = await readPointsHeld(db, accountId, at);
  const movements = await readPointsMovements(db, accountId);
  const locators = await findTripLocators(accountId);
  return {
    balance,
    pending: toPendingPoints(pending),
    movements: movements.map(({ kind, points, at: countsAt, orderId }) => {
      const recordLocator = orderId === null ? undefined : locators.get(orderId);
      return { kind, points, at: countsAt.toISOString(), isPending: countsAt > at, recordLocator };
    }),
  };
}

/** Writes the points that count later as the contract has them. */
export function toPendingPoints(pending: PointsHeld['pending']): NonNullable<UserInfo['loyalty']>['pendingPoints'] {
  return pending && { points: pending.points, nextAt: pending.nextAt.toISOString() };
}
