import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

import type { Issue } from './issues.ts';
import { validate } from './validate.ts';

/**
 * Makes the resolver that the form library asks at each submit: the schema's verdict in the library's terms.
 *
 * The library's own resolver for Standard Schema keeps one message a field and drops what the words need: limits, several
 * issues, those of the form as a whole. This one hands all of them through, read again by {@link issuesOf}.
 */
export function createResolver(schema: () => StandardSchemaV1): Resolver<FieldValues, unknown, FieldValues> {
  return async (values) => {
    const verdict = await validate(schema(), values);
    if (verdict.issues === undefined) return { values: verdict.output as FieldValues, errors: {} };
    return { values: {}, errors: { root: { type: 'schema', issues: verdict.issues } } as FieldErrors };
  };
}

/** Reads the issues that {@link createResolver} handed through. */
export function issuesOf({ root }: FieldErrors): readonly Issue[] {
  return (root as { readonly issues?: readonly Issue[] } | undefined)?.issues ?? [];
}
