import { formatJsonPointer } from '@airline/error-catalogue/json-pointer';
import type { Context } from 'hono';
import type * as z from 'zod/mini';

import { parseFields } from './parse-body.ts';
import type { Refused } from './refusal.ts';

const mediaType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Parses a request's form (RFC 6749 appendix B) by the contract's schema: gives the value, or the problem that names each
 * wrong field.
 *
 * A field that stands twice is refused (RFC 6749 §3.2): two readers could take it for two values.
 */
export async function parseForm<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<{ readonly value: z.infer<Schema> } | Refused> {
  if (!mediaType.test(context.req.header('content-type') ?? '')) {
    const title = 'The body is not of the media type application/x-www-form-urlencoded.';
    return { refused: { kind: 'plain', status: 415, title } };
  }
  const fields = [...new URLSearchParams(await context.req.text())];
  const names = fields.map(([name]) => name);
  const errors = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => ({ pointer: formatJsonPointer([name]), code: 'repeated' }));
  if (errors.length > 0) {
    return { refused: { kind: 'plain', status: 422, title: 'The form has a field twice.', errors } };
  }
  return parseFields(schema, Object.fromEntries(fields));
}
