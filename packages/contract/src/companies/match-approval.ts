import type { ApprovalTraveller, ApprovedTrip } from './approvals.ts';
import type { PolicyRule } from './policy.ts';

/**
 * Writes what makes two trips the same to who approved one of them: the flights with their fares, who travels, in any order, and what it
 * is charged to. The price is no part of it.
 */
export function approvalKeyOf({
  party,
  bounds,
  travellers,
  costCentreId,
}: Pick<ApprovedTrip, 'party' | 'travellers' | 'costCentreId'> & {
  readonly bounds: readonly Pick<ApprovedTrip['bounds'][number], 'itinerary' | 'family'>[];
}): string {
  return JSON.stringify([
    [party.adults, party.children, party.lapInfants],
    bounds.map(({ itinerary, family }) => [itinerary.legs.map(({ id }) => id), family]),
    travellers.map(keyOfTraveller).toSorted(),
    costCentreId ?? '',
  ]);
}

function keyOfTraveller(traveller: ApprovalTraveller): string {
  if ('memberId' in traveller) return traveller.memberId.toLowerCase();
  return foldName(`${traveller.firstName} ${traveller.lastName}`);
}

/** Writes a name as documents compare it: without accents and letter case. */
function foldName(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Tells whether a price, in cents, may be paid with the approval of another one: not above it by more than so many percent. */
export function isWithinApproval(approvedMinor: number, nowMinor: number, tolerancePercent: number): boolean {
  return nowMinor * 100 <= approvedMinor * (100 + tolerancePercent);
}

/** Lists the rules that ask for approval and were not approved as they are now: a policy may have changed since. */
export function listUnapprovedRules(
  approved: readonly PolicyRule[],
  breaks: readonly PolicyRule[],
): readonly PolicyRule[] {
  const known = new Set(approved.map(writeRule));
  return breaks.filter((rule) => rule.outcome === 'approval' && !known.has(writeRule(rule)));
}

/** Writes a rule the same however its fields are ordered. */
function writeRule(rule: PolicyRule): string {
  return JSON.stringify(Object.entries(rule).toSorted(([one], [other]) => one.localeCompare(other)));
}
