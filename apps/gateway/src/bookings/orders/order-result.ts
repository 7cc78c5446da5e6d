import { type CompletionOutcome, problemMediaType } from '@airline/contract';

import type { StoredResponse } from '../../database/idempotency-key-store.ts';
import {
  outageSeconds,
  type Refused,
  refusedByName,
  refusedUntilLater,
  retryAfterOf,
  toProblem,
} from '../../http/refusal.ts';
import { limitSeconds } from './rules/hold-limits.ts';
import { findCharge, type OrderPayment } from './rules/order-payment.ts';
import type { ReleaseReason } from './rules/release-reason.ts';

/** What became of an order, or why it was refused. */
export type OrderResult = { readonly outcome: CompletionOutcome } | Refused;

/** Gives the refusal of an order that was released. */
export function toReleaseRefusal(reason: ReleaseReason, payments: readonly OrderPayment[]): Refused {
  switch (reason) {
    case 'declined':
    case 'insufficientFunds':
    case 'challengeFailed':
    case 'payerCancelled':
      return refusedByName('paymentDeclined', {
        errors: [{ pointer: `/payments/${findCharge(payments)?.position ?? 0}`, code: reason }],
      });
    case 'paymentUnavailable':
      return refusedUntilLater(reason, outageSeconds);
    case 'tooManyHolds':
      return refusedUntilLater(reason, limitSeconds[reason]);
    case 'paymentTokenInvalid':
    case 'holdExpired':
    case 'tooManyHoldsOnFlight':
      return refusedByName(reason);
  }
}

/** Writes a result as the answer to a request, which can be kept and given again. */
export function toStoredResponse(
  result: { readonly outcome: object } | Refused,
  success: number,
  reference: string,
): StoredResponse {
  if ('outcome' in result) {
    return { status: success, mediaType: 'application/json', body: JSON.stringify(result.outcome) };
  }
  const problem = toProblem(result.refused, reference);
  const retryAfterSeconds = retryAfterOf(result.refused, problem);
  return { status: problem.status, mediaType: problemMediaType, body: JSON.stringify(problem), retryAfterSeconds };
}
