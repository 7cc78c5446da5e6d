import { expect, test } from 'vitest';

import { isSamePerson } from './person-name.ts';

const stored = { firstName: 'José María', lastName: 'Núñez-O’Hara Ibáñez' };

test.each([
  ['as on the document', 'José María', 'Núñez-O’Hara Ibáñez'],
  ['in capitals without accents', 'JOSE MARIA', 'NUNEZ OHARA IBANEZ'],
  ['the first word of the first name', 'jose', "nunez-o'hara ibañez"],
  ['with letters written as two code points', 'José', 'Núñez-O’Hara Ibáñez'],
  ['with spaces around', '  José ', ' Núñez O Hara Ibáñez '],
])('%s', (_, firstName, lastName) => {
  expect(isSamePerson({ firstName, lastName }, stored)).toBe(true);
});

test.each([
  ['the second word alone', 'María', stored.lastName],
  ['a part of a word', 'Jos', stored.lastName],
  ['one of two last names', 'José', 'Núñez'],
  ['the names the other way round', stored.lastName, stored.firstName],
  ['a first name of marks alone', '-', stored.lastName],
])('%s is somebody else', (_, firstName, lastName) => {
  expect(isSamePerson({ firstName, lastName }, stored)).toBe(false);
});

test('letters that no accent explains are written out', () => {
  expect(isSamePerson({ firstName: 'Soren', lastName: 'Strasse' }, { firstName: 'Søren', lastName: 'Straße' })).toBe(
    true,
  );
});
