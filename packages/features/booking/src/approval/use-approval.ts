import type { ApprovalTraveller, ApprovedTrip, CompanyApproval, Offer, PolicyVerdict } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { listTravellers, rulesForTraveller, toPassenger } from '@airline/travellers';
import { useQuery } from '@tanstack/react-query';

import { type BookingState, useBooking } from '../booking-draft.ts';
import { toCompanyTrip, type TripForCompany } from '../company/company-booking.ts';
import { sumExtras } from '../extras/chosen-extras.ts';
import { findApproval, ownApprovalsQuery } from './own-approvals.ts';

/** How far the approval of a trip is that needs one. */
export type ApprovalProgress =
  | { readonly step: 'checking' | 'needed' }
  | { readonly step: 'asked' | 'approved'; readonly approval: CompanyApproval };

/** Follows how far the approval of a trip is; `undefined` of a trip that needs none. */
export function useApproval(
  company: TripForCompany | undefined,
  offer: Offer,
  verdict: PolicyVerdict | undefined,
): ApprovalProgress | undefined {
  const session = useSession();
  const booking = useBooking();
  const isAskedByGateway = company?.typed.isApprovalAsked === true;
  const mayNeed =
    isAskedByGateway || company?.booking.policy.rules.some(({ outcome }) => outcome === 'approval') === true;
  const { data, isPending } = useQuery({ ...ownApprovalsQuery(session), enabled: mayNeed });
  if (company === undefined || !mayNeed) return undefined;
  if (verdict === undefined) return { step: 'checking' };
  if (verdict.outcome !== 'approval' && !(isAskedByGateway && verdict.outcome !== 'blocked')) return undefined;
  if (isPending) return { step: 'checking' };
  const approval = findApproval(data ?? [], {
    trip: toApprovedTrip(company, offer, booking, session.now()),
    totalMinor: offer.price.total.amountMinor + sumExtras(booking.extras).amountMinor,
    breaks: verdict.breaks,
  });
  if (approval === undefined) return { step: 'needed' };
  return { step: approval.state === 'approved' ? 'approved' : 'asked', approval };
}

/** Makes what is approved of a trip: its flights, who travels, and what it is charged to. */
export function toApprovedTrip(company: TripForCompany, offer: Offer, booking: BookingState, now: Date): ApprovedTrip {
  const { travellers: members, costCentreId } = toCompanyTrip(company, offer);
  const memberOf = new Map(members.map(({ passenger, memberId }) => [passenger, memberId]));
  return {
    party: offer.party,
    bounds: offer.bounds,
    travellers: listTravellers(offer.party).flatMap((traveller, passenger): ApprovalTraveller[] => {
      const memberId = memberOf.get(passenger);
      if (memberId !== undefined) return [{ memberId }];
      const answers = booking.passengers[traveller.index];
      if (answers === undefined) return [];
      const { firstName, lastName } = toPassenger(answers, rulesForTraveller(offer, booking, traveller, now));
      return [{ firstName, lastName }];
    }),
    ...(costCentreId === undefined ? {} : { costCentreId }),
  };
}
