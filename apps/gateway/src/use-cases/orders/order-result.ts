import { type OrderOutcome, type Problem, problemMediaType, type ProblemName, problemTypes } from '@airline/contract';

import type { KeptAnswer } from '../../store/idempotency-keys.ts';
import type { PaidWith } from '../../domain/orders/paid-with.ts';
import type { ReleaseReason } from '../../domain/orders/release-reason.ts';

type FieldErrors = NonNullable<Problem['errors']>;

/** Why something was refused: one of the contract's refusals. */
export interface Refusal {
  readonly refusal: ProblemName;
  readonly errors?: FieldErrors;
}

/** What became of an order, or why it was refused: fields that are wrong, or one of the contract's refusals. */
export type OrderResult = { readonly outcome: OrderOutcome } | { readonly faults: FieldErrors } | Refusal;

/** Gives the refusal of an order that was released: the card stands after the points. */
export function refusalOf(reason: ReleaseReason, paidWith: PaidWith): OrderResult {
  switch (reason) {
    case 'declined':
    case 'insufficientFunds':
    case 'challengeFailed':
      return {
        refusal: 'paymentDeclined',
        errors: [{ pointer: paidWith === 'points' ? '/payments/1' : '/payments/0', code: reason }],
      };
    case 'paymentTokenInvalid':
    case 'paymentUnavailable':
    case 'holdExpired':
      return { refusal: reason };
  }
}

/** Writes a result as the answer to a request, which can be kept and given again. */
export function answerOf(result: OrderResult, success: number, reference: string): KeptAnswer {
  if ('outcome' in result) {
    return { status: success, mediaType: 'application/json', body: JSON.stringify(result.outcome) };
  }
  const problem: Problem =
    'faults' in result
      ? {
          type: 'about:blank',
          status: 422,
          title: 'The body has fields that are not right.',
          errors: result.faults,
          reference,
        }
      : { ...problemTypes[result.refusal], ...(result.errors ? { errors: result.errors } : {}), reference };
  return { status: problem.status, mediaType: problemMediaType, body: JSON.stringify(problem) };
}
