import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { formatJsonPointer, parseJsonPointer } from './json-pointer.ts';

interface Vector {
  readonly pointer: string;
  readonly steps: readonly string[] | null;
  /** How the steps are written, where it is not as they were read. */
  readonly written?: string;
}

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/json-pointers.json'), 'utf8'),
) as readonly Vector[];

test.each(vectors)('$pointer is read as $steps', ({ pointer, steps }) => {
  expect(parseJsonPointer(pointer)).toEqual(steps ?? undefined);
});

test.each(vectors.filter(({ steps }) => steps !== null))('$steps is written as a pointer', (vector) => {
  expect(formatJsonPointer(vector.steps ?? [])).toBe(vector.written ?? vector.pointer);
});

test('an index is a step', () => {
  expect(formatJsonPointer(['passengers', 0])).toBe('/passengers/0');
});
