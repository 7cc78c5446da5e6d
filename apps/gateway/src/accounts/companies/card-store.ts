import { and, asc, eq, gte, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { companyCard } from './company-schema.ts';

export type CompanyCardRow = typeof companyCard.$inferSelect;

/** Cards that the processor keeps: of one that it was asked to keep and did not confirm yet, nothing is known. */
const isKept = and(isNull(companyCard.removedAt), ne(companyCard.brand, ''));

/** Reads the cards of a company that the processor keeps, by what the company calls them. */
export async function readCompanyCards(db: Database, companyId: string): Promise<readonly CompanyCardRow[]> {
  return db
    .select()
    .from(companyCard)
    .where(and(eq(companyCard.companyId, companyId), isKept))
    .orderBy(asc(companyCard.label), asc(companyCard.id));
}

/** Reads the cards of a company that somebody of a department may pay with at an instant. */
export async function readPayingCards(
  db: Database,
  { companyId, departmentId }: { readonly companyId: string; readonly departmentId: string | null },
  now: Date,
): Promise<readonly CompanyCardRow[]> {
  const ofDepartment = departmentId === null ? undefined : eq(companyCard.departmentId, departmentId);
  return db
    .select()
    .from(companyCard)
    .where(
      and(
        eq(companyCard.companyId, companyId),
        isKept,
        gte(companyCard.expiresOn, firstOfMonth(now)),
        or(isNull(companyCard.departmentId), ofDepartment),
      ),
    )
    .orderBy(asc(companyCard.label), asc(companyCard.id));
}

/** Tells whether a card has expired at an instant: cards are good to the end of their month. */
export function hasCardExpired({ expiresOn }: Pick<CompanyCardRow, 'expiresOn'>, now: Date): boolean {
  return expiresOn !== null && expiresOn < firstOfMonth(now);
}

function firstOfMonth(now: Date): string {
  return `${now.toISOString().slice(0, 'YYYY-MM'.length)}-01`;
}

/** Writes a card that the processor is asked to keep, and gives the row of its id, which may be another company's. */
export async function claimCompanyCard(
  db: Database,
  values: Pick<CompanyCardRow, 'id' | 'companyId' | 'label' | 'token' | 'departmentId' | 'addedAt'>,
): Promise<CompanyCardRow | undefined> {
  await db
    .insert(companyCard)
    .values({ ...values, brand: '', lastFour: '' })
    .onConflictDoNothing();
  const [found] = await db.select().from(companyCard).where(eq(companyCard.id, values.id));
  return found;
}

export async function updateCompanyCard(
  db: Database,
  id: string,
  values: Partial<Pick<CompanyCardRow, 'brand' | 'lastFour' | 'expiresOn' | 'removedAt'>>,
): Promise<void> {
  await db.update(companyCard).set(values).where(eq(companyCard.id, id));
}

/** Finds a card of a company by its id, however it stands. */
export async function findCompanyCard(
  db: Database,
  { id, companyId }: Pick<CompanyCardRow, 'id' | 'companyId'>,
): Promise<CompanyCardRow | undefined> {
  const [found] = await db
    .select()
    .from(companyCard)
    .where(and(eq(companyCard.id, id), eq(companyCard.companyId, companyId)));
  return found;
}

/** Reads cards that were taken away, and those that were asked for before an instant and never confirmed. */
export async function readCompanyCardsToForget(
  db: Database,
  unconfirmedBefore: Date,
): Promise<readonly CompanyCardRow[]> {
  return db
    .select()
    .from(companyCard)
    .where(
      or(isNotNull(companyCard.removedAt), and(eq(companyCard.brand, ''), lt(companyCard.addedAt, unconfirmedBefore))),
    )
    .limit(100);
}

export async function deleteCompanyCard(db: Database, id: string): Promise<void> {
  await db.delete(companyCard).where(eq(companyCard.id, id));
}
