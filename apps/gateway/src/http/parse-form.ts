import { formatJsonPointer } from '@airline/error-catalogue/json-pointer';
import type { Context } from 'hono';
import type * as z from 'zod/mini';

import { parseFields } from './parse-body.ts';
import type { Refused } from './refusal.ts';

/** No form of the contract has as many fields. */
const mostFields = 20;

/**
 * Parses a request's form (RFC 6749 appendix B) by the contract's schema: returns the value, or the problem that names each
 * wrong field.
 *
 * A field that stands twice is refused (RFC 6749 §3.2): two readers could take it for two values.
 */
export async function parseForm<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<{ readonly value: z.infer<Schema> } | Refused> {
  const fields = [...new URLSearchParams(await context.req.text())];
  if (fields.length > mostFields) {
    return { refused: { kind: 'plain', status: 422, title: `The form has more than ${mostFields} fields.` } };
  }
  const values = new Map(fields);
  if (values.size < fields.length) {
    const errors = findRepeated(fields).map((name) => ({ pointer: formatJsonPointer([name]), code: 'repeated' }));
    return { refused: { kind: 'plain', status: 422, title: 'The form has a field twice.', errors } };
  }
  return parseFields(schema, Object.fromEntries(values));
}

function findRepeated(fields: readonly (readonly [string, string])[]): readonly string[] {
  const names = fields.map(([name]) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
