import { sql } from 'drizzle-orm';

import type { LegSeats } from './rules/journey.ts';
import type { Database } from '../../database/database.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';

/** Gives seats back, of legs that are given sorted: an upsert, because an update alone locks rows in any order. */
export async function returnSeats(db: Database, held: readonly LegSeats[]): Promise<void> {
  if (held.length === 0) return;
  await db
    .insert(legInventory)
    .values(held.map(({ legId, date, count }) => ({ legId, date, seats: count, sold: count })))
    .onConflictDoUpdate({
      target: legInventory.legId,
      set: { sold: sql`${legInventory.sold} - excluded.sold` },
    });
}
