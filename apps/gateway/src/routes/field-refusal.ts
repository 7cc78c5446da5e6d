import type { Context } from 'hono';

import type { FieldFault } from '../domain/account-help/credential-faults.ts';
import { answerProblem } from '../problems.ts';

/** Refuses a body whose fields are of the right shape and still not right. */
export function refuseFields(context: Context, errors: readonly FieldFault[]): Response {
  return answerProblem(context, { status: 422, title: 'The body has fields that are not right.', errors: [...errors] });
}
