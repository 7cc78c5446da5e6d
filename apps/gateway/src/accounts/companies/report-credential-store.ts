import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { companyMember } from './company-schema.ts';
import { reportCredential } from './report-credential-schema.ts';

export type ReportCredentialRow = typeof reportCredential.$inferSelect;

const minuteMs = 60 * 1000;

/** Reads the credentials of a company that are good at an instant, by their names, each with who made it. */
export async function readReportCredentials(db: Database, companyId: string, now: Date) {
  return db
    .select({ credential: reportCredential, madeBy: companyMember })
    .from(reportCredential)
    .leftJoin(companyMember, eq(companyMember.id, reportCredential.madeBy))
    .where(
      and(
        eq(reportCredential.companyId, companyId),
        isNull(reportCredential.endedAt),
        gt(reportCredential.expiresAt, now),
      ),
    )
    .orderBy(asc(reportCredential.name), asc(reportCredential.id));
}

/** Finds a credential by its id, of any company, turned off or not. */
export async function findReportCredential(db: Database, id: string): Promise<ReportCredentialRow | undefined> {
  const [found] = await db.select().from(reportCredential).where(eq(reportCredential.id, id));
  return found;
}

/** Notes that an account fetched a report by its credential, once a minute at most. */
export async function noteCredentialUse(db: Database, accountId: string, now: Date): Promise<void> {
  const isOld = lt(reportCredential.lastUsedAt, new Date(now.getTime() - minuteMs));
  await db
    .update(reportCredential)
    .set({ lastUsedAt: now })
    .where(and(eq(reportCredential.accountId, accountId), or(isNull(reportCredential.lastUsedAt), isOld)));
}
