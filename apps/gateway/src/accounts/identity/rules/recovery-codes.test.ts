import { randomInt } from 'node:crypto';

import { expect, test } from 'vitest';

import { makeRecoveryCodes, normalizeRecoveryCode } from './recovery-codes.ts';

test('there are ten, each its own, in three groups that are easy to read', () => {
  const codes = makeRecoveryCodes(randomInt);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[2-9B-DF-HJ-NP-TV-Z]{4}-){2}[2-9B-DF-HJ-NP-TV-Z]{4}$/);
});

test.each(['7KQM-2XPH-94TB', '7kqm2xph94tb', ' 7kqm 2xph 94tb '])('%j is read as the same code', (typed) => {
  expect(normalizeRecoveryCode(typed)).toBe('7KQM2XPH94TB');
});
