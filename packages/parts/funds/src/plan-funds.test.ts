import { expect, test } from 'vitest';

import { planFunds } from './plan-funds.ts';

const fund = (number: string, leftMinor: number, expiresOn = '2027-06-01') => ({ number, leftMinor, expiresOn });
const soon = '2027-01-01';
const later = '2027-12-31';

test.each([
  ['nothing where there is no fund', [], 3, [], 100],
  ['what is due and no more', [fund('A', 250)], 3, [['A', 100]], 0],
  ['what is left, and a card the rest', [fund('A', 30)], 3, [['A', 30]], 70],
  [
    'the earliest last day first',
    [fund('A', 80, later), fund('B', 60, soon)],
    3,
    [
      ['B', 60],
      ['A', 40],
    ],
    0,
  ],
  ['of the same day the fund with more left', [fund('A', 30), fund('B', 60), fund('C', 35)], 2, [['B', 60]], 40],
  [
    'two funds and a card at most, of what does not cover all',
    [fund('A', 30, soon), fund('B', 30), fund('C', 30, later)],
    3,
    [
      ['A', 30],
      ['B', 30],
    ],
    40,
  ],
  [
    'three funds where the third covers the rest, whatever expires before it',
    [fund('A', 30, soon), fund('B', 30), fund('C', 10, '2027-07-01'), fund('D', 50, later)],
    3,
    [
      ['A', 30],
      ['B', 30],
      ['D', 40],
    ],
    0,
  ],
  ['beside points one fund and a card, or two funds', [fund('A', 30, soon), fund('B', 30)], 2, [['A', 30]], 70],
  ['nothing by what is empty', [fund('A', 0, soon), fund('B', 30)], 3, [['B', 30]], 70],
] as const)('funds pay %s', (_case, funds, forms, paid, restMinor) => {
  const plan = planFunds(funds, { dueMinor: 100, forms });
  expect(plan.funds.map(({ number, amountMinor }) => [number, amountMinor])).toEqual(paid);
  expect(plan.restMinor).toBe(restMinor);
});

test('where extras are due beside it, one form is for a card whatever the funds cover', () => {
  const funds = [fund('A', 30, soon), fund('B', 30), fund('D', 50, later)];
  const plan = planFunds(funds, { dueMinor: 100, forms: 3, besideMinor: 2_500 });
  expect(plan.funds.map(({ number }) => number)).toEqual(['A', 'B']);
  expect(plan.restMinor).toBe(40);
});
