import type { PaymentForm } from '@airline/contract';
import { expect, test } from 'vitest';

import { findRefusedFunds } from './refused-funds.ts';

const fund = (number: string): PaymentForm => ({
  kind: 'travelFund',
  number,
  firstName: 'Ana',
  lastName: 'Ruiz',
  amount: { amountMinor: 5_000, currency: 'USD' },
});
const payments = [fund('h7kq 2mxp 9rta'), fund('AAAABBBBCCCC'), { kind: 'card' as const, token: 'tok_12345678' }];

test('a refusal names the funds by the places of their forms, and what is left of those that changed', () => {
  expect(
    findRefusedFunds(
      [
        { pointer: '/payments/0', code: 'fundChanged', params: { leftMinor: 1_200 } },
        { pointer: '/payments/1', code: 'fundSpent' },
        { pointer: '/payments/2', code: 'declined' },
        { pointer: '/payments', code: 'notPaidInFull' },
      ],
      payments,
    ),
  ).toEqual([
    { number: 'H7KQ2MXP9RTA', leftMinor: 1_200 },
    { number: 'AAAABBBBCCCC', leftMinor: 0 },
  ]);
  expect(findRefusedFunds(undefined, payments)).toEqual([]);
});
