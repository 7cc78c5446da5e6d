import { type ApprovedTrip, isWithinApproval, listUnapprovedRules, type PolicyRule } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { findLiveApprovals, type FoundApproval, toTripHash } from './approval-store.ts';

/** A trip that is to be booked, as an approval of it has to cover it. */
export interface TripToApprove {
  readonly memberId: string;
  readonly trip: ApprovedTrip;
  readonly totalMinor: number;
  /** What it breaks of the policy that is in force now. */
  readonly breaks: readonly PolicyRule[];
}

/**
 * Finds the approval that a trip can be booked with: of the same flights and travellers, asked for by who books it, not over, at no higher
 * a price than the company allows, and of every rule that asks for one now.
 */
export async function findUsableApproval(
  db: Database,
  wanted: TripToApprove,
  now: Date,
): Promise<FoundApproval | undefined> {
  const live = await findLiveApprovals(db, { memberId: wanted.memberId, tripHash: toTripHash(wanted.trip) }, now);
  return live.find((found) => found.approval.state === 'approved' && covers(found, wanted));
}

/** Tells whether a request is about a trip as it is now: its price, and the rules that it breaks. */
export function covers(
  { approval, tolerancePercent }: FoundApproval,
  { totalMinor, breaks }: Pick<TripToApprove, 'totalMinor' | 'breaks'>,
): boolean {
  return (
    isWithinApproval(approval.totalMinor, totalMinor, tolerancePercent) &&
    listUnapprovedRules(approval.rules, breaks).length === 0
  );
}
