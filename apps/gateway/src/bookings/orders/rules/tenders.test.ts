import { expect, test } from 'vitest';

import { planTenders, type Tender, type TenderForm } from './tenders.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const price = { total: usd(12_900), taxesWithPoints: usd(2_100), points: 8_400 };
const card: TenderForm = { kind: 'card' };
const points = (count: number): TenderForm => ({ kind: 'points', points: count });
const part = (amountMinor: number, position: number): Tender => ({
  position,
  kind: 'card',
  wallet: null,
  amountMinor,
  points: null,
});
const fund = (amountMinor: number): TenderForm => ({ kind: 'travelFund', amount: usd(amountMinor) });

test.each<[string, readonly TenderForm[], readonly (number | string)[]]>([
  ['a card pays everything', [card], [12_900]],
  ['points pay the fares, a card the taxes', [points(8_400), card], [0, 2_100]],
  ['in any order', [card, points(8_400)], [2_100, 0]],
  ['a fund pays what it says, a card the rest', [fund(5_000), card], [5_000, 7_900]],
  ['two funds and a card', [fund(5_000), card, fund(900)], [5_000, 7_000, 900]],
  ['funds pay everything', [fund(5_000), fund(7_900)], [5_000, 7_900]],
  ['points, a fund and a card', [points(8_400), fund(100), card], [0, 100, 2_000]],
])('%s', (_case, forms, amounts) => {
  const planned = planTenders(forms, price);
  expect('tenders' in planned && planned.tenders.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
});

test.each<[string, readonly TenderForm[], ReturnType<typeof planTenders>]>([
  ['a card pays fares and extras', [card], { tenders: [part(12_900, 0)], ofExtras: part(7_500, 0) }],
  [
    'a fund pays the fares, a card the extras alone',
    [fund(12_900), card],
    { tenders: [{ ...part(12_900, 0), kind: 'travelFund' }], ofExtras: part(7_500, 1) },
  ],
  ['funds pay no extras', [fund(12_900)], { faults: [{ pointer: '/payments', code: 'notPaidInFull' }] }],
])('%s', (_case, forms, planned) => {
  expect(planTenders(forms, price, 7_500)).toEqual(planned);
});

test.each<[string, readonly TenderForm[], string, string]>([
  ['points alone leave the taxes', [points(8_400)], '/payments', 'notPaidInFull'],
  ['funds leave something', [fund(12_899)], '/payments', 'notPaidInFull'],
  ['other points than the offer’s', [points(8_399), card], '/payments/0/points', 'pointsNotAsOffered'],
  ['more than the price', [fund(12_901), card], '/payments/0/amount', 'moreThanDue'],
  ['more than the first fund leaves', [fund(12_000), fund(901), card], '/payments/1/amount', 'moreThanDue'],
  ['more than the taxes that points leave', [points(8_400), fund(2_101), card], '/payments/1/amount', 'moreThanDue'],
  ['a card for nothing', [fund(12_900), card], '/payments/1', 'nothingLeftToPay'],
])('%s: refused', (_case, forms, pointer, code) => {
  const planned = planTenders(forms, price);
  expect('faults' in planned && planned.faults).toContainEqual(expect.objectContaining({ pointer, code }));
});
