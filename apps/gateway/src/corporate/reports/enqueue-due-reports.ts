import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';

import { companyMember } from '../../accounts/companies/company-schema.ts';
import type { Database } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { CorporateJobs } from './corporate-jobs.ts';
import { maySeeReports, toRhythm } from './manage-report-views.ts';
import { reportDelivery, reportRecipient, reportSchedule, reportView } from './report-view-schema.ts';
import { nextOccurrence } from './rules/next-occurrence.ts';

const schedulesAtOnce = 20;

/**
 * Leaves a mail for each recipient of the schedules that are due, and says how many schedules there were.
 *
 * The next time of a schedule moves in the transaction that leaves its mails, so that of two instances one leaves them, and one that dies
 * leaves all or none. What was due several times meanwhile is mailed once. A schedule whose person left, or may see reports no more, pauses.
 */
export async function enqueueDueReports(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(reportSchedule)
      .where(and(eq(reportSchedule.isPaused, false), lte(reportSchedule.nextAt, now)))
      .orderBy(asc(reportSchedule.nextAt))
      .limit(schedulesAtOnce)
      .for('update', { skipLocked: true });
    for (const schedule of due) {
      const { viewId, nextAt: dueAt } = schedule;
      const [owner] = await tx
        .select({ member: companyMember })
        .from(reportView)
        .innerJoin(companyMember, eq(companyMember.id, reportView.memberId))
        .where(eq(reportView.id, viewId));
      const isPaused = owner === undefined || !maySeeReports(owner.member);
      await tx
        .update(reportSchedule)
        .set({ nextAt: nextOccurrence(toRhythm(schedule), now), isPaused })
        .where(eq(reportSchedule.viewId, viewId));
      if (!isPaused) await enqueueMails(tx, { viewId, dueAt }, now);
    }
    return due.length;
  });
}

async function enqueueMails(
  db: Database,
  { viewId, dueAt }: { readonly viewId: string; readonly dueAt: Date },
  now: Date,
): Promise<void> {
  const recipients = await db
    .select({ memberId: reportRecipient.memberId })
    .from(reportRecipient)
    .where(and(eq(reportRecipient.viewId, viewId), isNull(reportRecipient.endedAt)));
  if (recipients.length === 0) return;
  const left = await db
    .insert(reportDelivery)
    .values(recipients.map(({ memberId }) => ({ viewId, memberId, dueAt, state: 'waiting' as const, at: now })))
    .onConflictDoNothing()
    .returning({ memberId: reportDelivery.memberId });
  const jobs = left.map(({ memberId }) => ({
    kind: 'reportMail',
    key: `${viewId} ${memberId} ${dueAt.toISOString()}`,
    payload: { viewId, memberId, dueAt: dueAt.toISOString() } satisfies CorporateJobs['reportMail'],
  }));
  if (jobs.length > 0) await insertJobs(db, jobs, now);
}

/** Deletes what is known of mails that were due before an instant. */
export async function deleteReportDeliveriesBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(reportDelivery).where(lt(reportDelivery.dueAt, instant));
}
