import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { isNameCorrection, isSameName } from './name-correction.ts';

interface CorrectionVector {
  readonly why: string;
  readonly booked: readonly [string, string];
  readonly corrected: readonly [string, string];
  readonly isCorrection: boolean;
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../vectors/name-corrections.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly CorrectionVector[] };

test.each(cases)('$why, $booked to $corrected: $isCorrection', ({ booked, corrected, isCorrection }) => {
  const toName = ([firstName, lastName]: readonly [string, string]) => ({ firstName, lastName });
  expect(isNameCorrection(toName(booked), toName(corrected))).toBe(isCorrection);
});

test('a name is the same letter for letter, and without a middle name as with an empty one', () => {
  const ana = { firstName: 'Ana', lastName: 'Perez' };
  expect(isSameName(ana, { ...ana, middleName: undefined })).toBe(true);
  expect(isSameName(ana, { ...ana, lastName: 'Pérez' })).toBe(false);
});
