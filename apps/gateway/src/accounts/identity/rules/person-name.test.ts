import { expect, test } from 'vitest';

import { foldName, isSamePerson } from './person-name.ts';

const stored = { firstName: 'José María', lastName: 'Núñez-O’Hara Ibáñez' };

test.each([
  ['as on the document', 'José María', 'Núñez-O’Hara Ibáñez'],
  ['in capitals without accents', 'JOSE MARIA', 'NUNEZ OHARA IBANEZ'],
  ['the first given name', 'jose', "nunez-o'hara ibañez"],
  ['with letters written as two code points', 'José', 'Núñez-O’Hara Ibáñez'],
  ['with spaces around and two between', '  José ', ' Núñez  O Hara  Ibáñez '],
  ['the first of two surnames', 'José', 'Núñez-O’Hara'],
  ['the first part of a compound surname', 'José', 'Núñez'],
  ['with a given name that was left out', 'José María Alberto', stored.lastName],
  ['in one word', 'josemaria', 'nunezoharaibanez'],
])('%s', (_, firstName, lastName) => {
  expect(isSamePerson({ firstName, lastName }, stored)).toBe(true);
});

test.each([
  ['the second given name alone', 'María', stored.lastName],
  ['another second given name', 'José Luis', stored.lastName],
  ['a part of a word', 'Jos', stored.lastName],
  ['the second surname alone', 'José', 'Ibáñez'],
  ['another second surname', 'José', 'Núñez-O’Hara Ruiz'],
  ['the names the other way round', stored.lastName, stored.firstName],
  ['a first name of marks alone', '-', stored.lastName],
  ['no name', '', ''],
])('%s is somebody else', (_, firstName, lastName) => {
  expect(isSamePerson({ firstName, lastName }, stored)).toBe(false);
});

test.each([
  ['de la Cruz', 'Cruz de la'],
  ['de la Cruz', 'Cruz, de la'],
  ['de la Cruz', 'DELACRUZ'],
  ['de la Cruz', 'Cruz'],
  ['de la Cruz García', 'de la Cruz'],
  ['García de la Cruz', 'García'],
  ['Ortega y Gasset', 'Ortega Gasset'],
  ['O’Hara', "o'hara"],
  ['Van', 'van'],
])('the surname %s is %s too', (one, other) => {
  expect(isSamePerson({ firstName: 'Ana', lastName: other }, { firstName: 'Ana', lastName: one })).toBe(true);
});

test.each([
  ['de la Cruz', 'de la'],
  ['de la Cruz', 'Delgado'],
  ['García de la Cruz', 'de la Cruz'],
  ['Van', 'de'],
])('the surname %s is not %s', (one, other) => {
  expect(isSamePerson({ firstName: 'Ana', lastName: other }, { firstName: 'Ana', lastName: one })).toBe(false);
});

test('letters that no accent explains are written out', () => {
  expect(isSamePerson({ firstName: 'Soren', lastName: 'Strasse' }, { firstName: 'Søren', lastName: 'Straße' })).toBe(
    true,
  );
  expect(foldName("Ana-María O'Hara")).toBe('anamariaohara');
});
