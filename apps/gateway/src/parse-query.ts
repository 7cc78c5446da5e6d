import type { Problem } from '@airline/contract';
import type { Context } from 'hono';
import * as z from 'zod/mini';

import { answerProblem } from './problems.ts';

/** Parses a request's query by the contract's schema: gives the values, or the problem that names each wrong field. */
export function parseQuery<Schema extends z.ZodMiniObject>(
  context: Context,
  schema: Schema,
): { readonly value: z.output<Schema> } | { readonly refusal: Response } {
  const parsed = z.safeParse(schema, context.req.query());
  if (parsed.success) return { value: parsed.data };
  const errors = parsed.error.issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    return fields.map((field) => ({ pointer: pointerTo(field), code: issue.code ?? 'invalid' }));
  });
  return { refusal: refuseFields(context, errors) };
}

/** Refuses fields whose form is right and whose values are not, each by its JSON pointer. */
export function refuseFields(context: Context, errors: NonNullable<Problem['errors']>): Response {
  return answerProblem(context, { status: 422, title: 'The request has fields that are not right.', errors });
}

function pointerTo(field: string): string {
  return `/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
