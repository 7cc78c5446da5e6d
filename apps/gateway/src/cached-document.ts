import { createHash } from 'node:crypto';

import type { Context } from 'hono';

/** A JSON answer that is the same for everybody until the next release: written once, with its tag. */
export interface CachedDocument {
  readonly body: string;
  /** Weak: a compressed answer is the same document with other bytes (RFC 9110 § 8.8.1). */
  readonly entityTag: string;
}

/** Browsers and caches between keep such a document so long without asking. */
const CACHE_SECONDS = 300;

export function createCachedDocument(value: unknown): CachedDocument {
  const body = JSON.stringify(value);
  return { body, entityTag: `W/"${createHash('sha256').update(body).digest('base64url')}"` };
}

/** Answers with a document, or with 304 where the client has it (RFC 9110 § 13.1.2). */
export function answerDocument(context: Context, { body, entityTag }: CachedDocument): Response {
  const headers = {
    'cache-control': `public, max-age=${CACHE_SECONDS}`,
    etag: entityTag,
    vary: 'Accept-Encoding',
  };
  if (names(context.req.header('if-none-match'), entityTag)) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, 'content-type': 'application/json' });
}

function names(condition: string | undefined, entityTag: string): boolean {
  if (condition === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return condition.trim() === '*' || condition.split(',').some((tag) => opaque(tag) === opaque(entityTag));
}
