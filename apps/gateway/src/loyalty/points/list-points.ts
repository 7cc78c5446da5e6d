import type { listPoints as endpoint } from '@airline/contract';
import type * as z from 'zod/mini';

import { readPointsMovements } from './points-store.ts';
import type { LoyaltyServices } from './services.ts';

/**
 * Lists the movements of an account's points, the newest first, and what they add up to. A movement names its trip only
 * where the account's trips show it.
 */
export async function listPoints(
  { db, findTripLocators }: LoyaltyServices,
  accountId: string,
): Promise<z.infer<typeof endpoint.answer>> {
  const movements = await readPointsMovements(db, accountId);
  const locators = await findTripLocators(accountId);
  return {
    balance: movements.reduce((sum, { points }) => sum + points, 0),
    movements: movements.map(({ kind, points, at, orderId }) => {
      const recordLocator = orderId === null ? undefined : locators.get(orderId);
      return { kind, points, at: at.toISOString(), ...(recordLocator === undefined ? {} : { recordLocator }) };
    }),
  };
}
