import { expect, test } from 'vitest';

import { orderOfFiles } from './file-order.ts';

const paths = ['packages/forms/src/a.test.ts', 'apps/ctm/src/z.test.tsx', 'packages/forms/src/b.test.ts'];

test('files run in the order of their paths, whatever order they are given in', () => {
  const inOrder = ['apps/ctm/src/z.test.tsx', 'packages/forms/src/a.test.ts', 'packages/forms/src/b.test.ts'];
  expect(paths.toSorted(orderOfFiles(undefined))).toEqual(inOrder);
  expect(paths.toReversed().toSorted(orderOfFiles(undefined))).toEqual(inOrder);
});

test('a seed gives an order of its own, the same each time', () => {
  const ordersOf = (seed: string): string => paths.toSorted(orderOfFiles(seed)).join(' ');
  expect(ordersOf('1')).toBe(paths.toReversed().toSorted(orderOfFiles('1')).join(' '));
  expect(new Set(['1', '2', '3', '4', '5', '6', '7', '8'].map(ordersOf)).size).toBeGreaterThan(2);
});
