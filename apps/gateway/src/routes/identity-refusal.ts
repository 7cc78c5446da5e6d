import type { Context } from 'hono';

import { errorCauses } from '../domain/identity/error-causes.ts';
import { refuse, refuseByCode, refuseForNow } from '../problems.ts';
import type { LoginRefusal } from '../use-cases/identity/login-outcome.ts';

/** Says why a login did not succeed, and what its page needs to go on. */
export function refuseLogin(context: Context, outcome: LoginRefusal): Response {
  if ('retryAfterSeconds' in outcome) return refuseForNow(context, outcome.retryAfterSeconds);
  if ('problem' in outcome) return refuse(context, outcome.problem);
  const { refused, ...told } = outcome;
  return refuseByCode(context, errorCauses[refused], told);
}
