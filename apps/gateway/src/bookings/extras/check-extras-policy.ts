import { judgeExtras, type PolicyExtra } from '@airline/contract';

import { readPolicy } from '../../accounts/companies/policy-store.ts';
import type { Database } from '../../database/database.ts';
import type { Refused } from '../../http/refusal.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { refusedByRules } from '../orders/check-company-trip.ts';

/** Why extras are outside the policy, where a reason was asked for; or why they are not bought. */
export type ExtrasPolicy = { readonly reason: string | null } | Refused;

/**
 * Judges extras that are bought for a booked trip by the policy of its company that is in force now, by whatever means they are paid: blocks them, or asks for a
 * reason. What needs an approval is bought with the trip alone: an approval is of a trip before it is booked.
 */
export async function checkExtrasPolicy(
  db: Database,
  { companyId }: Pick<StoredTrip, 'companyId'>,
  { extras, reason }: { readonly extras: readonly PolicyExtra[]; readonly reason: string | undefined },
): Promise<ExtrasPolicy> {
  if (companyId === null) return { reason: null };
  const { rules } = await readPolicy(db, companyId);
  const { outcome, breaks } = judgeExtras(rules, extras);
  const hardest = breaks.filter((rule) => rule.outcome === outcome);
  if (outcome === 'blocked') return refusedByRules('policyBlocks', hardest);
  if (outcome === 'approval') return refusedByRules('approvalRequired', hardest);
  if (outcome === 'reason' && reason === undefined) return refusedByRules('reasonRequired', hardest);
  return { reason: outcome === 'reason' ? (reason ?? null) : null };
}
