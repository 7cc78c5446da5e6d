import { expect, test } from 'vitest';

import { type KeyTimes, missingKeyTimes, signingNow } from './key-rotation.ts';

const start = new Date('2026-11-01T00:00:00Z');
const afterDays = (days: number): Date => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
const first: KeyTimes = { signsFrom: start, verifiesUntil: afterDays(31) };
const second: KeyTimes = { signsFrom: afterDays(30), verifiesUntil: afterDays(61) };

test('the first key signs at once, for thirty days, and verifies for one more', () => {
  expect(missingKeyTimes([], start)).toEqual([first]);
});

test('the next one is published a week ahead, and takes over without a gap', () => {
  expect(missingKeyTimes([first], afterDays(23))).toEqual([]);
  expect(missingKeyTimes([first], afterDays(23.1))).toEqual([second]);
  expect(missingKeyTimes([first, second], afterDays(29))).toEqual([]);
});

test('after a long silence a key is made for now', () => {
  expect(missingKeyTimes([first], afterDays(90))).toEqual([
    { signsFrom: afterDays(90), verifiesUntil: afterDays(121) },
  ]);
});

test.each([
  [0, first],
  [29.9, first],
  [30, second],
  [45, second],
])('on day %d the right key signs', (day, key) => {
  expect(signingNow([second, first], afterDays(day))).toBe(key);
});

test('no key signs before its time', () => {
  expect(signingNow([second], start)).toBeUndefined();
});
