import { expect, test } from 'vitest';

import { listTravellers } from './travellers.ts';

test('adults come first, then children, then lap infants, each with their page and their number', () => {
  expect(listTravellers({ adults: 2, children: 1, lapInfants: 1 })).toEqual([
    { index: 0, kind: 'adult', number: 1 },
    { index: 1, kind: 'adult', number: 2 },
    { index: 2, kind: 'child', number: 1 },
    { index: 3, kind: 'lapInfant', number: 1 },
  ]);
});
