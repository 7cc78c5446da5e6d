import { expect, test } from 'vitest';

import { isCode, lookUp } from './look-up.ts';

const index = new Map<unknown, number>([
  ['AZ', 1],
  ['LOSANGELESXX', 2],
  ['ABCDEFGHIJKLM', 3],
  ['SS', 4],
  ['A-Z', 5],
]);

test.each([
  ['AZ', 1],
  ['az', 1],
  ['aZ', 1],
  ['Az', 1],
  ['losangelesxx', 2],
  ['ABCDEFGHIJKLM', 3],
  ['abcdefghijklm', undefined],
  ['ß', undefined],
  ['sß', undefined],
  ['ss', 4],
  ['a-z', undefined],
  ['A-Z', 5],
  ['a`', undefined],
  ['a{', undefined],
  ['a@', undefined],
  ['a[', undefined],
  ['', undefined],
  [1, undefined],
  [null, undefined],
  [['az'], undefined],
])('%j leads to %j', (code, value) => {
  expect(lookUp(index, code)).toBe(value);
});

test.each([
  ['AZ', true],
  ['az', true],
  ['ABCDEFGHIJKL', true],
  ['ABCDEFGHIJKLM', false],
  ['A', false],
  ['A1', false],
  ['ﬁ', false],
  [' AZ', false],
  ['AZ ', false],
  ['AZ\n', false],
  [12, false],
  [undefined, false],
])('%j is a code: %s', (value, expected) => {
  expect(isCode(value)).toBe(expected);
});
