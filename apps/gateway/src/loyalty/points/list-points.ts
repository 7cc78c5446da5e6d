import type { listPoints as endpoint } from '@airline/contract';
import type * as z from 'zod/mini';

import { readPointsMovements } from './points-store.ts';
import type { LoyaltyServices } from './services.ts';

/** Lists the movements of an account's points, the newest first, and what they add up to. */
export async function listPoints(
  { db, findRecordLocators }: LoyaltyServices,
  accountId: string,
): Promise<z.infer<typeof endpoint.answer>> {
  const movements = await readPointsMovements(db, accountId);
  const locators = await findRecordLocators(movements.flatMap(({ orderId }) => orderId ?? []));
  return {
    balance: movements.reduce((sum, { points }) => sum + points, 0),
    movements: movements.map(({ kind, points, at, orderId }) => {
      const recordLocator = orderId === null ? undefined : locators.get(orderId);
      return { kind, points, at: at.toISOString(), ...(recordLocator === undefined ? {} : { recordLocator }) };
    }),
  };
}
