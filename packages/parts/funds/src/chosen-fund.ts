import type { PaymentForm, TravelFund } from '@airline/contract';
import * as z from 'zod/mini';

import type { PlannedFund, SpendableFund } from './plan-funds.ts';

/** Accepts a travel fund that a person chose to pay with, with what spends it: in memory alone, for its number is as good as money. */
export const chosenFundSchema = z.object({
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  leftMinor: z.int(),
  expiresOn: z.string(),
});

/** A travel fund that a person chose to pay with. */
export type ChosenFund = z.infer<typeof chosenFundSchema> & SpendableFund;

/** Makes a choice of a fund whose number is known. */
export function toChosenFund({
  number,
  holder,
  left,
  expiresOn,
}: TravelFund & { readonly number: string }): ChosenFund {
  return { number, ...holder, leftMinor: left.amountMinor, expiresOn };
}

/** Gives what is known of chosen funds by what the gateway said of an order that it refused: those that cannot pay any more go. */
export function withoutRefusedFunds(
  funds: readonly ChosenFund[],
  refused: readonly { readonly number: string; readonly leftMinor: number }[],
): readonly ChosenFund[] {
  return funds.flatMap((fund) => {
    const fault = refused.find(({ number }) => number === fund.number);
    if (fault === undefined) return [fund];
    return fault.leftMinor > 0 ? [{ ...fund, leftMinor: fault.leftMinor }] : [];
  });
}

/** Writes the forms of payment of chosen funds, as far as they pay something. */
export function toFundForms(
  funds: readonly ChosenFund[],
  planned: readonly PlannedFund[],
): readonly Extract<PaymentForm, { readonly kind: 'travelFund' }>[] {
  return planned.flatMap(({ number, amountMinor }) => {
    const fund = funds.find((each) => each.number === number);
    if (fund === undefined) return [];
    const { firstName, lastName } = fund;
    return {
      kind: 'travelFund' as const,
      number,
      firstName,
      lastName,
      amount: { amountMinor, currency: 'USD' as const },
    };
  });
}
