import {
  applyPolicy,
  type CompanyBooking,
  type CompanyTraveller,
  type CompanyTrip,
  daysAheadOf,
  findCompanyTravellers,
  type Itineraries,
  type Offer,
  type PolicyVerdict,
  toPolicyBound,
} from '@airline/contract';
import { itinerariesQuery } from '@airline/flight-shopping/results';
import { type GatewayClient, valueOrThrow } from '@airline/gateway-client';
import { companyBookingQuery } from '@airline/session/account-queries';
import { companyOfLogin, useLoginState, useSession } from '@airline/session/react';
import { listTravellers } from '@airline/travellers';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';

import { useBooking } from '../booking-draft.ts';
import { toPolicyExtras } from '../extras/chosen-extras.ts';
import { type CompanyDraft, emptyCompany } from './company-draft.ts';

/** Queries people of the company by a part of their name. */
export function companyTravellersQuery(gateway: GatewayClient, search: string) {
  return queryOptions({
    queryKey: ['account', 'company-travellers', search],
    queryFn: async ({ signal }) =>
      valueOrThrow(await gateway.call(findCompanyTravellers, { query: { search }, signal })).travellers,
    staleTime: 60_000,
  });
}

/** The company that somebody may book under, and whether they do. */
export interface CompanyChoice {
  /** Absent until it is known. */
  readonly booking: CompanyBooking | undefined;
  readonly isPrivate: boolean;
  readonly typed: CompanyDraft;
}

/** Follows whether the trip is booked under the person's company; `undefined` for who is of none. */
export function useCompanyChoice(): CompanyChoice | undefined {
  const session = useSession();
  const ofLogin = companyOfLogin(useLoginState());
  const typed = useBooking(({ company }) => company) ?? emptyCompany;
  const { data: booking } = useQuery({ ...companyBookingQuery(session), enabled: ofLogin !== undefined });
  if (ofLogin === undefined) return undefined;
  return { booking, isPrivate: typed.isPrivate ?? !ofLogin.isDefault, typed };
}

/** A trip that is booked under a company, with all that is known of it. */
export interface TripForCompany {
  readonly booking: CompanyBooking;
  readonly typed: CompanyDraft;
}

/** Follows the company that the trip is booked under; `undefined` for a private trip, and until the company is known. */
export function useTripForCompany(): TripForCompany | undefined {
  const choice = useCompanyChoice();
  if (choice?.booking === undefined || choice.isPrivate) return undefined;
  return { booking: choice.booking, typed: choice.typed };
}

/** Says who travels on a page: the person themselves on the first one by default, and guests on the others. */
export function travellerOfPage({ booking, typed }: TripForCompany, page: number): CompanyTraveller | 'guest' {
  return typed.travellers[page] ?? (page === 0 ? booking.own : 'guest');
}

/** What is missing of a trip that is booked under a company, before it is ordered. */
export type CompanyFault = 'missingReference' | 'missingCostCentre' | 'missingReason' | 'missingTraveller';

/** Says what a company wants to know of a trip and does not yet. */
export function companyFaults(
  trip: TripForCompany,
  pages: number,
  verdict: Pick<PolicyVerdict, 'outcome'> | undefined,
): readonly CompanyFault[] {
  const { booking, typed } = trip;
  const { isReferenceRequired, isCostCentreRequired } = booking.settings;
  const isAnybody = Array.from({ length: pages }, (_, page) => travellerOfPage(trip, page)).some(
    (traveller) => traveller !== 'guest',
  );
  return [
    ...(isAnybody ? [] : ['missingTraveller' as const]),
    ...(isReferenceRequired && typed.reference.trim() === '' ? ['missingReference' as const] : []),
    ...(isCostCentreRequired && costCentreOf(trip) === undefined ? ['missingCostCentre' as const] : []),
    ...(asksReason(trip, verdict) && typed.reason.trim() === '' ? ['missingReason' as const] : []),
  ];
}

/** Tells whether a trip needs a reason, for itself or for who approves it: by the policy, or because the gateway asked for one. */
export function asksReason({ typed }: TripForCompany, verdict: Pick<PolicyVerdict, 'outcome'> | undefined): boolean {
  return (
    verdict?.outcome === 'reason' ||
    verdict?.outcome === 'approval' ||
    typed.isReasonAsked === true ||
    typed.isApprovalAsked === true
  );
}

/** Gives the cost centre that a trip is charged to: the chosen one, or the one that is proposed. */
export function costCentreOf({ booking, typed }: TripForCompany): string | undefined {
  const chosen = typed.costCentreId ?? booking.own.costCentreId ?? '';
  return booking.costCentres.some(({ id }) => id === chosen) ? chosen : undefined;
}

/** Makes what an order says of the company that it is booked under. */
export function toCompanyTrip(trip: TripForCompany, offer: Pick<Offer, 'party'>): CompanyTrip {
  const { typed } = trip;
  const costCentreId = costCentreOf(trip);
  return {
    travellers: listTravellers(offer.party).flatMap(({ index }, passenger) => {
      const traveller = travellerOfPage(trip, index);
      return traveller === 'guest' ? [] : [{ passenger, memberId: traveller.id }];
    }),
    ...(typed.reference.trim() === '' ? {} : { reference: typed.reference.trim() }),
    ...(costCentreId === undefined ? {} : { costCentreId }),
    ...(typed.reason.trim() === '' ? {} : { reason: typed.reason.trim() }),
  };
}

/** Gives the card of the company that pays a trip; `undefined` where another one does. */
export function companyCardOf({ booking, typed }: TripForCompany): CompanyBooking['cards'][number] | undefined {
  return booking.cards.find(({ id }) => id === typed.cardId);
}

/** Follows what the policy says of an offer and of the extras that are chosen with it, by the flights of its days as they are now; `undefined` until it is known. */
export function useVerdict(trip: TripForCompany | undefined, offer: Offer): PolicyVerdict | undefined {
  const session = useSession();
  const { bounds, party } = offer;
  const extras = useBooking((draft) => draft.extras);
  const found = useQueries({
    queries: bounds.map((bound) => ({ ...itinerariesQuery(session, bound, party), enabled: trip !== undefined })),
  });
  if (trip === undefined || found.some(({ data }) => data === undefined)) return undefined;
  const first = bounds.map(({ date }) => date).toSorted()[0] ?? '';
  return applyPolicy(trip.booking.policy.rules, {
    daysAhead: daysAheadOf(first, session.now()),
    bounds: bounds.map((bound, index) => toPolicyBound(bound, lowestOf(found[index]?.data))),
    extras: toPolicyExtras(extras),
  });
}

/** Gives the lowest fare of a day's flights; `undefined` where none is for sale. */
export function lowestOf(flights: Itineraries | undefined): number | undefined {
  const fares =
    flights?.itineraries.flatMap(({ fares: all }) => all.map(({ perPassenger }) => perPassenger.amountMinor)) ?? [];
  return fares.length === 0 ? undefined : Math.min(...fares);
}
