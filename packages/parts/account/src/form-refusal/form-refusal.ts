import { loginErrorFor, recoveryErrorFor, type RecoveryError } from '@airline/error-catalogue';
import type { ServerError, SubmitRefusal } from '@airline/forms';
import { GatewayError, type Failure } from '@airline/gateway-client';

import { formatFailure, type FailureWords } from '@airline/gateway-client/react';

/** The fields of a form that errors of the catalogue speak of, as pointers into its answers. */
export type RecoveryFields = Partial<Readonly<Record<RecoveryError | 'credentialsIncorrect', `/${string}`>>>;

const mismatches: ReadonlySet<string> = new Set([
  'zipCodeMismatch',
  'dateOfBirthMismatch',
  'securityAnswersMismatch',
  'emailMismatch',
] satisfies RecoveryError[]);

/**
 * Gives what a form shows of a failure: each error of the catalogue at the field it speaks of, the rest in the summary.
 *
 * @throws GatewayError when nobody knows whether the request arrived: the form then says that nothing typed is lost.
 */
export function toFormRefusal(failure: Failure, t: FailureWords, fields: RecoveryFields = {}): SubmitRefusal {
  switch (failure.kind) {
    case 'fields':
      return { errors: failure.problem.errors?.map(toServerError) };
    case 'catalogue': {
      const { code, errors = [] } = failure.problem;
      const error = recoveryErrorFor(code) ?? loginErrorFor(code);
      const known = errors.map((entry) => ({ ...toServerError(entry), ...mismatchCode(entry.pointer, fields) }));
      if (known.length > 0) return { errors: known };
      const pointer = isFieldError(error, fields) ? fields[error] : undefined;
      return error === undefined || pointer === undefined
        ? { message: sentence(failure, t) }
        : { errors: [{ pointer, code: error }] };
    }
    case 'refused':
    case 'failed':
      return { message: sentence(failure, t) };
    case 'timeout':
    case 'unreachable':
    case 'unreadable':
      throw new GatewayError(failure);
  }
}

function toServerError({ pointer, code, params }: ServerError): ServerError {
  return { pointer, code, params };
}

/** Wrong answers come with pointers: the code at each is the catalogue's, whose words say what does not match. */
function mismatchCode(pointer: string, fields: RecoveryFields): { readonly code: string } | undefined {
  const [error] = Object.entries(fields).find(([name, at]) => mismatches.has(name) && at === pointer) ?? [];
  return error === undefined ? undefined : { code: error };
}

function isFieldError(error: string | undefined, fields: RecoveryFields): error is keyof RecoveryFields {
  return error !== undefined && Object.hasOwn(fields, error);
}

/** What happened and what to do, as one line of the error summary, which ends without a full stop. */
function sentence(failure: Failure, t: FailureWords): string {
  const { title, body } = formatFailure(failure, t);
  return `${title}. ${body.replace(/\.$/, '')}`;
}
