import { expect, test } from 'vitest';

import { priceBags } from './bag-charges.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const bags = (count: number, overweight = 0, oversize = 0) => ({ bags: count, overweight, oversize });

test('what a fare includes costs nothing', () => {
  expect(priceBags('basic', bags(1), 2)).toEqual({ included: 1, charges: [], total: usd(0) });
  expect(priceBags('flex', bags(2), 2)).toEqual({ included: 2, charges: [], total: usd(0) });
  expect(priceBags('flex', bags(0), 1)).toEqual({ included: 0, charges: [], total: usd(0) });
});

test('each bag beyond the allowance is charged on each direction', () => {
  expect(priceBags('basic', bags(3), 2)).toEqual({
    included: 1,
    charges: [{ kind: 'extraBag', bags: 2, amount: usd(30_000) }],
    total: usd(30_000),
  });
});

test('an included bag pays for its weight and for its size', () => {
  expect(priceBags('premium', bags(1, 1, 1), 1)).toEqual({
    included: 1,
    charges: [
      { kind: 'overweight', bags: 1, amount: usd(10_000) },
      { kind: 'oversize', bags: 1, amount: usd(10_000) },
    ],
    total: usd(20_000),
  });
});
