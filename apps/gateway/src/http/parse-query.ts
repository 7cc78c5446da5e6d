import type { Context } from 'hono';
import * as z from 'zod/mini';

import { findUnstorable } from './find-unstorable.ts';
import { type Refused, refusedFields } from './refusal.ts';
import { toFieldFaults } from './to-field-faults.ts';

/**
 * Parses a request's query by the contract's schema: gives the values, or the problem that names each wrong field. A parameter that
 * stands twice is refused, as in a form: two readers could take it for two values.
 */
export function parseQuery<Schema extends z.ZodMiniObject>(
  context: Context,
  schema: Schema,
): { readonly value: z.output<Schema> } | Refused {
  const repeated = Object.entries(context.req.queries()).filter(
    ([name, values]) => name in schema.shape && values.length > 1,
  );
  if (repeated.length > 0) {
    return refusedFields(
      repeated.map(([name]) => ({ pointer: `/${name}`, code: 'repeated' })),
      'request',
    );
  }
  const query = context.req.query();
  const unstorable = findUnstorable(query);
  if (unstorable.length > 0) return refusedFields(unstorable, 'request');
  const parsed = z.safeParse(schema, query);
  if (parsed.success) return { value: parsed.data };
  // A parameter is one text: what is wrong within what it says is wrong with the parameter.
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }));
  return refusedFields(toFieldFaults(issues, query), 'request');
}
