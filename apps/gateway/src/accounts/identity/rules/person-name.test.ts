import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { foldName, isSamePerson, type PersonName } from './person-name.ts';

interface NameVector {
  readonly why: string;
  readonly typed: PersonName;
  readonly held: PersonName;
  readonly isSame: boolean;
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../vectors/person-names.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly NameVector[] };

test.each(cases)('$why: the same person $isSame', ({ typed, held, isSame }) => {
  expect(isSamePerson(typed, held)).toBe(isSame);
});

test('a name folds to one word', () => {
  expect(foldName("Ana-María O'Hara")).toBe('anamariaohara');
});
