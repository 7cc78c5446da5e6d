import * as fc from 'fast-check';
import { test } from 'vitest';

import { formatMoney } from './format-money.ts';

test('no digit of an amount is lost or changed', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amountMinor) => {
      const text = formatMoney({ amountMinor, currency: 'USD' }, 'en');
      const digits = BigInt(text.replaceAll(/[^0-9]/g, ''));
      return digits === BigInt(Math.abs(amountMinor)) && text.startsWith('-') === amountMinor < 0;
    }),
  );
});
