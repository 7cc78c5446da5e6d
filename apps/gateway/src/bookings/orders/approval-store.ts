import { createHash } from 'node:crypto';

import {
  approvalKeyOf,
  type approvalLists,
  approvalsPerPage,
  type ApprovedTrip,
  type CompanyApproval,
  type CompanyTraveller,
  mayCall,
  type Money,
} from '@airline/contract';
import { and, count, desc, eq, gt, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CompanyMemberRow } from '../../accounts/companies/company-access.ts';
import { companyApproval, companyCostCentre, companyMember } from '../../accounts/companies/company-schema.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import type { Database } from '../../database/database.ts';
import { bookingOrder } from './order-schema.ts';
import { approvalStateOf } from './rules/approval-state.ts';

export type ApprovalRow = typeof companyApproval.$inferSelect;

/** A request with what stands in other tables of it. */
export interface FoundApproval {
  readonly approval: ApprovalRow;
  readonly requester: Pick<CompanyMemberRow, 'firstName' | 'lastName' | 'email' | 'state' | 'accountId'>;
  readonly decider: Pick<CompanyMemberRow, 'firstName' | 'lastName'> | null;
  readonly costCentre: { readonly code: string; readonly name: string } | null;
  readonly recordLocator: string | null;
  readonly companyName: string;
  readonly tolerancePercent: number;
}

export type ApprovalList = (typeof approvalLists)[number];

const requester = alias(companyMember, 'requester');
const decider = alias(companyMember, 'decider');

/** Gives what a trip is found by: two trips of the same hash are one to who approves them. */
export function toTripHash(trip: Parameters<typeof approvalKeyOf>[0]): string {
  return createHash('sha256').update(approvalKeyOf(trip)).digest('base64url');
}

function selectApprovals(db: Database) {
  return db
    .select({
      approval: companyApproval,
      requester: {
        firstName: requester.firstName,
        lastName: requester.lastName,
        email: requester.email,
        state: requester.state,
        accountId: requester.accountId,
      },
      decider: { firstName: decider.firstName, lastName: decider.lastName },
      costCentre: { code: companyCostCentre.code, name: companyCostCentre.name },
      recordLocator: bookingOrder.recordLocator,
      companyName: company.name,
      tolerancePercent: company.approvalTolerancePercent,
    })
    .from(companyApproval)
    .innerJoin(requester, eq(requester.id, companyApproval.memberId))
    .innerJoin(company, and(eq(company.id, companyApproval.companyId), eq(company.status, 'active')))
    .leftJoin(decider, eq(decider.id, companyApproval.decidedBy))
    .leftJoin(companyCostCentre, eq(companyCostCentre.id, companyApproval.costCentreId))
    .leftJoin(
      bookingOrder,
      and(eq(bookingOrder.approvalId, companyApproval.id), inArray(bookingOrder.status, ['confirmed', 'cancelled'])),
    );
}

export async function findApproval(db: Database, id: string): Promise<FoundApproval | undefined> {
  const [found] = await selectApprovals(db).where(eq(companyApproval.id, id));
  return found;
}

/** Finds the requests of somebody for a trip that are answered with yes, or not answered yet, and not over; the newest first. */
export async function findLiveApprovals(
  db: Database,
  { memberId, tripHash }: { readonly memberId: string; readonly tripHash: string },
  now: Date,
): Promise<readonly FoundApproval[]> {
  const found = await selectApprovals(db)
    .where(
      and(
        eq(companyApproval.memberId, memberId),
        eq(companyApproval.tripHash, tripHash),
        ne(companyApproval.state, 'refused'),
        gt(companyApproval.expiresAt, now),
      ),
    )
    .orderBy(desc(companyApproval.askedAt));
  return found.filter(({ recordLocator }) => recordLocator === null);
}

const ownMs = 90 * 24 * 60 * 60 * 1000;
const mostOwn = 20;

export function listOwn(db: Database, memberId: string, now: Date): Promise<readonly FoundApproval[]> {
  return selectApprovals(db)
    .where(and(eq(companyApproval.memberId, memberId), gt(companyApproval.askedAt, new Date(now.getTime() - ownMs))))
    .orderBy(desc(companyApproval.askedAt))
    .limit(mostOwn);
}

/** Lists the requests of a company, the newest first. */
export async function listOfCompany(
  db: Database,
  { companyId, list, page }: { readonly companyId: string; readonly list: ApprovalList; readonly page: number },
  now: Date,
): Promise<{ readonly found: readonly FoundApproval[]; readonly total: number }> {
  const wanted = and(eq(companyApproval.companyId, companyId), conditions[list](now));
  const [counted] = await db
    .select({ total: count() })
    .from(companyApproval)
    .innerJoin(requester, eq(requester.id, companyApproval.memberId))
    .where(wanted);
  const found = await selectApprovals(db)
    .where(wanted)
    .orderBy(desc(companyApproval.askedAt))
    .limit(approvalsPerPage)
    .offset((page - 1) * approvalsPerPage);
  return { found, total: counted?.total ?? 0 };
}

const conditions: Readonly<Record<ApprovalList, (now: Date) => SQL | undefined>> = {
  waiting: (now) =>
    and(eq(companyApproval.state, 'asked'), gt(companyApproval.expiresAt, now), eq(requester.state, 'active')),
  decided: () => ne(companyApproval.state, 'asked'),
  expired: (now) =>
    and(eq(companyApproval.state, 'asked'), or(lte(companyApproval.expiresAt, now), ne(requester.state, 'active'))),
};

/** Tells whether somebody may answer a request: who may approve in the company, and neither asked for the trip nor travels. */
export function mayAnswer(
  { memberId, trip }: Pick<ApprovalRow, 'memberId' | 'trip'>,
  { id, role, accessLevel }: Pick<CompanyMemberRow, 'id' | 'role' | 'accessLevel'>,
): boolean {
  const isConcerned =
    id === memberId || trip.travellers.some((traveller) => 'memberId' in traveller && traveller.memberId === id);
  return !isConcerned && mayCall('decideApproval', role, accessLevel);
}

/** Writes requests as somebody of their company sees them. */
export async function toApprovals(
  db: Database,
  found: readonly FoundApproval[],
  viewer: Pick<CompanyMemberRow, 'id' | 'role' | 'accessLevel'>,
  now: Date,
): Promise<CompanyApproval[]> {
  const names = await readNames(
    db,
    found.map(({ approval }) => approval.trip),
  );
  return found.map((each) => toApproval(each, names, viewer, now));
}

/** Reads the people of the company who travel, as it has them. */
export async function readNames(
  db: Database,
  trips: readonly ApprovedTrip[],
): Promise<ReadonlyMap<string, CompanyTraveller>> {
  const ids = trips.flatMap(({ travellers }) =>
    travellers.flatMap((traveller) => ('memberId' in traveller ? [traveller.memberId] : [])),
  );
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = companyMember;
  const rows = await db.select({ id, firstName, lastName }).from(companyMember).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lists who travels by name: first those of the company. */
export function namesOf({ travellers }: ApprovedTrip, names: ReadonlyMap<string, CompanyTraveller>): string[] {
  return [
    ...membersOf(travellers, names).map(toName),
    ...travellers.flatMap((each) => ('memberId' in each ? [] : [toName(each)])),
  ].filter((name) => name !== '');
}

function membersOf(
  travellers: ApprovedTrip['travellers'],
  names: ReadonlyMap<string, CompanyTraveller>,
): CompanyTraveller[] {
  return travellers.flatMap((each) => {
    const member = 'memberId' in each ? names.get(each.memberId) : undefined;
    return member === undefined ? [] : [member];
  });
}

export function toName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

function toApproval(
  found: FoundApproval,
  names: ReadonlyMap<string, CompanyTraveller>,
  viewer: Pick<CompanyMemberRow, 'id' | 'role' | 'accessLevel'>,
  now: Date,
): CompanyApproval {
  const { approval, costCentre, recordLocator, companyName, tolerancePercent } = found;
  const { id, trip, rules, reason, reference, decidedAt, note } = approval;
  const state = stateOf(found, now);
  const money = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });
  return {
    id,
    state,
    companyName,
    trip,
    travellers: namesOf(trip, names),
    members: membersOf(trip.travellers, names),
    extras: [...approval.extras],
    total: money(approval.totalMinor),
    lowest: money(approval.lowestMinor),
    tolerancePercent,
    rules,
    reason,
    ...(reference === null ? {} : { reference }),
    ...(costCentre === null ? {} : { costCentre: `${costCentre.code} ${costCentre.name}` }),
    requestedBy: toName(found.requester),
    askedAt: approval.askedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    ...(found.decider === null ? {} : { decidedBy: toName(found.decider) }),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
    ...(note === null ? {} : { note }),
    ...(recordLocator === null ? {} : { recordLocator }),
    mayDecide: state === 'asked' && mayAnswer(approval, viewer),
  };
}

export function stateOf({ approval, requester: { state }, recordLocator }: FoundApproval, now: Date) {
  return approvalStateOf(
    {
      state: approval.state,
      expiresAt: approval.expiresAt,
      isRequesterActive: state === 'active',
      isBooked: recordLocator !== null,
    },
    now,
  );
}
