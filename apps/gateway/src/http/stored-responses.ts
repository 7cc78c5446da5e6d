import { problemMediaType } from '@airline/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { StoredResponse } from '../database/idempotency-key-store.ts';
import { type Refused, retryAfterOf, toProblem } from './refusal.ts';

/** Gives what a person can quote of a request. */
export function requestReference(context: Context): string {
  return String(context.get('requestId'));
}

/** Writes a refusal as the answer to a request that may come again. */
export function toStoredRefusal({ refused }: Refused, reference: string): StoredResponse {
  const problem = toProblem(refused, reference);
  const retryAfterSeconds = retryAfterOf(refused, problem);
  return { status: problem.status, mediaType: problemMediaType, body: JSON.stringify(problem), retryAfterSeconds };
}

/** Sends an answer that is kept under its request's key, or that is made anew each time. */
export function sendStored(context: Context, { status, mediaType, body, retryAfterSeconds }: StoredResponse): Response {
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  return context.body(body, status as ContentfulStatusCode, { 'content-type': mediaType, 'cache-control': 'no-store' });
}
