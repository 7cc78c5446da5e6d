import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { KeptAnswer } from '../store/idempotency-keys.ts';

/** Gives what a person can quote of a request. */
export function referenceOf(context: Context): string {
  return String(context.get('requestId'));
}

/** Sends an answer that is kept under its request's key. */
export function giveKept(context: Context, { status, mediaType, body }: KeptAnswer): Response {
  return context.body(body, status as ContentfulStatusCode, { 'content-type': mediaType, 'cache-control': 'no-store' });
}
