import type { listPoints as endpoint } from '@airline/contract';
import type * as z from 'zod/mini';

import type { Database } from '../../store/database.ts';
import { readPointsMovements } from '../../store/identity-points.ts';

/** Lists the movements of an account's points, the newest first, and what they add up to. */
export async function listPoints(db: Database, accountId: string): Promise<z.infer<typeof endpoint.answer>> {
  const movements = await readPointsMovements(db, accountId);
  return {
    balance: movements.reduce((sum, { points }) => sum + points, 0),
    movements: movements.map(({ kind, points, at, recordLocator }) => ({
      kind,
      points,
      at: at.toISOString(),
      ...(recordLocator === null ? {} : { recordLocator }),
    })),
  };
}
