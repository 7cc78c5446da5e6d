import { problemMediaType, problemTypes, type Problem, type ProblemName } from '@airline/contract';
import { type ErrorCode, problemFor } from '@airline/error-catalogue';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Answers with a problem (RFC 9457): never with a library's own body, never to be cached. */
export function answerProblem(
  context: Context,
  fault: Omit<Problem, 'type' | 'reference'> & Partial<Pick<Problem, 'type'>>,
): Response {
  const body: Problem = { type: 'about:blank', ...fault, reference: String(context.get('requestId')) };
  return context.body(JSON.stringify(body), fault.status as ContentfulStatusCode, {
    'content-type': problemMediaType,
    'cache-control': 'no-store',
  });
}

/** Refuses by a problem that the contract names, with what the client can say of it. */
export function refuse(
  context: Context,
  name: ProblemName,
  extra: Pick<Problem, 'errors' | 'mailedLink'> = {},
): Response {
  return answerProblem(context, { ...problemTypes[name], ...extra });
}

/** Refuses by a code of the error catalogue (specification §8), with the fields of the request or the state of the login that it is about. */
export function refuseByCode(
  context: Context,
  code: ErrorCode,
  extra: Pick<Problem, 'errors' | 'multiFactor' | 'nextStep' | 'triesLeft' | 'lockedForSeconds'> = {},
): Response {
  const { type, title, status } = problemFor(code);
  return answerProblem(context, { type, title, status, code, ...extra });
}

/** Refuses for now: there were too many requests of a kind. */
export function refuseForNow(context: Context, retryAfterSeconds: number): Response {
  context.header('retry-after', String(retryAfterSeconds));
  return refuse(context, 'tooManyRequests');
}
