import { createHash } from 'node:crypto';

import { idempotencyKeyHeader } from '@airline/contract';
import type { Context } from 'hono';

import type { KeyedRequest } from '../database/idempotency-key-store.ts';
import { type Refused, refusedByName } from './refusal.ts';

const keyShape = /^[A-Za-z0-9_-]{16,64}$/;

/** Reads a request's `Idempotency-Key`, with what tells the request from another one. */
export async function parseIdempotencyKey(context: Context): Promise<KeyedRequest | Refused> {
  const key = context.req.header(idempotencyKeyHeader) ?? '';
  if (!keyShape.test(key)) return refusedByName('idempotencyKeyMissing');
  const { method, path } = context.req;
  const requestHash = createHash('sha256')
    .update(`${method} ${path}\n${await context.req.text()}`)
    .digest('base64url');
  return { key, requestHash };
}
