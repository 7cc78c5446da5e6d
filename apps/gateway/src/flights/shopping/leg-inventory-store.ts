import { gte, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { legInventory } from './leg-inventory-schema.ts';

/** The seats of one leg of which some were sold. */
export interface LegInventory {
  readonly legId: string;
  /** The local date of the departure. */
  readonly date: string;
  readonly seats: number;
  readonly sold: number;
}

/** Gives a leg that is not flown as one of which nothing is sold. */
export function withoutSeats({ legId, date }: Pick<LegInventory, 'legId' | 'date'>): LegInventory {
  return { legId, date, seats: 0, sold: 0 };
}

/** Reads the legs of some dates of which seats were sold; the others have all theirs. */
export async function readInventoryOnDates(db: Database, dates: readonly string[]): Promise<readonly LegInventory[]> {
  return dates.length === 0
    ? []
    : db
        .select()
        .from(legInventory)
        .where(inArray(legInventory.date, [...dates]));
}

/** Reads some legs, as they are at this moment. */
export async function readInventoryOfLegs(db: Database, legIds: readonly string[]): Promise<readonly LegInventory[]> {
  return legIds.length === 0
    ? []
    : db
        .select()
        .from(legInventory)
        .where(inArray(legInventory.legId, [...legIds]));
}

/** Reads the legs of a date and those after it of which seats were sold. */
export async function readInventoryFrom(db: Database, date: string): Promise<readonly LegInventory[]> {
  return db.select().from(legInventory).where(gte(legInventory.date, date));
}

/**
 * Gives legs the seats of another aircraft, or as many as are sold where these are more; gives what is sold of each now.
 *
 * An upsert in the order of the legs, as all who lock several of them do it.
 */
export async function changeSeats(
  db: Database,
  legs: readonly Pick<LegInventory, 'legId' | 'date' | 'seats'>[],
): Promise<readonly { readonly legId: string; readonly sold: number; readonly aircraft: number }[]> {
  if (legs.length === 0) return [];
  const aircraftOf = new Map(legs.map(({ legId, seats }) => [legId, seats]));
  const changed = await db.execute(sql`
    insert into leg_inventory (leg_id, date, seats, sold)
    select l."legId", l.date, l.seats, 0
    from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as l ("legId" text, date date, seats integer)
    order by l."legId"
    on conflict (leg_id) do update set seats = greatest(excluded.seats, leg_inventory.sold)
    returning leg_id as "legId", sold`);
  const { rows } = changed as { readonly rows: readonly { readonly legId: string; readonly sold: number }[] };
  return rows.map((row) => ({ ...row, aircraft: aircraftOf.get(row.legId) ?? 0 }));
}
