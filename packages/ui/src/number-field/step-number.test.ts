import { expect, test } from 'vitest';

import { stepNumber } from './step-number.ts';

const toTwelve = { minimum: 0, maximum: 12, step: 5 };
const fromOne = { minimum: 1, maximum: 9, step: 1 };
const belowZero = { minimum: -9, maximum: -2, step: 1 };
const open = { minimum: 0, step: 1 };

test.each([
  ['3', 1, open, '4'],
  ['3', -1, open, '2'],
  [' +3 ', 1, open, '4'],
  ['007', 1, open, '8'],
  ['0', -1, open, '0'],
  ['1', -1, open, '0'],
  ['9007199254740990', 1, open, '9007199254740991'],
  ['9007199254740991', 1, open, '9007199254740991'],
  // A blank answer begins at 0, or at the limit next to it.
  ['', 1, open, '0'],
  ['   ', -1, open, '0'],
  ['', 1, fromOne, '1'],
  ['', -1, fromOne, '1'],
  ['', 1, belowZero, '-2'],
  // The next multiple, counted from the minimum.
  ['0', 1, toTwelve, '5'],
  ['4', 1, toTwelve, '5'],
  ['5', 1, toTwelve, '10'],
  ['6', -1, toTwelve, '5'],
  ['5', -1, toTwelve, '0'],
  ['3', 1, { minimum: 1, maximum: 9, step: 2 }, '5'],
  ['4', 1, { minimum: 1, maximum: 9, step: 2 }, '5'],
  ['4', -1, { minimum: 1, maximum: 9, step: 2 }, '3'],
  // Never past a limit, and back onto it from outside.
  ['10', 1, toTwelve, '12'],
  ['12', 1, toTwelve, '12'],
  ['12', -1, toTwelve, '10'],
  ['99', 1, toTwelve, '12'],
  ['99', -1, toTwelve, '12'],
  ['-4', 1, toTwelve, '0'],
  ['-4', -1, toTwelve, '0'],
  ['8', 1, fromOne, '9'],
  ['9', 1, fromOne, '9'],
  ['2', -1, fromOne, '1'],
  ['1', -1, fromOne, '1'],
  ['-5', 1, belowZero, '-4'],
] as const)('%j, stepped by %d within %j, is %j', (text, direction, limits, stepped) => {
  expect(stepNumber(text, direction, limits)).toBe(stepped);
});

test.each(['dos', '2.5', '1,000', '1e3', '0x10', '--1', '3 4', '-', '9007199254740992'])(
  '%j is no whole number, so it is left as it was typed',
  (text) => {
    expect(stepNumber(text, 1, open)).toBeUndefined();
    expect(stepNumber(text, -1, open)).toBeUndefined();
  },
);
