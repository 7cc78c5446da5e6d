import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatDecimal } from './format-decimal.ts';

test('an amount is written to the cent, and read again is itself', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (amountMinor) => {
      const text = formatDecimal({ amountMinor, currency: 'USD' });
      // What a decimal monetary value is: https://www.w3.org/TR/payment-request/#dfn-valid-decimal-monetary-value
      expect(text).toMatch(/^(?:0|[1-9]\d*)\.\d\d$/);
      expect(Number(text.replace('.', ''))).toBe(amountMinor);
    }),
  );
});
