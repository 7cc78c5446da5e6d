import { expect, test } from 'vitest';

import { offerOf } from '../../../../test-support/orders.ts';
import { findCharge, toOrderPayments } from './order-payment.ts';

const offer = offerOf([], new Date('2026-12-01T12:00:00Z'));
const id = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const rowOfEarlierRelease = {
  id: null,
  position: 0,
  kind: 'card',
  amountMinor: 12_900,
  currency: 'USD',
  points: null,
  brand: 'visa',
  lastFour: '4242',
  account: null,
  wallet: null,
} as const;

test('a payment that an earlier release confirmed has its order’s id', () => {
  const payments = toOrderPayments({ id, offer, paidWith: 'card' }, [rowOfEarlierRelease]);
  expect(payments).toEqual([{ ...rowOfEarlierRelease, id }]);
});

test('points that an earlier release took stand before its card, and only the card is a company’s', () => {
  const card = { ...rowOfEarlierRelease, amountMinor: 2_100 };
  const payments = toOrderPayments({ id, offer, paidWith: 'points' }, [card]);
  expect(payments.map(({ kind, points, amountMinor }) => [kind, points, amountMinor])).toEqual([
    ['points', 8_400, 0],
    ['card', null, 2_100],
  ]);
  expect(findCharge(payments)).toMatchObject({ id, kind: 'card', amountMinor: 2_100 });
});

test('an order that an earlier release holds is paid by a card, by the order’s id', () => {
  expect(toOrderPayments({ id, offer, paidWith: 'card' }, [])).toMatchObject([
    { id, kind: 'card', amountMinor: 12_900 },
  ]);
  expect(findCharge(toOrderPayments({ id, offer, paidWith: 'points' }, []))).toMatchObject({ id, amountMinor: 2_100 });
});
