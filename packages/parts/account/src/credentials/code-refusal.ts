import type { SubmitRefusal } from '@airline/forms';
import type { Failure } from '@airline/gateway-client';

/** The refusal of a form's field `code`, where it is the code that was refused: a wrong one, or one that was used before. */
export function codeRefusalOf(failure: Failure): SubmitRefusal | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { name: code } = failure;
  return code === 'codeIncorrect' || code === 'codeUsed' ? { errors: [{ pointer: '/code', code }] } : undefined;
}
