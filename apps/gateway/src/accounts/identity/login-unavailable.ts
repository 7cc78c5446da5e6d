import type { ErrorHandler } from 'hono';

import { errorCauses } from './rules/error-causes.ts';
import { refuse } from '../../http/refusal.ts';
import type { AccountServices } from './services.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { CountersAwayError } from '../../limits/counters-away.ts';
import { QueueFullError } from './fair-queue.ts';

/** Tells what passes by itself, a database that is away or too many logins at once, by the code of an unavailable login. */
export function loginUnavailable({ log }: AccountServices): ErrorHandler {
  return (error, context) => {
    if (!passesByItself(error)) throw error;
    log.error({ requestId: context.get('requestId' as never), err: error });
    context.header('retry-after', '5');
    return refuse(context, { kind: 'code', code: errorCauses.loginUnavailable });
  };
}

function passesByItself(error: Error): boolean {
  return error instanceof QueueFullError || error instanceof CountersAwayError || isDatabaseAway(error);
}
