import type { Problem, ProblemName } from '@airline/contract';
import { actionFor, messageKeyFor, type GatewayAction, type MessageKey } from '@airline/error-catalogue';
import { problemNameOf } from '@airline/contract';

/**
 * Says why a call gave no answer.
 *
 * - `refused`: a refusal that the endpoint's contract names; `fields`: bad fields, each in `problem.errors`;
 *   `catalogue`: a gateway error number, with the action and the message of the error catalogue.
 * - `failed`: the gateway failed or answered what no contract names. `reference` finds it in the gateway's log.
 * - `timeout`, `unreachable`: no answer came; whether the gateway did what was asked is not known.
 * - `unreadable`: an answer that is not what the contract says, as after a release: the page is out of date.
 *
 * Source: RFC 9457; docs/rules.md §8.
 *
 * @example
 * ```ts
 * import type { Failure } from '@airline/gateway-client';
 *
 * const isLost = ({ kind }: Failure) => kind === 'timeout' || kind === 'unreachable';
 * ```
 */
export type Failure =
  | { readonly kind: 'refused'; readonly name: ProblemName; readonly problem: Problem }
  | { readonly kind: 'fields'; readonly problem: Problem }
  | {
      readonly kind: 'catalogue';
      readonly action: GatewayAction | undefined;
      readonly messageKey: MessageKey;
      readonly problem: Problem;
    }
  | { readonly kind: 'failed'; readonly reference: string | undefined }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' };

/**
 * Wraps a failure for those who must throw: a route's loader, a query.
 *
 * @example
 * ```ts
 * import { GatewayError } from '@airline/gateway-client';
 *
 * const isOffline = (error: unknown) => error instanceof GatewayError && error.failure.kind === 'unreachable';
 * ```
 */
export class GatewayError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`The gateway gave no answer: ${failure.kind}${failure.kind === 'refused' ? ` (${failure.name})` : ''}.`);
    this.name = 'GatewayError';
    this.failure = failure;
  }
}

/** Sorts a problem by what a client can do about it. */
export function failureOf(problem: Problem): Failure {
  if (problem.code !== undefined) {
    return {
      kind: 'catalogue',
      action: actionFor(problem.code),
      messageKey: messageKeyFor(problem.code),
      problem,
    };
  }
  const name = problemNameOf(problem.type);
  if (name !== undefined) return { kind: 'refused', name, problem };
  if (problem.errors !== undefined && problem.errors.length > 0) return { kind: 'fields', problem };
  return { kind: 'failed', reference: problem.reference };
}
