import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { accountConsent } from './help-schema.ts';

/** What is recorded of the terms of the program beside the consents: that they were agreed to, and in which version. */
export const termsPurpose = 'programTerms';

export type RecordedConsent = typeof accountConsent.$inferSelect;
export type NewConsent = Pick<RecordedConsent, 'purpose' | 'granted' | 'termsVersion' | 'language'>;

/** Adds what a person allowed or refused; what was recorded before stays as proof. */
export async function insertConsents(
  db: Database,
  accountId: string,
  consents: readonly NewConsent[],
  now: Date,
): Promise<void> {
  if (consents.length === 0) return;
  await db.insert(accountConsent).values(consents.map((consent) => ({ ...consent, accountId, recordedAt: now })));
}

/** Reads everything that a person ever allowed or refused, the oldest first. */
export async function readConsentHistory(db: Database, accountId: string): Promise<readonly RecordedConsent[]> {
  return db
    .select()
    .from(accountConsent)
    .where(eq(accountConsent.accountId, accountId))
    .orderBy(asc(accountConsent.id));
}

/** Tells whether a person consents to mails about promotions now. */
export async function wantsPromotions(db: Database, accountId: string): Promise<boolean> {
  const history = await readConsentHistory(db, accountId);
  return history.findLast(({ purpose }) => purpose === 'marketingEmail')?.granted ?? false;
}

/** Deletes what a person allowed. */
export async function deleteConsents(db: Database, accountId: string): Promise<void> {
  await db.delete(accountConsent).where(eq(accountConsent.accountId, accountId));
}
