import type { Context } from 'hono';
import type * as z from 'zod/mini';

import { findUnstorable } from './find-unstorable.ts';
import { type Refused, refusedFields } from './refusal.ts';
import { toFieldFaults } from './to-field-faults.ts';

/**
 * Parses a request's JSON body by the contract's schema: returns the value, or the problem that names each wrong field.
 */
export async function parseBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<{ readonly value: z.infer<Schema> } | Refused> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (body === undefined) return { refused: { kind: 'plain', status: 400, title: 'The body is not JSON.' } };
  return parseFields(schema, body);
}

/** Parses what a request's body holds by the contract's schema. */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): { readonly value: z.infer<Schema> } | Refused {
  const unstorable = findUnstorable(body);
  if (unstorable.length > 0) return refusedFields(unstorable);
  const parsed = schema.safeParse(body);
  if (parsed.success) return { value: parsed.data };
  return refusedFields(toFieldFaults(parsed.error.issues, body));
}
