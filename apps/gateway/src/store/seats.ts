import { sql } from 'drizzle-orm';

import type { LegSeats } from '../domain/orders/journey.ts';
import type { Database } from './database.ts';
import { legInventory } from './schema.ts';

/** The seats of an aircraft beside those that are wanted on it. */
export interface WantedSeats extends LegSeats {
  readonly seats: number;
}

/**
 * Takes seats on all legs, or on fewer when they are not there: then the caller's transaction has to be undone.
 *
 * One statement that locks the legs in the order they are given in, so give them sorted. It cannot sell a seat twice:
 * each row is changed only where the seats suffice, and who comes second sees what the first one left.
 */
export async function takeSeats(db: Database, wanted: readonly WantedSeats[]): Promise<boolean> {
  if (wanted.some(({ count, seats }) => count > seats)) return false;
  const taken = await db
    .insert(legInventory)
    .values(wanted.map(({ legId, date, seats, count }) => ({ legId, date, seats, sold: count })))
    .onConflictDoUpdate({
      target: legInventory.legId,
      set: { sold: sql`${legInventory.sold} + excluded.sold` },
      setWhere: sql`${legInventory.sold} + excluded.sold <= ${legInventory.seats}`,
    })
    .returning({ legId: legInventory.legId });
  return taken.length === wanted.length;
}

/** Gives seats back, of legs that are given sorted: an upsert, because an update alone locks rows in any order. */
export async function giveBackSeats(db: Database, held: readonly LegSeats[]): Promise<void> {
  await db
    .insert(legInventory)
    .values(held.map(({ legId, date, count }) => ({ legId, date, seats: count, sold: count })))
    .onConflictDoUpdate({
      target: legInventory.legId,
      set: { sold: sql`${legInventory.sold} - excluded.sold` },
    });
}
