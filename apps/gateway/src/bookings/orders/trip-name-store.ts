import { createHash } from 'node:crypto';

import { eq, type SQL, sql } from 'drizzle-orm';

import {
  isSamePerson,
  listNameKeys,
  listNameQueries,
  type PersonName,
} from '../../accounts/identity/rules/person-name.ts';
import type { Database } from '../../database/database.ts';
import { tripNameKey } from './order-schema.ts';

/** What finds a trip: its record locator in capitals, and a traveller's names. */
export interface NamedLocator extends PersonName {
  readonly recordLocator: string;
}

interface Found {
  readonly orderId: string;
  /** Null where the order was found by its names. */
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Gives the keys by which a trip is found for each of its travellers. */
export function hashTripNames(recordLocator: string, travellers: readonly PersonName[]): readonly string[] {
  return [...new Set(travellers.flatMap(listNameKeys))].map((nameKey) => toTripKey(recordLocator, nameKey));
}

function toTripKey(recordLocator: string, nameKey: string): string {
  return createHash('sha256').update(`${recordLocator}\n${nameKey}`).digest('base64url');
}

/** The part of a statement that makes the one order findable that another part, `order`, returns as its `id`. */
export function insertTripNameKeys(keys: readonly string[], order: SQL): SQL {
  return sql`insert into trip_name_key (key, order_id)
      select keys.key, named.id
      from ${order} as named, jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as keys (key)
      on conflict do nothing`;
}

/**
 * Finds the order of a trip by its record locator and the names of one of its travellers, whatever became of it.
 *
 * One statement asks for hashes of locator and names together, so that a locator that nobody has takes the work of wrong
 * names. Beside them stands what an earlier release confirmed without its hashes: they are written when it is first asked for.
 */
export async function findOrderByNames(db: Database, asked: NamedLocator): Promise<string | undefined> {
  const { recordLocator } = asked;
  const keys = listNameQueries(asked).map((nameKey) => toTripKey(recordLocator, nameKey));
  const { rows } = (await db.execute(sql`
    select order_id as "orderId", null as "firstName", null as "lastName"
    from trip_name_key
    where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    union all
    select p.order_id, p.first_name, p.last_name
    from booking_order o join order_passenger p on p.order_id = o.id
    where o.record_locator = ${recordLocator} and not o.has_name_keys`)) as { readonly rows: readonly Found[] };
  const found = rows.find(({ firstName }) => firstName === null);
  if (found !== undefined) return found.orderId;
  const travellers = rows.map(({ firstName, lastName }) => ({ firstName: firstName ?? '', lastName: lastName ?? '' }));
  const [unkeyed] = rows;
  if (unkeyed === undefined) return undefined;
  await writeTripNameKeys(db, unkeyed.orderId, hashTripNames(recordLocator, travellers));
  return travellers.some((traveller) => isSamePerson(asked, traveller)) ? unkeyed.orderId : undefined;
}

/** Has a trip be found by the names of its travellers of now, and by none that they had before. */
export async function replaceTripNameKeys(
  db: Database,
  { orderId, recordLocator }: { readonly orderId: string; readonly recordLocator: string },
  travellers: readonly PersonName[],
): Promise<void> {
  await db.delete(tripNameKey).where(eq(tripNameKey.orderId, orderId));
  await writeTripNameKeys(db, orderId, hashTripNames(recordLocator, travellers));
}

async function writeTripNameKeys(db: Database, orderId: string, keys: readonly string[]): Promise<void> {
  await db.execute(sql`
    with named as (
      update booking_order set has_name_keys = true where id = ${orderId} returning id
    )
    ${insertTripNameKeys(keys, sql`named`)}`);
}
