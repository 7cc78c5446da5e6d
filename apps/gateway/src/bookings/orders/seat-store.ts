import { sql } from 'drizzle-orm';

import type { WantedSeats } from './new-order.ts';
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

/**
 * Takes seats, of legs that are given sorted. It counts with the smaller one of two aircraft, as an order does; where there are too
 * few, the constraint `leg_inventory_sold_within_seats` stops the statement.
 */
export async function takeSeats(db: Database, wanted: readonly WantedSeats[]): Promise<void> {
  if (wanted.length === 0) return;
  const sold = sql`${legInventory.sold} + excluded.sold`;
  await db
    .insert(legInventory)
    .values(wanted.map(({ legId, date, count, seats }) => ({ legId, date, seats, sold: count })))
    .onConflictDoUpdate({
      target: legInventory.legId,
      set: {
        sold,
        seats: sql`case when ${sold} > excluded.seats then excluded.seats else ${legInventory.seats} end`,
      },
    });
}

/**
 * Locks legs by their ids, for who takes seats of some and gives back those of others in one transaction: so that everybody still
 * locks legs in one order.
 */
export async function lockLegs(tx: Database, legs: readonly (LegSeats & { readonly seats?: number })[]): Promise<void> {
  const sorted = legs.toSorted((one, other) => (one.legId < other.legId ? -1 : 1));
  if (sorted.length === 0) return;
  await tx
    .insert(legInventory)
    .values(sorted.map(({ legId, date, count, seats = count }) => ({ legId, date, seats, sold: 0 })))
    .onConflictDoUpdate({ target: legInventory.legId, set: { sold: sql`${legInventory.sold}` } });
}
