import { expect, test } from 'vitest';

import { placeIssues } from './place-issues.ts';

const names = ['email', 'birthDate', 'passengers.0.name', 'passengers.1.name'];
const place = (...paths: readonly (readonly string[])[]) =>
  placeIssues(
    paths.map((path, index) => ({ code: `code${index}`, params: {}, path })),
    names,
  ).map(({ name, issues }) => [name, issues.map(({ code }) => code).join(' ')]);

test.each([
  [['email'], 'email'],
  [['passengers', '1', 'name'], 'passengers.1.name'],
  [['birthDate', 'year'], 'birthDate'],
  [['birthDate', 'year', 'digit'], 'birthDate'],
  [['passengers'], undefined],
  [['passengers', '2', 'name'], undefined],
  [['passengers.1.name'], undefined],
  [['passengers.1', 'name'], undefined],
  [['emai'], undefined],
  [['email2'], undefined],
  [[], undefined],
])('%j belongs to %s', (path, name) => {
  expect(place(path)).toEqual([[name, 'code0']]);
});

test('the fields come in the order of the page, the form as a whole last, issues in the order they were found', () => {
  expect(place(['nobody'], ['passengers', '0', 'name'], ['email'], ['passengers', '0', 'name'])).toEqual([
    ['email', 'code2'],
    ['passengers.0.name', 'code1 code3'],
    [undefined, 'code0'],
  ]);
});

test('nothing wrong, nothing placed', () => {
  expect(place()).toEqual([]);
});
