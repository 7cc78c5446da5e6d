// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { digitsOf, groupCardNumber } from './card-number.ts';

test('grouping loses no digit, and a number that is grouped already stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,24}$/), (digits) => {
      const grouped = groupCardNumber(digits);
      expect(digitsOf(grouped)).toBe(digits);
      expect(groupCardNumber(grouped)).toBe(grouped);
    }),
  );
});
