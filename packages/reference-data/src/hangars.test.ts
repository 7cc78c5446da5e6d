import { expect, test } from 'vitest';

import { hangars } from './hangars.ts';

test('each hangar stands for its environment', () => {
  expect(hangars).toStrictEqual([
    { hangarId: 'UAT', environment: 'qa' },
    { hangarId: 'PDT', environment: 'ptest' },
    { hangarId: 'MIG', environment: 'cstg' },
  ]);
});

test('the list and its records are frozen', () => {
  expect(Object.isFrozen(hangars)).toBe(true);
  for (const hangar of hangars) expect(Object.isFrozen(hangar)).toBe(true);
});
