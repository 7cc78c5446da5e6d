import { expect, test } from 'vitest';

import { toFundForms, withoutRefusedFunds } from './chosen-fund.ts';

const names = { firstName: 'Ana', lastName: 'Ruiz', expiresOn: '2027-06-01' };
const one = { number: 'H7KQ2MXP9RTA', leftMinor: 5_000, ...names };
const other = { number: 'AAAABBBBCCCC', leftMinor: 3_000, ...names };

test('forms of payment name each fund, its holder and what it pays; a fund that pays nothing has none', () => {
  expect(toFundForms([one, other], [{ number: other.number, amountMinor: 1_250 }])).toEqual([
    {
      kind: 'travelFund',
      number: 'AAAABBBBCCCC',
      firstName: 'Ana',
      lastName: 'Ruiz',
      amount: { amountMinor: 1_250, currency: 'USD' },
    },
  ]);
});

test('of funds that an order was refused for, those with nothing left go, and what is left of the others is known anew', () => {
  expect(withoutRefusedFunds([one, other], [{ number: one.number, leftMinor: 0 }])).toEqual([other]);
  expect(withoutRefusedFunds([one, other], [{ number: one.number, leftMinor: 1_200 }])).toEqual([
    { ...one, leftMinor: 1_200 },
    other,
  ]);
});
