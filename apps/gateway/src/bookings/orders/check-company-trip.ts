import {
  applyPolicy,
  daysAheadOf,
  mayCall,
  type OrderRequest,
  type PolicyOutcome,
  toPolicyBound,
} from '@airline/contract';
import { and, eq, inArray } from 'drizzle-orm';

import { findCompanyCard, hasCardExpired } from '../../accounts/companies/card-store.ts';
import { type CompanyAccess, findCompanyAccess } from '../../accounts/companies/company-access.ts';
import { companyMember } from '../../accounts/companies/company-schema.ts';
import { hasCostCentre } from '../../accounts/companies/company-store.ts';
import { readBookingSettings } from '../../accounts/companies/manage-policy.ts';
import { readPolicy } from '../../accounts/companies/policy-store.ts';
import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
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
}

interface OrderOfPerson {
  readonly order: OrderRequest;
  readonly offer: OfferContent;
  readonly accountId: string | undefined;
}

type Services = Pick<BookingServices, 'db' | 'lowestFare'>;

/**
 * Checks an order against the company that it is booked under: who may book for whom, what the policy says of the trip, what the company
 * wants to know of it, and what may pay it. Gives nothing for a private trip, which no card of a company pays.
 */
export async function checkCompanyTrip(
  services: Services,
  { order, offer, accountId }: OrderOfPerson,
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
  const fault =
    (await checkTravellers(db, access, order)) ??
    (await checkCharging(db, access, company)) ??
    (await checkPaying(db, access, order, now));
  if (fault !== undefined) return fault;
  const judged = await judgeTrip(services, access.companyId, offer, now);
  if ('refused' in judged) return judged;
  const { breaks, ...verdict } = judged;
  if (verdict.outcome === 'reason' && company.reason === undefined) return refusedByRules('reasonRequired', breaks);
  return {
    companyId: access.companyId,
    bookedBy: access.member.id,
    travellers: company.travellers,
    reference: company.reference ?? null,
    costCentreId: company.costCentreId ?? null,
    ...verdict,
    breaks: breaks.map(({ id }) => id),
    // What nobody asked for is not kept.
    reason: verdict.outcome === 'inside' ? null : (company.reason ?? null),
  };
}

type Rules = ReturnType<typeof applyPolicy>['breaks'];

function refusedByRules(name: 'policyBlocks' | 'reasonRequired', breaks: Rules): Refused {
  return refusedByName(name, {
    errors: breaks.map(({ kind }) => ({ pointer: '/company', code: name, params: { rule: kind } })),
  });
}

/** Says what the policy in force says of an offer, by what else could be booked now. */
async function judgeTrip({ db, lowestFare }: Services, companyId: string, offer: OfferContent, now: Date) {
  const { party, price } = offer;
  const tickets = party.adults + party.children;
  const bounds = await Promise.all(
    offer.bounds.map(async (bound) => toPolicyBound(bound, await lowestFare(bound, tickets, now))),
  );
  const { version, rules } = await readPolicy(db, companyId);
  const first = offer.bounds.map(({ date }) => date).toSorted()[0] ?? '';
  const { outcome, breaks } = applyPolicy(rules, { daysAhead: daysAheadOf(first, now), bounds });
  if (outcome === 'blocked')
    return refusedByRules(
      'policyBlocks',
      breaks.filter((rule) => rule.outcome === 'blocked'),
    );
  const above = bounds.reduce((sum, bound) => sum + bound.fareMinor - bound.lowestMinor, 0);
  return { outcome, breaks, policyVersion: version, lowestMinor: price.total.amountMinor - tickets * above };
}

/** Refuses travellers who are not of the company now, and the trips of others from who books their own alone. */
async function checkTravellers(
  db: Database,
  { member, companyId }: CompanyAccess,
  { company, passengers }: OrderRequest,
): Promise<Refused | undefined> {
  const named = company?.travellers ?? [];
  if (named.some(({ passenger }) => passengers[passenger] === undefined)) return refusedByName('memberNotFound');
  const ids = named.map(({ memberId }) => memberId);
  const found = await db
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        eq(companyMember.state, 'active'),
        inArray(companyMember.id, ids.length === 0 ? [member.id] : ids),
      ),
    );
  if (found.length < ids.length) return refusedByName('memberNotFound');
  const mayForOthers = mayCall('findCompanyTravellers', member.role, member.accessLevel);
  return mayForOthers || ids.every((id) => id === member.id) ? undefined : refusedByName('ownTripsOnly');
}

async function checkCharging(
  db: Database,
  { companyId }: CompanyAccess,
  { reference, costCentreId }: NonNullable<OrderRequest['company']>,
): Promise<Refused | undefined> {
  const { isReferenceRequired, isCostCentreRequired } = await readBookingSettings(db, companyId);
  if (isReferenceRequired && reference === undefined) return refusedByName('referenceRequired');
  if (isCostCentreRequired && costCentreId === undefined) return refusedByName('costCentreRequired');
  return (await hasCostCentre(db, companyId, costCentreId)) ? undefined : refusedByName('costCentreNotFound');
}

/** What pays a trip beside travel funds; where the company's card has to, none of these may. */
const ownForms: ReadonlySet<string> = new Set(['card', 'payPal', 'wallet', 'points']);

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
  const found = await findCompanyCard(db, { id: card.cardId, companyId });
  const isUsable =
    found !== undefined &&
    found.removedAt === null &&
    found.brand !== '' &&
    !hasCardExpired(found, now) &&
    (found.departmentId === null || found.departmentId === member.departmentId);
  return isUsable ? undefined : refusedByName('companyCardNotFound');
}

/** Gives by what the processor knows a card that is to pay an order; `undefined` where its company has none of the id any more. */
export async function findCompanyCardReference(
  db: Database,
  cardId: string,
  companyId: string | null,
): Promise<string | undefined> {
  const found = companyId === null ? undefined : await findCompanyCard(db, { id: cardId, companyId });
  return found?.removedAt === null ? found.token : undefined;
}
