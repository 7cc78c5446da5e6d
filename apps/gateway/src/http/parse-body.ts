import { formatJsonPointer } from '@airline/error-catalogue/json-pointer';
import type { Context } from 'hono';
import type * as z from 'zod/mini';

import { type Refused, refusedFields } from './refusal.ts';

/**
 * Parses a request's JSON body by the contract's schema: gives the value, or the problem that names each wrong field.
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
  const unstorable = pathsToNul(body);
  if (unstorable.length > 0) {
    const errors = unstorable.map((path) => ({ pointer: formatJsonPointer(path), code: 'nulCharacter' }));
    return { refused: { kind: 'plain', status: 422, title: 'The body has a NUL character.', errors } };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { value: parsed.data };
  return refusedFields(
    parsed.error.issues.map(({ path, code }) => ({
      pointer: formatJsonPointer(path.map(String)),
      code: code ?? 'invalid',
    })),
  );
}

/** Deeper than any body of the contract; what is nested for its own sake is not followed. */
const deepestBody = 6;

/** Finds the texts with a NUL character: PostgreSQL stores none, whatever the schema says of a text. */
function pathsToNul(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null || path.length === deepestBody) return [];
  return Object.entries(value).flatMap(([key, part]) => pathsToNul(part, [...path, key]));
}
