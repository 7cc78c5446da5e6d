import type { OrderPaymentForm, PaymentSetup, ProblemName } from '@airline/contract';

/** Finds the refusal of a form of payment that is not offered now; `undefined` where all are. */
export function findUnofferedPayment(
  forms: readonly OrderPaymentForm[],
  { payPal, wallets = [] }: Pick<PaymentSetup, 'payPal' | 'wallets'>,
): Extract<ProblemName, 'payPalNotOffered' | 'walletNotOffered'> | undefined {
  if (payPal !== true && forms.some(({ kind }) => kind === 'payPal')) return 'payPalNotOffered';
  const isUnoffered = (form: OrderPaymentForm): boolean =>
    form.kind === 'wallet' && !wallets.some(({ wallet }) => wallet === form.wallet);
  return forms.some(isUnoffered) ? 'walletNotOffered' : undefined;
}
