import { type ApprovalDecision, type CompanyApproval, mayCall } from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import { type CompanyMemberRow, findCompanyAccess } from '../../accounts/companies/company-access.ts';
import { recordCompanyEvents } from '../../accounts/companies/company-events.ts';
import { companyApproval, companyApprovalLink, companyMember } from '../../accounts/companies/company-schema.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import { readMailedToken } from '../../mail/mailed-token.ts';
import { listLegs } from '../orders/rules/journey.ts';
import type { BookingServices } from '../orders/services.ts';
import { approvalJob } from './approval-jobs.ts';
import { findApproval, mayAnswer, namesOf, readNames, stateOf, toApprovals } from '../orders/approval-store.ts';
import { approvalExpiry } from '../orders/rules/approval-state.ts';

type Services = Pick<BookingServices, 'db' | 'now' | 'secretFor'>;

/** Answers a request as somebody who is logged in to the portal. */
export async function decideApproval(
  { db, now }: Services,
  accountId: string,
  id: string,
  decision: ApprovalDecision,
): Promise<CompanyApproval | Refused> {
  const access = await findCompanyAccess(db, accountId, 'decideApproval');
  if ('refused' in access) return access;
  return decide(db, { id, member: access.member, decision }, now());
}

/** Shows the request of a mailed link to who it was mailed to, while they are of the company. */
export async function showMailedApproval(services: Services, token: string): Promise<CompanyApproval | Refused> {
  const { db, now } = services;
  const link = await readLink(services, token);
  const found = link && (await findApproval(db, link.approvalId));
  const [approval] =
    link === undefined || found === undefined ? [] : await toApprovals(db, [found], link.member, now());
  return approval ?? refusedByName('approvalNotFound');
}

/** Answers the request of a mailed link as the manager whom it was mailed to: by the rights that they have now. */
export async function decideMailedApproval(
  services: Services,
  token: string,
  decision: ApprovalDecision,
): Promise<CompanyApproval | Refused> {
  const link = await readLink(services, token);
  if (link === undefined) return refusedByName('approvalNotFound');
  return decide(services.db, { id: link.approvalId, member: link.member, decision }, services.now());
}

/** Reads whom a link was mailed to, and about what; of nobody who may answer no more. */
async function readLink(services: Services, token: string) {
  const id = await readMailedToken(services, 'companyApproval', token);
  if (id === undefined) return undefined;
  const [found] = await services.db
    .select({ approvalId: companyApprovalLink.approvalId, member: companyMember })
    .from(companyApprovalLink)
    .innerJoin(
      companyMember,
      and(eq(companyMember.id, companyApprovalLink.memberId), eq(companyMember.state, 'active')),
    )
    .innerJoin(company, and(eq(company.id, companyMember.companyId), eq(company.status, 'active')))
    .where(eq(companyApprovalLink.id, id));
  if (found === undefined) return undefined;
  return mayCall('decideApproval', found.member.role, found.member.accessLevel) ? found : undefined;
}

interface Deciding {
  readonly id: string;
  readonly member: CompanyMemberRow;
  readonly decision: ApprovalDecision;
}

/** Answers a request once: of two managers at once the second learns what the first one said. */
async function decide(
  db: Database,
  { id, member, decision: { decision, note } }: Deciding,
  at: Date,
): Promise<CompanyApproval | Refused> {
  const refused = await db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: companyApproval.id })
      .from(companyApproval)
      .where(and(eq(companyApproval.id, id), eq(companyApproval.companyId, member.companyId)))
      .for('update');
    const found = locked && (await findApproval(tx, id));
    if (found === undefined) return refusedByName('approvalNotFound');
    const { approval } = found;
    if (!mayAnswer(approval, member)) return refusedByName('ownApproval');
    if (approval.state !== 'asked') {
      const isSame = approval.state === decision && approval.decidedBy === member.id;
      return isSame ? undefined : refusedByName('approvalDecided');
    }
    if (stateOf(found, at) !== 'asked') return refusedByName('approvalOver');
    const departures = listLegs(approval.trip.bounds).map(({ departsAt }) => departsAt);
    await tx
      .update(companyApproval)
      .set({
        state: decision,
        decidedAt: at,
        decidedBy: member.id,
        note: note ?? null,
        ...(decision === 'approved' ? { expiresAt: approvalExpiry('approved', departures, at) } : {}),
      })
      .where(eq(companyApproval.id, id));
    const name = namesOf(approval.trip, await readNames(tx, [approval.trip])).join(', ');
    const { companyId, accountId } = member;
    const kind = decision === 'approved' ? 'approvalGranted' : 'approvalDeclined';
    const details = { name, changes: note === undefined ? [] : [{ field: 'note', after: note }] };
    await recordCompanyEvents(tx, [{ companyId, accountId: accountId ?? undefined, kind, subjectId: id, details, at }]);
    await insertJobs(tx, [approvalJob('approvalDecidedMail', id, { approvalId: id })], at);
    return undefined;
  });
  if (refused !== undefined) return refused;
  const found = await findApproval(db, id);
  const [approval] = found === undefined ? [] : await toApprovals(db, [found], member, at);
  return approval ?? refusedByName('approvalNotFound');
}
