import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { digitsOf, formatExpiry, groupCardNumber, groupExpiry, parseExpiry } from './card-number.ts';

test('grouping loses no digit, and a number that is grouped already stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,24}$/), (digits) => {
      const grouped = groupCardNumber(digits);
      expect(digitsOf(grouped)).toBe(digits);
      expect(groupCardNumber(grouped)).toBe(grouped);
    }),
  );
});

test('an expiry that is grouped digit by digit is the one that was typed', () => {
  const expiries = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2026, max: 2099 }) });
  fc.assert(
    fc.property(expiries, ({ month, year }) => {
      const typed = `${String(month).padStart(2, '0')}${year % 100}`;
      const grouped = Array.from(typed).reduce((text, digit) => groupExpiry(text + digit), '');
      expect(parseExpiry(grouped)).toEqual({ month, year });
      expect(formatExpiry(grouped)).toBe(grouped);
    }),
  );
});
