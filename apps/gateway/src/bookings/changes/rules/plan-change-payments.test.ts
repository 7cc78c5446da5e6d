import { expect, test } from 'vitest';

import { planChangePayments } from './plan-change-payments.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const card = { kind: 'card' as const };
const points = { kind: 'points' as const, points: 1_500 };
const fund = (amountMinor: number) => ({ kind: 'travelFund' as const, amount: usd(amountMinor) });

test.each([
  ['money by card', [card], { due: usd(2_100), pointsDue: 0 }, [2_100]],
  ['points and taxes', [points, card], { due: usd(200), pointsDue: 1_500 }, [0, 200]],
  ['points alone', [points], { due: usd(0), pointsDue: 1_500 }, [0]],
  ['a travel fund and a card', [fund(800), card], { due: usd(2_100), pointsDue: 0 }, [800, 1_300]],
  ['taxes by a travel fund', [points, fund(200)], { due: usd(200), pointsDue: 1_500 }, [0, 200]],
  ['nothing', [], { due: usd(0), pointsDue: 0 }, []],
])('what is due is paid: %s', (_, forms, difference, amounts) => {
  const planned = planChangePayments(forms, difference);
  expect('tenders' in planned && planned.tenders.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
});

test.each([
  ['no points where they are due', [], { due: usd(0), pointsDue: 1_500 }, '/payments', 'notPaidInFull'],
  ['a card for the taxes alone', [card], { due: usd(200), pointsDue: 1_500 }, '/payments', 'notPaidInFull'],
  ['no money', [points], { due: usd(200), pointsDue: 1_500 }, '/payments', 'notPaidInFull'],
  ['a card where nothing is due', [card], { due: usd(0), pointsDue: 0 }, '/payments/0', 'nothingLeftToPay'],
  [
    'more of a travel fund',
    [fund(2_101), card],
    { due: usd(2_100), pointsDue: 0 },
    '/payments/0/amount',
    'moreThanDue',
  ],
])('is refused: %s', (_, forms, difference, pointer, code) => {
  expect(planChangePayments(forms, difference)).toEqual({ faults: [{ pointer, code }] });
});
