import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toAccountNumber } from '../../identity/rules/account-number.ts';
import { makeServiceName } from './service-name.ts';

test('a name stands in a shell and in JSON as it is, and is no account number, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 }), { minLength: 8, maxLength: 8 }), (drawn) => {
      const draws = [...drawn];
      const name = makeServiceName((below) => Math.min(draws.pop() ?? 0, below - 1));
      expect(name).toMatch(/^reports-[2-9a-z]{8}$/);
      expect(toAccountNumber(name)).toBeUndefined();
    }),
  );
});
