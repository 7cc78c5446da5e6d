import { expect, test } from 'vitest';

import { divideGivenBack } from './divide-given-back.ts';

const fund = (number: string, paidMinor: number, expiresOn = '2027-11-21') => ({ number, paidMinor, expiresOn });
const byFares = (refundMinor: number, creditMinor: number, forfeitedMinor = 0) => ({
  refundMinor,
  creditMinor,
  forfeitedMinor,
});

test.each([
  ['a refund goes to the card that paid all', byFares(100, 0), [], [100, 0, []]],
  ['of a fund and a card each gets back what it paid', byFares(100, 0), [fund('A', 30)], [70, 0, [['A', 30]]]],
  ['a credit fills the fund first', byFares(0, 100), [fund('A', 30)], [0, 70, [['A', 30]]]],
  ['what a fund paid alone is not renewed', byFares(0, 100), [fund('A', 100)], [0, 0, [['A', 100]]]],
  ['no fund becomes money', byFares(100, 0), [fund('A', 100)], [0, 0, [['A', 100]]]],
  ['what is forfeited is not the card’s first', byFares(40, 0, 60), [fund('A', 50)], [40, 0, []]],
  ['a refund beyond the card goes to the fund', byFares(60, 0, 40), [fund('A', 50)], [50, 0, [['A', 10]]]],
  ['refund, credit and nothing at once', byFares(60, 30, 10), [fund('A', 70)], [30, 0, [['A', 60]]]],
  [
    'of several funds the latest last day comes first',
    byFares(0, 60, 40),
    [fund('A', 50, '2027-01-01'), fund('B', 50, '2027-06-01')],
    [
      0,
      0,
      [
        ['B', 50],
        ['A', 10],
      ],
    ],
  ],
] as const)('%s', (_case, given, funds, [moneyMinor, creditMinor, returned]) => {
  const divided = divideGivenBack(given, funds);
  expect(divided).toMatchObject({ moneyMinor, creditMinor });
  expect(divided.funds.map(({ number, amountMinor }) => [number, amountMinor])).toEqual(returned);
});
