import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toAccountNumber } from './account-number.ts';

const digits = fc.array(fc.constantFrom('0', '1', '5', '9'), { minLength: 1, maxLength: 12 });

test('blanks and hyphens of a number do not count, wherever they stand', () => {
  fc.assert(
    fc.property(digits, fc.infiniteStream(fc.constantFrom('', ' ', '-', ' - ')), (number, between) => {
      const typed = number.map((digit) => digit + String(between.next().value)).join('');
      expect(toAccountNumber(typed)).toBe(number.join(''));
    }),
  );
});

test('what has anything else but digits is no number', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(toAccountNumber(typed) === undefined).toBe(!/^[\s-]*\d[\d\s-]*$/.test(typed));
    }),
  );
});
