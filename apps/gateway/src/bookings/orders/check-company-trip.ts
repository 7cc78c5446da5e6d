import {
  applyPolicy,
  daysAheadOf,
  mayCall,
  type OrderRequest,
  type PolicyExtra,
  type PolicyOutcome,
  toPolicyBound,
} from '@airline/contract';
import { and, eq, inArray } from 'drizzle-orm';

import { type CompanyAccess, findCompanyAccess } from '../../accounts/companies/company-access.ts';
import { companyMember } from '../../accounts/companies/company-schema.ts';
import { hasCostCentre } from '../../accounts/companies/company-store.ts';
import { readBookingSettings } from '../../accounts/companies/manage-policy.ts';
import { readPolicy } from '../../accounts/companies/policy-store.ts';
import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { findUsableCard, ownForms } from './company-card-payments.ts';
import { findUsableApproval } from './find-usable-approval.ts';
import type { BookingServices } from './services.ts';

/** The company that an order is booked under, with what its policy said. */
export interface TripOfCompany {
  readonly companyId: string;
  /** Who of the company books. */
  readonly bookedBy: string;
  /** Who of the company travels, by their places among the passengers. */
  readonly travellers: readonly { readonly passenger: number; readonly memberId: string }[];
  readonly reference: string | null;
  readonly costCentreId: string | null;
  readonly outcome: PolicyOutcome;
  /** The version of the policy that said so, and the rules that the trip breaks. */
  readonly policyVersion: number;
  readonly breaks: readonly string[];
  readonly reason: string | null;
  /** What the trip would cost at the lowest fares of its days, in cents. */
  readonly lowestMinor: number;
  /** The approval that it is booked with, where the policy asks for one. */
  readonly approvalId: string | null;
}

interface OrderOfPerson {
  readonly order: OrderRequest;
  readonly offer: OfferContent;
  readonly accountId: string | undefined;
  /** What is bought with it. */
  readonly extras: readonly PolicyExtra[];
}

type Services = Pick<BookingServices, 'db' | 'lowestFare'>;

/**
 * Checks an order against the company that it is booked under: who may book for whom, what the policy says of the trip, what the company
 * wants to know of it, and what may pay it. Gives nothing for a private trip, which no card of a company pays.
 */
export async function checkCompanyTrip(
  services: Services,
  { order, offer, accountId, extras }: OrderOfPerson,
  now: Date,
): Promise<TripOfCompany | Refused | undefined> {
  const { db } = services;
  const { company } = order;
  if (company === undefined) {
    const isByCompany = order.payments.some(({ kind }) => kind === 'companyCard');
    return isByCompany ? refusedByName('companyCardNotAllowed') : undefined;
  }
  if (accountId === undefined) return refusedByName('companyAccessDenied');
  const access = await findCompanyAccess(db, accountId, 'readCompanyBooking');
  if ('refused' in access) return access;
  const named = company.travellers;
  if (named.some(({ passenger }) => order.passengers[passenger] === undefined)) return refusedByName('memberNotFound');
  const fault =
    (await checkTravellers(
      db,
      access,
      named.map(({ memberId }) => memberId),
    )) ??
    (await checkCharging(db, access, company)) ??
    (await checkPaying(db, access, order, now));
  if (fault !== undefined) return fault;
  const judged = await judgeTrip(services, { companyId: access.companyId, offer, extras }, now);
  if ('refused' in judged) return judged;
  const { breaks, ...verdict } = judged;
  if (verdict.outcome === 'reason' && company.reason === undefined) return refusedByRules('reasonRequired', breaks);
  const approval =
    verdict.outcome === 'approval' ? await findApproval(db, access, { order, offer, extras, breaks }, now) : undefined;
  if (approval !== undefined && 'refused' in approval) return approval;
  return {
    companyId: access.companyId,
    bookedBy: access.member.id,
    travellers: company.travellers,
    reference: company.reference ?? null,
    costCentreId: company.costCentreId ?? null,
    ...verdict,
    breaks: breaks.map(({ id }) => id),
    // What nobody asked for is not kept, and what was approved is what counts.
    reason: verdict.outcome === 'inside' ? null : (approval?.reason ?? company.reason ?? null),
    approvalId: approval?.id ?? null,
  };
}

/** Finds the approval that an order is made with, or says that it needs one. */
async function findApproval(
  db: Database,
  { member }: CompanyAccess,
  {
    order: { passengers, company },
    offer: { party, bounds, price },
    extras,
    breaks,
  }: Pick<OrderOfPerson, 'order' | 'offer' | 'extras'> & { readonly breaks: Rules },
  now: Date,
) {
  const memberOf = new Map(company?.travellers.map(({ passenger, memberId }) => [passenger, memberId]));
  const travellers = passengers.map(({ firstName, lastName }, passenger) => {
    const memberId = memberOf.get(passenger);
    return memberId === undefined ? { firstName, lastName } : { memberId };
  });
  const { costCentreId } = company ?? {};
  const trip = { party, bounds, travellers, ...(costCentreId === undefined ? {} : { costCentreId }) };
  const found = await findUsableApproval(
    db,
    { memberId: member.id, trip, totalMinor: price.total.amountMinor + sumOf(extras), breaks },
    now,
  );
  if (found === undefined)
    return refusedByRules(
      'approvalRequired',
      breaks.filter(({ outcome }) => outcome === 'approval'),
    );
  return found.approval;
}

/** Sums what extras cost, in cents. */
export function sumOf(extras: readonly PolicyExtra[]): number {
  return extras.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

type Rules = ReturnType<typeof applyPolicy>['breaks'];

export function refusedByRules(name: 'policyBlocks' | 'reasonRequired' | 'approvalRequired', breaks: Rules): Refused {
  return refusedByName(name, {
    errors: breaks.map(({ kind }) => ({ pointer: '/company', code: name, params: { rule: kind } })),
  });
}

/** A trip that a company's policy is asked about, with what is bought beside its fares. */
interface JudgedTrip {
  readonly companyId: string;
  readonly offer: OfferContent;
  readonly extras: readonly PolicyExtra[];
}

/** Says what the policy in force says of an offer and its extras, by what else could be booked now. */
export async function judgeTrip({ db, lowestFare }: Services, { companyId, offer, extras }: JudgedTrip, now: Date) {
  const { party, price } = offer;
  const tickets = party.adults + party.children;
  const bounds = await Promise.all(
    offer.bounds.map(async (bound) => toPolicyBound(bound, await lowestFare(bound, tickets, now))),
  );
  const { version, rules } = await readPolicy(db, companyId);
  const first = offer.bounds.map(({ date }) => date).toSorted()[0] ?? '';
  const { outcome, breaks } = applyPolicy(rules, { daysAhead: daysAheadOf(first, now), bounds, extras });
  if (outcome === 'blocked')
    return refusedByRules(
      'policyBlocks',
      breaks.filter((rule) => rule.outcome === 'blocked'),
    );
  const above = bounds.reduce((sum, bound) => sum + bound.fareMinor - bound.lowestMinor, 0);
  return { outcome, breaks, policyVersion: version, lowestMinor: price.total.amountMinor - tickets * above };
}

/** Refuses travellers who are not of the company now, and the trips of others from who books their own alone. */
export async function checkTravellers(
  db: Database,
  { member, companyId }: CompanyAccess,
  ids: readonly string[],
): Promise<Refused | undefined> {
  const found = await db
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        eq(companyMember.state, 'active'),
        inArray(companyMember.id, ids.length === 0 ? [member.id] : [...ids]),
      ),
    );
  if (found.length < ids.length) return refusedByName('memberNotFound');
  const mayForOthers = mayCall('findCompanyTravellers', member.role, member.accessLevel);
  return mayForOthers || ids.every((id) => id === member.id) ? undefined : refusedByName('ownTripsOnly');
}

export async function checkCharging(
  db: Database,
  { companyId }: CompanyAccess,
  { reference, costCentreId }: Pick<NonNullable<OrderRequest['company']>, 'reference' | 'costCentreId'>,
): Promise<Refused | undefined> {
  const { isReferenceRequired, isCostCentreRequired } = await readBookingSettings(db, companyId);
  if (isReferenceRequired && reference === undefined) return refusedByName('referenceRequired');
  if (isCostCentreRequired && costCentreId === undefined) return refusedByName('costCentreRequired');
  return (await hasCostCentre(db, companyId, costCentreId)) ? undefined : refusedByName('costCentreNotFound');
}

async function checkPaying(
  db: Database,
  { member, companyId }: CompanyAccess,
  { payments }: OrderRequest,
  now: Date,
): Promise<Refused | undefined> {
  const { cardUse } = await readBookingSettings(db, companyId);
  const card = payments.find((form) => form.kind === 'companyCard');
  if (card === undefined) {
    const isByOwn = payments.some(({ kind }) => ownForms.has(kind));
    return cardUse === 'required' && isByOwn ? refusedByName('companyCardRequired') : undefined;
  }
  if (cardUse === 'notAllowed') return refusedByName('companyCardNotAllowed');
  const found = await findUsableCard(db, { cardId: card.cardId, companyId, member }, now);
  return found === undefined ? refusedByName('companyCardNotFound') : undefined;
}
