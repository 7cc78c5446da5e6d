import { randomUUID } from 'node:crypto';

import type { CompanionPerson } from '@airline/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { readQualifyingFlights } from '../../loyalty/tiers/tier-store.ts';
import {
  type CompanionPeriod,
  companionPeriodAt,
  toCompanionPeriods,
} from '../../loyalty/tiers/rules/companion-periods.ts';
import { validUntilOf } from '../../loyalty/tiers/rules/tiers.ts';
import { companionGrant, namedCompanion } from './companion-schema.ts';

/** Somebody whom a member named. */
export type NamedCompanion = typeof namedCompanion.$inferSelect;

/** Reads whom a member named, the latest last. */
export async function readNamedCompanions(db: Database, accountId: string): Promise<readonly NamedCompanion[]> {
  return db
    .select()
    .from(namedCompanion)
    .where(eq(namedCompanion.accountId, accountId))
    .orderBy(asc(namedCompanion.namedAt), asc(namedCompanion.id));
}

/** Writes how somebody who is named is spelled. */
export async function respellCompanion(db: Database, id: string, person: CompanionPerson): Promise<void> {
  const { firstName, lastName, birthDate } = person;
  await db.update(namedCompanion).set({ firstName, lastName, birthDate }).where(eq(namedCompanion.id, id));
}

/** Names somebody in the place of who was named before. */
export async function insertCompanion(
  db: Database,
  accountId: string,
  { firstName, lastName, birthDate }: CompanionPerson,
  now: Date,
): Promise<void> {
  await db
    .update(namedCompanion)
    .set({ endedAt: now })
    .where(and(eq(namedCompanion.accountId, accountId), isNull(namedCompanion.endedAt)));
  await db.insert(namedCompanion).values({ id: randomUUID(), accountId, firstName, lastName, birthDate, namedAt: now });
}

/** Reads in what time an account may fly with a companion, as of a moment: by the flights that have departed, or because it was given. */
export async function readCompanionPeriod(
  db: Database,
  accountId: string,
  now: Date,
): Promise<CompanionPeriod | undefined> {
  const flown = (await readQualifyingFlights(db, accountId)).filter(({ at }) => at <= now);
  const granted = await db.select().from(companionGrant).where(eq(companionGrant.accountId, accountId));
  return companionPeriodAt(
    [
      ...toCompanionPeriods(flown),
      ...granted.map(({ year, since }) => ({ cause: 'granted' as const, since, validUntil: validUntilOf(year) })),
    ],
    now,
  );
}

/** Lets an account fly with a companion until the end of the year after a date's. */
export async function grantCompanion(db: Database, accountId: string, now: Date): Promise<void> {
  await db.insert(companionGrant).values({ accountId, year: now.getUTCFullYear(), since: now }).onConflictDoNothing();
}

/** Writes what a member named and was given of companions, for their own copy of their data. */
export async function exportCompanions(db: Database, accountId: string) {
  const named = await readNamedCompanions(db, accountId);
  const given = await db.select().from(companionGrant).where(eq(companionGrant.accountId, accountId));
  return {
    named: named.map(({ id: _id, accountId: _account, ...companion }) => companion),
    given: given.map(({ year, since }) => ({ year, since })),
  };
}
