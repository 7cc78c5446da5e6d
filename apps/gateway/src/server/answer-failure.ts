import { endpoints } from '@airline/contract';
import type { Context, ErrorHandler } from 'hono';
import type { Logger } from 'pino';

import { QueueFullError } from '../accounts/identity/fair-queue.ts';
import { errorCauses } from '../accounts/identity/rules/error-causes.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { answerFailedDocument, isDocumentRequest } from '../http/document-answers.ts';
import { outageSeconds, refuse, type Refusal } from '../http/refusal.ts';
import { CountersAwayError } from '../limits/counters-away.ts';

/** The catalogue has a code for a login that is not possible for a moment. */
const loginPaths: ReadonlySet<string> = new Set(
  [endpoints.requestAssertion, endpoints.startPasskeyLogin, endpoints.exchangeToken].map(({ path }) => path),
);

/**
 * Answers what no route expected: 503 with `Retry-After` for what passes by itself (a database or limits' store that is away, too
 * many logins at once), 500 for a defect. The log has the error, the answer its reference alone.
 */
export function answerFailure(log: Logger): ErrorHandler {
  return (error, context) => {
    log.error({ requestId: context.get('requestId' as never), err: error });
    const passes = passesByItself(error);
    if (passes) context.header('retry-after', String(outageSeconds));
    if (isDocumentRequest(context)) return answerFailedDocument(context, passes ? 503 : 500);
    return refuse(context, passes ? unavailable(context) : defect);
  };
}

function passesByItself(error: Error): boolean {
  return error instanceof QueueFullError || error instanceof CountersAwayError || isDatabaseAway(error);
}

function unavailable(context: Context): Refusal {
  return loginPaths.has(context.req.path)
    ? { kind: 'code', code: errorCauses.loginUnavailable }
    : { kind: 'plain', status: 503, title: 'The gateway cannot do this for a moment: ask again after Retry-After.' };
}

const defect: Refusal = {
  kind: 'plain',
  status: 500,
  title: 'The gateway failed; the reference finds it in its log.',
};
