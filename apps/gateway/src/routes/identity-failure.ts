import type { ErrorHandler } from 'hono';

import { errorCauses } from '../domain/identity/error-causes.ts';
import { refuseByCode } from '../problems.ts';
import type { IdentityServices } from '../identity-services.ts';
import { isDatabaseAway } from '../store/database-away.ts';
import { SecretHashingBusyError } from '../use-cases/identity/secret-hashing.ts';

/** Tells what passes by itself, a database that is away or too many logins at once, by the code of an unavailable login. */
export function loginUnavailable({ log }: IdentityServices): ErrorHandler {
  return (error, context) => {
    if (!(error instanceof SecretHashingBusyError) && !isDatabaseAway(error)) throw error;
    log.error({ requestId: context.get('requestId' as never), err: error });
    context.header('retry-after', '5');
    return refuseByCode(context, errorCauses.loginUnavailable);
  };
}
