import { randomUUID } from 'node:crypto';

import {
  daysOfPeriod,
  mayCall,
  mostReportViews,
  type ReportRhythm,
  type ReportView,
  type ReportViewChange,
  type ReportViews,
} from '@airline/contract';
import { and, asc, count, desc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';

import {
  type CompanyAccess,
  type CompanyMemberRow,
  findCompanyAccess,
} from '../../accounts/companies/company-access.ts';
import { companyMember } from '../../accounts/companies/company-schema.ts';
import { recordSecurityEvent } from '../../accounts/identity/security-event-store.ts';
import type { Database } from '../../database/database.ts';
import type { AccountAccess } from '../../http/access.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { ReportReading } from './read-report.ts';
import { checkReportQuery } from './report-query.ts';
import { reportDelivery, reportRecipient, reportSchedule, reportView } from './report-view-schema.ts';
import { nextOccurrence } from './rules/next-occurrence.ts';

/** More managers than a company has: so many can be chosen among. */
const mostReaders = 200;

/** Tells whether somebody of a company may see its reports. */
export function maySeeReports({ state, role, accessLevel }: CompanyMemberRow): boolean {
  return state === 'active' && mayCall('readCompanyReport', role, accessLevel);
}

/** Names somebody of a company. */
export function nameOfMember({ firstName, lastName }: Pick<CompanyMemberRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Lists the views that somebody keeps, those that others share, and those that are mailed to them. */
export async function listReportViews(db: Database, { member, companyId }: CompanyAccess): Promise<ReportViews> {
  const mailedToThem = db
    .select({ viewId: reportRecipient.viewId })
    .from(reportRecipient)
    .where(and(eq(reportRecipient.memberId, member.id), isNull(reportRecipient.endedAt)));
  const [rows, members] = await Promise.all([
    db
      .select({ view: reportView, owner: companyMember, schedule: reportSchedule })
      .from(reportView)
      .innerJoin(companyMember, eq(companyMember.id, reportView.memberId))
      .leftJoin(reportSchedule, eq(reportSchedule.viewId, reportView.id))
      .where(
        and(
          eq(reportView.companyId, companyId),
          eq(companyMember.state, 'active'),
          or(eq(reportView.memberId, member.id), eq(reportView.isShared, true), inArray(reportView.id, mailedToThem)),
        ),
      )
      .orderBy(asc(sql`lower(${reportView.name})`), asc(reportView.id)),
    readReaders(db, companyId),
  ]);
  const own = rows.filter(({ view, schedule }) => view.memberId === member.id && schedule !== null);
  const recipients = await readRecipients(
    db,
    own.map(({ view }) => view.id),
  );
  const views = rows.map(({ view, owner, schedule }): ReportView => {
    const { id, name, report, filters, period, isShared } = view;
    const isOwn = view.memberId === member.id;
    const shown = { id, name, report, filters, period, isShared, isOwn, owner: nameOfMember(owner) };
    if (!isOwn || schedule === null) return shown;
    const { isPaused, nextAt } = schedule;
    return {
      ...shown,
      schedule: {
        rhythm: toRhythm(schedule),
        isPaused,
        nextAt: nextAt.toISOString(),
        recipients: [...(recipients.get(id) ?? [])],
      },
    };
  });
  const readers = members.map((each) => ({
    memberId: each.id,
    name: nameOfMember(each),
    isOwn: each.id === member.id,
  }));
  return { views, readers };
}

/** Gives the rhythm of a stored schedule. */
export function toRhythm({ frequency, day, hour }: typeof reportSchedule.$inferSelect): ReportRhythm {
  return { frequency, day, hour };
}

/** Reads who of a company may see reports, by name. */
async function readReaders(db: Database, companyId: string): Promise<readonly CompanyMemberRow[]> {
  const managers = await db
    .select()
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        eq(companyMember.state, 'active'),
        eq(companyMember.role, 'travelManager'),
      ),
    )
    .orderBy(asc(companyMember.firstName), asc(companyMember.lastName), asc(companyMember.id))
    .limit(mostReaders);
  return managers.filter(maySeeReports);
}

type Recipient = NonNullable<ReportView['schedule']>['recipients'][number];

/** Reads whom views are mailed to, each with what became of the last mail. */
async function readRecipients(
  db: Database,
  viewIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Recipient[]>> {
  if (viewIds.length === 0) return new Map();
  const [people, deliveries] = await Promise.all([
    db
      .select({ recipient: reportRecipient, member: companyMember })
      .from(reportRecipient)
      .innerJoin(companyMember, eq(companyMember.id, reportRecipient.memberId))
      .where(inArray(reportRecipient.viewId, [...viewIds]))
      .orderBy(asc(companyMember.firstName), asc(companyMember.lastName), asc(companyMember.id)),
    db
      .selectDistinctOn([reportDelivery.viewId, reportDelivery.memberId])
      .from(reportDelivery)
      .where(inArray(reportDelivery.viewId, [...viewIds]))
      .orderBy(reportDelivery.viewId, reportDelivery.memberId, desc(reportDelivery.dueAt)),
  ]);
  const last = new Map(deliveries.map((each) => [`${each.viewId} ${each.memberId}`, each]));
  const found = new Map<string, Recipient[]>();
  for (const { recipient, member } of people) {
    const { viewId, memberId, endedAt } = recipient;
    const delivery = last.get(`${viewId} ${memberId}`);
    const shown: Recipient = {
      memberId,
      name: nameOfMember(member),
      hasEnded: endedAt !== null,
      ...(delivery === undefined
        ? {}
        : {
            last: {
              state: delivery.state,
              ...(delivery.fault === null ? {} : { fault: delivery.fault }),
              at: delivery.at.toISOString(),
            },
          }),
    };
    found.set(viewId, [...(found.get(viewId) ?? []), shown]);
  }
  return found;
}

/** Keeps a view under an id that the client made, or changes what is kept. */
export async function saveReportView(
  { db, now }: ReportReading,
  accountId: string,
  { id, ...change }: ReportViewChange & { readonly id: string },
): Promise<Refused | undefined> {
  const at = now();
  const faults = checkReportQuery({
    report: change.report,
    ...change.filters,
    ...daysOfPeriod(change.period, at),
  }).map(({ pointer, code }) => ({ pointer: pointer === '/to' ? '/period/to' : `/filters${pointer}`, code }));
  if (faults.length > 0) return refusedFields(faults, 'body');
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'saveReportView');
    if ('refused' in access) return access;
    const { member, companyId } = access;
    await lockMember(tx, member.id);
    const [before] = await tx.select().from(reportView).where(eq(reportView.id, id));
    if (before !== undefined && before.memberId !== member.id) return refusedByName('reportViewNotFound');
    const isOwn = eq(reportView.memberId, member.id);
    const hasName = sql`lower(${reportView.name}) = lower(${change.name}::text)`;
    const [taken] = await tx
      .select({ id: reportView.id })
      .from(reportView)
      .where(and(isOwn, ne(reportView.id, id), hasName));
    if (taken !== undefined) return refusedByName('reportViewNameTaken');
    const [kept] = await tx.select({ views: count() }).from(reportView).where(isOwn);
    if (before === undefined && (kept?.views ?? 0) >= mostReportViews) return refusedByName('listFull');
    const written = await tx
      .insert(reportView)
      .values({ id, companyId, memberId: member.id, ...change, createdAt: at })
      .onConflictDoUpdate({ target: reportView.id, set: change, setWhere: isOwn })
      .returning({ id: reportView.id });
    // Somebody else took the id at this moment.
    return written.length === 0 ? refusedByName('reportViewNotFound') : undefined;
  });
}

/** Deletes a view that somebody keeps, with its schedule and what is known of its mails. */
export async function deleteReportView(
  { db }: Pick<ReportReading, 'db'>,
  accountId: string,
  id: string,
): Promise<Refused | undefined> {
  const access = await findCompanyAccess(db, accountId, 'deleteReportView');
  if ('refused' in access) return access;
  const deleted = await db
    .delete(reportView)
    .where(and(eq(reportView.id, id), eq(reportView.memberId, access.member.id)))
    .returning({ id: reportView.id });
  return deleted.length === 0 ? refusedByName('reportViewNotFound') : undefined;
}

/** When and to whom a view is to be mailed. */
export interface WantedSchedule {
  readonly viewId: string;
  readonly rhythm: ReportRhythm;
  readonly memberIds: readonly string[];
  readonly isPaused: boolean;
  readonly access: AccountAccess;
  readonly trace: RequestTrace;
}

/** Has a view mailed. Who ended its mails by a link stays without them. */
export async function scheduleReportView(
  { db, now }: ReportReading,
  { viewId, rhythm, memberIds, isPaused, access: { accountId, sessionId }, trace }: WantedSchedule,
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'scheduleReportView');
    if ('refused' in access) return access;
    if (!(await lockOwnView(tx, access, viewId))) return refusedByName('reportViewNotFound');
    const wanted = [...new Set(memberIds)];
    const readers = await tx
      .select()
      .from(companyMember)
      .where(and(inArray(companyMember.id, wanted), eq(companyMember.companyId, access.companyId)));
    if (readers.filter(maySeeReports).length < wanted.length) return refusedByName('memberNotFound');
    const at = now();
    const values = { ...rhythm, isPaused, nextAt: nextOccurrence(rhythm, at) };
    await tx
      .insert(reportSchedule)
      .values({ viewId, ...values })
      .onConflictDoUpdate({ target: reportSchedule.viewId, set: values });
    await tx
      .delete(reportRecipient)
      .where(and(eq(reportRecipient.viewId, viewId), notInArray(reportRecipient.memberId, wanted)));
    await tx
      .insert(reportRecipient)
      .values(wanted.map((memberId) => ({ id: randomUUID(), viewId, memberId })))
      .onConflictDoNothing();
    const { reference, addressHash } = trace;
    const details = { view: viewId, frequency: rhythm.frequency, people: wanted.length, isPaused };
    const event = 'reportScheduled';
    await recordSecurityEvent(tx, { event, at, accountId, sessionId, reference, addressHash, details });
    return undefined;
  });
}

/** Ends the mails of a view to everybody; of one that is not mailed nothing is left to end. */
export async function unscheduleReportView(
  { db }: Pick<ReportReading, 'db'>,
  accountId: string,
  viewId: string,
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'unscheduleReportView');
    if ('refused' in access) return access;
    if (!(await lockOwnView(tx, access, viewId))) return refusedByName('reportViewNotFound');
    await tx.delete(reportSchedule).where(eq(reportSchedule.viewId, viewId));
    await tx.delete(reportRecipient).where(eq(reportRecipient.viewId, viewId));
    return undefined;
  });
}

/** Gives the views that the person of an account keeps, and those that are mailed to them, for their own data. */
export async function exportReportViews(db: Database, accountId: string): Promise<readonly Record<string, unknown>[]> {
  const isOwn = and(eq(companyMember.id, reportView.memberId), eq(companyMember.accountId, accountId));
  const isRecipient = and(eq(companyMember.id, reportRecipient.memberId), eq(companyMember.accountId, accountId));
  const { name, report, filters, period, isShared, createdAt } = reportView;
  const kept = await db
    .select({ name, report, filters, period, isShared, createdAt })
    .from(reportView)
    .innerJoin(companyMember, isOwn)
    .orderBy(asc(createdAt));
  const mailed = await db
    .select({ name, endedAt: reportRecipient.endedAt })
    .from(reportRecipient)
    .innerJoin(companyMember, isRecipient)
    .innerJoin(reportView, eq(reportView.id, reportRecipient.viewId))
    .orderBy(asc(name));
  return [...kept.map((each) => ({ kind: 'kept', ...each })), ...mailed.map((each) => ({ kind: 'mailed', ...each }))];
}

async function lockMember(db: Database, id: string): Promise<void> {
  await db.select({ id: companyMember.id }).from(companyMember).where(eq(companyMember.id, id)).for('update');
}

async function lockOwnView(db: Database, { member }: CompanyAccess, id: string): Promise<boolean> {
  const found = await db
    .select({ id: reportView.id })
    .from(reportView)
    .where(and(eq(reportView.id, id), eq(reportView.memberId, member.id)))
    .for('update');
  return found.length > 0;
}
