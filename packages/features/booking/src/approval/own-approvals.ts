import {
  type ApprovedTrip,
  approvalKeyOf,
  type CompanyApproval,
  isWithinApproval,
  listOwnApprovals,
  listUnapprovedRules,
  type PolicyRule,
} from '@airline/contract';
import { type GatewayClient, valueOrThrow } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** Queries what the person asked approval for. */
export function ownApprovalsQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: ['account', 'own-approvals'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listOwnApprovals, { signal })).approvals,
    staleTime: 15_000,
  });
}

/** A trip as it would be booked now. */
export interface TripNow {
  readonly trip: ApprovedTrip;
  readonly totalMinor: number;
  readonly breaks: readonly PolicyRule[];
}

/** Finds the request that a trip can be booked with, or that waits for an answer about it: the same as the gateway does. */
export function findApproval(
  approvals: readonly CompanyApproval[],
  { trip, totalMinor, breaks }: TripNow,
): CompanyApproval | undefined {
  const key = approvalKeyOf(trip);
  const live = approvals.filter(
    (each) =>
      (each.state === 'approved' || each.state === 'asked') &&
      approvalKeyOf(each.trip) === key &&
      isWithinApproval(each.total.amountMinor, totalMinor, each.tolerancePercent) &&
      listUnapprovedRules(each.rules, breaks).length === 0,
  );
  return live.find(({ state }) => state === 'approved') ?? live[0];
}
