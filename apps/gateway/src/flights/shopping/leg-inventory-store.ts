import { inArray } from 'drizzle-orm';

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
