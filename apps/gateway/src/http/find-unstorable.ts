import { formatJsonPointer } from '@airline/error-catalogue/json-pointer';

import type { FieldFault } from './field-fault.ts';

/** Deeper than any body of the contract; what is nested for its own sake is not followed. */
const deepestBody = 6;

/** With the flag `u`, half of a pair alone. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Finds the texts of a request that no database stores or compares, whatever the schema says of a text: with a NUL, or with half a
 * surrogate pair.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): readonly FieldFault[] {
  if (typeof value === 'string') {
    const code = value.includes('\0') ? 'nulCharacter' : loneSurrogate.test(value) ? 'loneSurrogate' : undefined;
    return code === undefined ? [] : [{ pointer: formatJsonPointer(path), code }];
  }
  if (typeof value !== 'object' || value === null || path.length === deepestBody) return [];
  return Object.entries(value).flatMap(([key, part]) => findUnstorable(part, [...path, key]));
}
