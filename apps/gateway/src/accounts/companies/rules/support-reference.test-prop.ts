import { supportReference } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { makeSupportReference } from './support-reference.ts';

test('a reference is one that the contract knows, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 31 }), { minLength: 8, maxLength: 8 }), (drawn) => {
      const draws = [...drawn];
      const reference = makeSupportReference((below) => Math.min(draws.pop() ?? 0, below - 1));
      expect(supportReference.parse(reference)).toBe(reference);
    }),
  );
});
