import type { SubmitRefusal } from '@airline/forms';
import type { Failure } from '@airline/gateway-client';

/** Tells whether what was refused is the code that was typed: it is said at its field. */
export function isWrongCode(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.name === 'codeIncorrect';
}

/** The refusal of a form's field `code`. */
export const wrongCode: SubmitRefusal = { errors: [{ pointer: '/code', code: 'codeIncorrect' }] };
