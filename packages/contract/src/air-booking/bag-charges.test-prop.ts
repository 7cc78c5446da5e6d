import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { priceBags } from './bag-charges.ts';
import { baggageCharges } from './baggage.ts';
import { fareTable } from './fare-table.ts';

const family = fc.constantFrom(...fareTable.map((fare) => fare.family));
const checkedBags = fc
  .nat({ max: 20 })
  .chain((bags) =>
    fc.record({ bags: fc.constant(bags), overweight: fc.nat({ max: bags }), oversize: fc.nat({ max: bags }) }),
  );

test('the total is what the charges add up to, each of them more than nothing', () => {
  fc.assert(
    fc.property(family, checkedBags, fc.integer({ min: 1, max: 6 }), (fare, checked, directions) => {
      const { charges, total, included } = priceBags(fare, checked, directions);
      expect(charges.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(total.amountMinor);
      for (const { amount } of charges) expect(amount.amountMinor).toBeGreaterThan(0);
      expect(included + (charges.find(({ kind }) => kind === 'extraBag')?.bags ?? 0)).toBe(checked.bags);
    }),
  );
});

test('directions cost alike, and one bag more costs nothing or the charge of an extra bag', () => {
  fc.assert(
    fc.property(family, checkedBags, fc.integer({ min: 1, max: 6 }), (fare, checked, directions) => {
      const one = priceBags(fare, checked, 1).total.amountMinor;
      expect(priceBags(fare, checked, directions).total.amountMinor).toBe(one * directions);
      const more = priceBags(fare, { ...checked, bags: checked.bags + 1 }, 1).total.amountMinor - one;
      expect([0, baggageCharges.extraBag.amountMinor]).toContain(more);
    }),
  );
});

test('a dearer fare never charges more for the same bags', () => {
  fc.assert(
    fc.property(checkedBags, (checked) => {
      const totals = fareTable.map((fare) => priceBags(fare.family, checked, 1).total.amountMinor);
      expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    }),
  );
});
