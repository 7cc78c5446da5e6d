import { formatJsonPointer } from '@airline/error-catalogue/json-pointer';
import type * as z from 'zod/mini';

import type { FieldFault } from './field-fault.ts';

/** No more of what is allowed than a person reads: a field of a hundred values has them in the document. */
const longestAllowed = 200;

/**
 * Says what the contract's schema found wrong with a request, field by field: the pointer leads to the very field, and a code says
 * what is wrong with it, with what is allowed in its params where that is a list.
 *
 * What is missing is `required`, and a field that decides between the forms of a body is a value like every other one
 * (`invalid_value`): neither shows how the schema was written.
 */
export function toFieldFaults(issues: readonly z.core.$ZodIssue[], value: unknown): readonly FieldFault[] {
  return issues.flatMap((issue): readonly FieldFault[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ pointer: toPointer([...path, key]), code: issue.code }));
    const pointer = toPointer(path);
    if (issue.code !== 'custom' && valueAt(value, path) === undefined) return [{ pointer, code: 'required' }];
    if (issue.code === 'invalid_union')
      return [{ pointer, code: 'invalid_value', ...allowed('options' in issue ? issue.options : []) }];
    if (issue.code === 'invalid_value') return [{ pointer, code: issue.code, ...allowed(issue.values) }];
    return [{ pointer, code: issue.code ?? 'invalid' }];
  });
}

function allowed(values: readonly unknown[]): Pick<FieldFault, 'params'> {
  const text = values.map(String).join(', ');
  return text === '' || text.length > longestAllowed ? {} : { params: { allowed: text } };
}

function toPointer(path: readonly PropertyKey[]): string {
  return formatJsonPointer(path.map(String));
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : value,
    body,
  );
}
