import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { StoredResponse } from '../database/idempotency-key-store.ts';

/** Gives what a person can quote of a request. */
export function requestReference(context: Context): string {
  return String(context.get('requestId'));
}

/** Sends an answer that is kept under its request's key, or that is made anew each time. */
export function sendStored(context: Context, { status, mediaType, body, retryAfterSeconds }: StoredResponse): Response {
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  return context.body(body, status as ContentfulStatusCode, { 'content-type': mediaType, 'cache-control': 'no-store' });
}
