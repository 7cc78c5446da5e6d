import type { FrequentTraveler, KeptTraveler } from '@airline/contract';
import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { frequentTraveler } from './profile-schema.ts';

/** Reads whom a member keeps, by their names. */
export async function readTravelers(db: Database, accountId: string): Promise<readonly KeptTraveler[]> {
  const rows = await db
    .select()
    .from(frequentTraveler)
    .where(eq(frequentTraveler.accountId, accountId))
    .orderBy(asc(frequentTraveler.firstName), asc(frequentTraveler.lastName), asc(frequentTraveler.id));
  return rows.map(({ accountId: _account, createdAt: _at, ...row }) => ({
    ...row,
    middleName: row.middleName ?? undefined,
    suffix: row.suffix ?? undefined,
    knownTravelerNumber: row.knownTravelerNumber ?? undefined,
    redressNumber: row.redressNumber ?? undefined,
    frequentFlyerNumber: row.frequentFlyerNumber ?? undefined,
  }));
}

/** Writes a traveller under their id; false where the id is another account's. */
export async function writeTraveler(
  db: Database,
  key: { readonly id: string; readonly accountId: string },
  { firstName, middleName, lastName, suffix, birthDate, gender, ...numbers }: FrequentTraveler,
  now: Date,
): Promise<boolean> {
  const values = {
    firstName,
    middleName: middleName ?? null,
    lastName,
    suffix: suffix ?? null,
    birthDate,
    gender,
    knownTravelerNumber: numbers.knownTravelerNumber ?? null,
    redressNumber: numbers.redressNumber ?? null,
    frequentFlyerNumber: numbers.frequentFlyerNumber ?? null,
  };
  const written = await db
    .insert(frequentTraveler)
    .values({ ...key, ...values, createdAt: now })
    .onConflictDoUpdate({
      target: frequentTraveler.id,
      set: values,
      setWhere: eq(frequentTraveler.accountId, key.accountId),
    })
    .returning({ id: frequentTraveler.id });
  return written.length > 0;
}

export async function deleteTraveler(db: Database, id: string, accountId: string): Promise<void> {
  await db.delete(frequentTraveler).where(and(eq(frequentTraveler.id, id), eq(frequentTraveler.accountId, accountId)));
}
