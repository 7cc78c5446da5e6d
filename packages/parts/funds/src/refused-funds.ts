import { type OrderPaymentForm, type Problem, toFundReference } from '@airline/contract';

/** Gives the travel funds that an order, or a change of one, was refused for, with what is left of each; nothing of those that cannot pay any more. */
export function findRefusedFunds(
  errors: Problem['errors'] = [],
  payments: readonly OrderPaymentForm[] = [],
): readonly { readonly number: string; readonly leftMinor: number }[] {
  return errors.flatMap(({ pointer, params }) => {
    const [, index] = /^\/payments\/(\d+)$/.exec(pointer) ?? [];
    const form = payments[Number(index)];
    if (form?.kind !== 'travelFund') return [];
    const leftMinor = params?.['leftMinor'];
    return { number: toFundReference(form.number), leftMinor: typeof leftMinor === 'number' ? leftMinor : 0 };
  });
}
