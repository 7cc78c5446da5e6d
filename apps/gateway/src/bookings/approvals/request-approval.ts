import { randomUUID } from 'node:crypto';

import { type CompanyApproval, mayCall, type requestApproval as endpoint } from '@airline/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';

import { type CompanyAccess, findCompanyAccess, lockCompany } from '../../accounts/companies/company-access.ts';
import { recordCompanyEvents } from '../../accounts/companies/company-events.ts';
import { companyApproval, companyApprovalLink, companyMember } from '../../accounts/companies/company-schema.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import { checkCharging, checkTravellers, judgeTrip, sumOf } from '../orders/check-company-trip.ts';
import { listLegs } from '../orders/rules/journey.ts';
import type { BookingServices } from '../orders/services.ts';
import { approvalJob } from './approval-jobs.ts';
import {
  type ApprovalRow,
  findApproval,
  findLiveApprovals,
  mayAnswer,
  readNames,
  namesOf,
  toApprovals,
  toTripHash,
} from '../orders/approval-store.ts';
import { covers } from '../orders/find-usable-approval.ts';
import { approvalExpiry } from '../orders/rules/approval-state.ts';

type Wanted = z.infer<typeof endpoint.body> & { readonly id: string };
type Services = Pick<BookingServices, 'db' | 'offers' | 'lowestFare' | 'now'>;

/**
 * Asks for the approval of a trip: keeps what it is and what it costs, and has a link mailed to everybody who may answer. It holds neither
 * seats nor money. What was asked for already, at this price and under these rules, is not asked for again.
 */
export async function requestApproval(
  services: Services,
  accountId: string,
  wanted: Wanted,
): Promise<CompanyApproval | Refused> {
  const { db, now } = services;
  const at = now();
  const access = await findCompanyAccess(db, accountId, 'requestApproval');
  if ('refused' in access) return access;
  const known = await findApproval(db, wanted.id);
  if (known !== undefined) {
    if (known.approval.memberId !== access.member.id) return refusedByName('approvalNotFound');
    return show(db, wanted.id, access, at);
  }
  const read = await services.offers.read(wanted.offer, at);
  if ('refused' in read) return read;
  const { content: offer } = read;
  const { party, bounds } = offer;
  if (wanted.travellers.length !== party.adults + party.children + party.lapInfants)
    return refusedFields([{ pointer: '/travellers', code: 'partyMismatch' }]);
  const ids = wanted.travellers.flatMap((each) => ('memberId' in each ? [each.memberId] : []));
  if (ids.length === 0 || new Set(ids).size < ids.length) return refusedByName('memberNotFound');
  const fault = (await checkTravellers(db, access, ids)) ?? (await checkCharging(db, access, wanted));
  if (fault !== undefined) return fault;
  const { extras = [] } = wanted;
  const each = extras.flatMap(({ kind, count, each: { amountMinor } }) =>
    Array.from({ length: count }, () => ({ kind, amountMinor })),
  );
  const judged = await judgeTrip(services, { companyId: access.companyId, offer, extras: each }, at);
  if ('refused' in judged) return judged;
  if (judged.outcome !== 'approval') return refusedByName('approvalNotNeeded');
  const { costCentreId } = wanted;
  const trip = {
    party,
    bounds,
    travellers: wanted.travellers,
    ...(costCentreId === undefined ? {} : { costCentreId }),
  };
  const departures = listLegs(bounds).map(({ departsAt }) => departsAt);
  const row: ApprovalRow = {
    id: wanted.id,
    companyId: access.companyId,
    memberId: access.member.id,
    trip,
    tripHash: toTripHash(trip),
    extras,
    totalMinor: offer.price.total.amountMinor + sumOf(each),
    lowestMinor: judged.lowestMinor + sumOf(each),
    currency: offer.price.total.currency,
    policyVersion: judged.policyVersion,
    rules: judged.breaks.filter(({ outcome }) => outcome === 'approval'),
    reason: wanted.reason,
    reference: wanted.reference ?? null,
    costCentreId: costCentreId ?? null,
    state: 'asked',
    askedAt: at,
    expiresAt: approvalExpiry('asked', departures, at),
    decidedAt: null,
    decidedBy: null,
    note: null,
  };
  const asked = await db.transaction((tx) => ask(tx, row, accountId, at));
  return 'refused' in asked ? asked : show(db, asked.id, access, at);
}

async function show(db: Database, id: string, { member }: CompanyAccess, at: Date): Promise<CompanyApproval | Refused> {
  const found = await findApproval(db, id);
  if (found === undefined) return refusedByName('approvalNotFound');
  const [approval] = await toApprovals(db, [found], member, at);
  return approval ?? refusedByName('approvalNotFound');
}

/** Writes a request with its links, its mails and its row of the change log, in the place of what was asked for this trip before. */
async function ask(
  tx: Database,
  row: ApprovalRow,
  accountId: string,
  at: Date,
): Promise<{ readonly id: string } | Refused> {
  await lockCompany(tx, row.companyId);
  const live = await findLiveApprovals(tx, row, at);
  const same = live.find((found) => covers(found, { totalMinor: row.totalMinor, breaks: row.rules }));
  if (same !== undefined) return { id: same.approval.id };
  const approvers = (await readManagers(tx, row.companyId)).filter((manager) => mayAnswer(row, manager));
  if (approvers.length === 0) return refusedByName('noApprover');
  await tx
    .update(companyApproval)
    .set({ expiresAt: at })
    .where(
      and(
        inArray(
          companyApproval.id,
          live.map(({ approval }) => approval.id),
        ),
        gt(companyApproval.expiresAt, at),
      ),
    );
  await tx.insert(companyApproval).values(row);
  const links = approvers.map(({ id }) => ({ id: randomUUID(), approvalId: row.id, memberId: id }));
  await tx.insert(companyApprovalLink).values(links);
  await insertJobs(
    tx,
    links.map(({ id }) => approvalJob('approvalAskedMail', id, { linkId: id })),
    at,
  );
  const name = namesOf(row.trip, await readNames(tx, [row.trip])).join(', ');
  const details = { name, changes: [] };
  await recordCompanyEvents(tx, [
    { companyId: row.companyId, accountId, kind: 'approvalAsked', subjectId: row.id, details, at },
  ]);
  return { id: row.id };
}

async function readManagers(db: Database, companyId: string) {
  const rows = await db
    .select()
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.state, 'active')));
  return rows.filter(({ role, accessLevel }) => mayCall('decideApproval', role, accessLevel));
}
