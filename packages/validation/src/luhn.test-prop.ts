import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isLuhnValid } from './luhn.ts';

const digits = fc.stringMatching(/^[0-9]{1,40}$/);

/** A number whose last digit is right, found by trying all ten. */
const validNumber = digits.map((text) => {
  const last = Array.from('0123456789').filter((digit) => isLuhnValid(text + digit));
  if (last.length !== 1) throw new Error(`${text} has ${last.length} right last digits, and must have one.`);
  return text + last.join('');
});

test('every other digit in one place is found', () => {
  fc.assert(
    fc.property(validNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, step) => {
      const at = place % number.length;
      const other = (Number(number[at]) + step) % 10;
      expect(isLuhnValid(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('every swap of two neighbours is found, but for 0 and 9', () => {
  fc.assert(
    fc.property(validNumber, fc.nat(), (number, place) => {
      const at = place % (number.length - 1);
      const [one = '', other = ''] = number.slice(at, at + 2);
      const isHidden = one === other || [one, other].toSorted().join('') === '09';
      expect(isLuhnValid(number.slice(0, at) + other + one + number.slice(at + 2))).toBe(isHidden);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('zeros in front change nothing', () => {
  fc.assert(
    fc.property(digits, (number) => {
      expect(isLuhnValid(`0${number}`)).toBe(isLuhnValid(number));
    }),
  );
});

test('what is not digits alone is not valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!/^[0-9]+$/.test(text));
      expect(isLuhnValid(text)).toBe(false);
    }),
  );
});
