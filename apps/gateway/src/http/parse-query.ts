import { formatJsonPointer } from '@airline/error-catalogue/json-pointer';
import type { Context } from 'hono';
import * as z from 'zod/mini';

import { type Refused, refusedFields } from './refusal.ts';

/** Parses a request's query by the contract's schema: gives the values, or the problem that names each wrong field. */
export function parseQuery<Schema extends z.ZodMiniObject>(
  context: Context,
  schema: Schema,
): { readonly value: z.output<Schema> } | Refused {
  const parsed = z.safeParse(schema, context.req.query());
  if (parsed.success) return { value: parsed.data };
  const errors = parsed.error.issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    return fields.map((field) => ({ pointer: formatJsonPointer([field]), code: issue.code ?? 'invalid' }));
  });
  return refusedFields(errors, 'request');
}
