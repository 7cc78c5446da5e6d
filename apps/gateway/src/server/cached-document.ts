import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A JSON answer that is the same for everybody until the next release: written once, compressed once, with its tag. */
export interface CachedDocument {
  readonly body: string;
  /** The smallest first. */
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly bytes: Uint8Array<ArrayBuffer> }[];
  /** Weak: a compressed answer is the same document with other bytes (RFC 9110 § 8.8.1). */
  readonly entityTag: string;
}

/** Browsers and caches between keep such a document so long without asking. */
const CACHE_SECONDS = 300;

export function createCachedDocument(value: unknown): CachedDocument {
  const body = JSON.stringify(value);
  return {
    body,
    compressed: [
      { encoding: 'br', bytes: new Uint8Array(brotliCompressSync(body)) },
      { encoding: 'gzip', bytes: new Uint8Array(gzipSync(body)) },
    ],
    entityTag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
  };
}

/** The headers of a request that its answer depends on. */
export interface DocumentRequest {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/**
 * Answers with a document, or with 304 where the client has it (RFC 9110 § 13.1.2), compressed where it can read that.
 *
 * `headers` go with every answer. They are a plain object, which the server writes as it is: a `Headers` costs more than all
 * the rest.
 */
export function answerDocument(
  { body, compressed, entityTag }: CachedDocument,
  { ifNoneMatch, acceptEncoding }: DocumentRequest,
  headers: Readonly<Record<string, string>>,
): Response {
  const common = {
    ...headers,
    'cache-control': `public, max-age=${CACHE_SECONDS}`,
    etag: entityTag,
    vary: 'Accept-Encoding',
  };
  if (names(ifNoneMatch, entityTag)) return new Response(null, { status: 304, headers: common });
  const all = { ...common, 'content-type': 'application/json' };
  const accepted = acceptEncoding?.split(',').map((name) => name.trim());
  const smaller = accepted && compressed.find(({ encoding }) => accepted.includes(encoding));
  if (!smaller) return new Response(body, { headers: all });
  return new Response(smaller.bytes, { headers: { ...all, 'content-encoding': smaller.encoding } });
}

function names(condition: string | undefined, entityTag: string): boolean {
  if (condition === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return condition.trim() === '*' || condition.split(',').some((tag) => opaque(tag) === opaque(entityTag));
}
