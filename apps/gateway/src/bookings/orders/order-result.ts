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
import type { PaidWith } from './rules/paid-with.ts';
import type { ReleaseReason } from './rules/release-reason.ts';

/** What became of an order, or why it was refused. */
export type OrderResult = { readonly outcome: CompletionOutcome } | Refused;

/** Gives the refusal of an order that was released: the card stands after the points. */
export function toReleaseRefusal(reason: ReleaseReason, paidWith: PaidWith): Refused {
  switch (reason) {
    case 'declined':
    case 'insufficientFunds':
    case 'challengeFailed':
      return refusedByName('paymentDeclined', {
        errors: [{ pointer: paidWith === 'points' ? '/payments/1' : '/payments/0', code: reason }],
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
export function toStoredResponse(result: OrderResult, success: number, reference: string): StoredResponse {
  if ('outcome' in result) {
    return { status: success, mediaType: 'application/json', body: JSON.stringify(result.outcome) };
  }
  const problem = toProblem(result.refused, reference);
  const retryAfterSeconds = retryAfterOf(result.refused, problem);
  return { status: problem.status, mediaType: problemMediaType, body: JSON.stringify(problem), retryAfterSeconds };
}
