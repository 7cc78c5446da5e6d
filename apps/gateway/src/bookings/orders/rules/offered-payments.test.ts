import type { PaymentForm } from '@airline/contract';
import { expect, test } from 'vitest';

import { findUnofferedPayment } from './offered-payments.ts';

const card: PaymentForm = { kind: 'card', token: 'tok_12345678' };
const payPal: PaymentForm = { kind: 'payPal' };
const googlePay: PaymentForm = { kind: 'wallet', wallet: 'googlePay', token: 'tok_12345678' };
const sheet = { kind: 'sandbox', tokensUrl: '', cards: [] } as const;
const offered = {
  payPal: true,
  wallets: [{ wallet: 'googlePay' as const, merchantName: '', sheet: { ...sheet, cards: [] } }],
};

test.each([
  ['a card, whatever is offered', [card], {}, undefined],
  ['what is offered', [payPal, googlePay], offered, undefined],
  ['PayPal that is not', [payPal], { ...offered, payPal: false }, 'payPalNotOffered'],
  ['a wallet that is not', [card, googlePay], { ...offered, wallets: [] }, 'walletNotOffered'],
  ['another wallet than is', [{ ...googlePay, wallet: 'applePay' as const }], offered, 'walletNotOffered'],
  ['a wallet of a setup that names none', [googlePay], { payPal: true }, 'walletNotOffered'],
])('%s', (_case, forms, setup, refusal) => {
  expect(findUnofferedPayment(forms, setup)).toBe(refusal);
});
