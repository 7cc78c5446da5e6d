import { expect, test } from 'vitest';

import { formErrors, mendErrors, refusal, type FormError } from './form-errors.ts';

const error = (name: string | undefined, code: string, source: FormError['source'] = 'schema'): FormError => ({
  name,
  source,
  missing: false,
  issues: [{ code, params: {}, path: [] }],
});

test.each([
  ['', true],
  [undefined, true],
  [null, true],
  [false, true],
  [0, false],
  [' ', false],
  ['a', false],
  [true, false],
])('the answer %j is missing: %s', (answer, missing) => {
  const placed = [error('a', 'tooShort')];
  expect(formErrors(placed, 'schema', () => answer).map((made) => made.missing)).toEqual([missing]);
});

test('only the schema finds an answer missing, and only a field’s', () => {
  expect(formErrors([error('a', 'taken')], 'server', () => '')).toEqual([error('a', 'taken', 'server')]);
  expect(formErrors([error(undefined, 'mismatch')], 'schema', () => '')).toEqual([error(undefined, 'mismatch')]);
});

test('an error of the schema that is mended goes, one that is another now says so', () => {
  const errors = [error('a', 'required'), error('b', 'required'), error(undefined, 'mismatch')];
  expect(mendErrors(errors, [error('b', 'badEmail')], 'a')).toEqual([error('b', 'badEmail')]);
});

test('the form as a whole keeps what the schema still finds', () => {
  expect(mendErrors([error(undefined, 'mismatch')], [error(undefined, 'mismatch')], 'a')).toEqual([
    error(undefined, 'mismatch'),
  ]);
});

test('a field without an error gets none', () => {
  expect(mendErrors([error('a', 'required')], [error('a', 'required'), error('b', 'required')], 'b')).toEqual([
    error('a', 'required'),
  ]);
});

test.each([
  ['email', 'email', true],
  ['contact.email', 'contact', true],
  ['contact', 'contact.email', false],
  ['contacts', 'contact', false],
  ['email', 'name', false],
  [undefined, 'email', false],
])('an error of the server at %s goes with a change of %s: %s', (name, changed, goes) => {
  const errors = [error(name, 'taken', 'server')];
  expect(mendErrors(errors, [], changed)).toEqual(goes ? [] : errors);
});

test('a refusal has the words it came with, or none', () => {
  expect(refusal('No hay asientos')).toEqual({ code: 'refused', params: {}, path: [], text: 'No hay asientos' });
  expect(refusal(undefined)).toEqual({ code: 'refused', params: {}, path: [] });
});
