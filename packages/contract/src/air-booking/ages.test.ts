import { expect, test } from 'vitest';

import { ageOn, kindOfAge } from './ages.ts';

test.each([
  ['2015-01-12', '2027-01-12', 12],
  ['2015-01-13', '2027-01-12', 11],
  ['2012-02-29', '2024-02-28', 11],
  ['2012-02-29', '2024-02-29', 12],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
  ['2026-12-02', '2026-12-01', -1],
])('who is born on %s is on %s %i years old', (born, date, age) => {
  expect(ageOn(born, date)).toBe(age);
});

test.each([
  [0, 'lapInfant'],
  [1, 'lapInfant'],
  [2, 'child'],
  [11, 'child'],
  [12, 'adult'],
])('at %i: %s', (age, kind) => {
  expect(kindOfAge(age)).toBe(kind);
});
