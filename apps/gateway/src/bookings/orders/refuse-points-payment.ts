import type { OrderPaymentForm } from '@airline/contract';
import type { Context } from 'hono';

import { refuseAccess } from '../../accounts/identity/authenticate.ts';
import { checkRecentProof } from '../../accounts/identity/check-access.ts';
import { mayPayWithPoints } from '../../accounts/identity/rules/permissions.ts';
import { findAccess } from '../../http/access.ts';
import { refuse } from '../../http/refusal.ts';

/** Refuses points from who is no member or has not proved who they are within the last minutes; `undefined` for who may spend them. */
export function refusePointsPayment(
  context: Context,
  payments: readonly Pick<OrderPaymentForm, 'kind'>[],
  now: Date,
): Response | undefined {
  if (!payments.some(({ kind }) => kind === 'points')) return undefined;
  const access = findAccess(context);
  if (access?.accountId === undefined) return refuseAccess(context, 'tokenMissing');
  if (!mayPayWithPoints(access.category)) return refuse(context, { kind: 'named', name: 'notPermitted' });
  const proofFault = checkRecentProof(access, now);
  return proofFault === undefined ? undefined : refuseAccess(context, proofFault);
}
