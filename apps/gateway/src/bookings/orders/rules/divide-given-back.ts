/** A travel fund that paid a part of an order. */
export interface PayingFund {
  readonly number: string;
  /** What it paid, less what it got back before. */
  readonly paidMinor: number;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

/** What goes back to a travel fund. */
export interface ReturnedFund extends Pick<PayingFund, 'number' | 'expiresOn'> {
  readonly amountMinor: number;
}

/** What becomes of what was paid by the fares that were bought, in cents. */
export interface ByFares {
  readonly refundMinor: number;
  readonly creditMinor: number;
  readonly forfeitedMinor: number;
  /** What stays paid for, where a change gives back a part; nothing by default. */
  readonly keptMinor?: number;
}

/**
 * Says where what the fares give back goes, where travel funds paid a part of it:
 *
 * 1. what is refunded goes to the payments that companies moved, as far as they paid: no fund ever becomes money;
 * 2. what is refunded beyond that, and then what is a credit, goes back to the funds, as far as they paid: each keeps its last day, and
 *    none is renewed by cancelling;
 * 3. the rest of the credit becomes a new one.
 *
 * Of several funds the one with the latest last day gets its share first. All of it, with what is forfeited or
 * kept, adds up to what was paid.
 */
export function divideGivenBack(
  { refundMinor, creditMinor, forfeitedMinor, keptMinor = 0 }: ByFares,
  funds: readonly PayingFund[],
): { readonly moneyMinor: number; readonly creditMinor: number; readonly funds: readonly ReturnedFund[] } {
  const byFundsMinor = funds.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
  const byCompaniesMinor = Math.max(0, refundMinor + creditMinor + forfeitedMinor + keptMinor - byFundsMinor);
  const moneyMinor = Math.min(refundMinor, byCompaniesMinor);
  const refundToFundsMinor = refundMinor - moneyMinor;
  const creditToFundsMinor = Math.min(creditMinor, byFundsMinor - refundToFundsMinor);
  return {
    moneyMinor,
    creditMinor: creditMinor - creditToFundsMinor,
    funds: shareAmongFunds(refundToFundsMinor + creditToFundsMinor, funds),
  };
}

/** Gives an amount back to funds, the latest last day first, to none more than it paid. */
export function shareAmongFunds(amountMinor: number, funds: readonly PayingFund[]): readonly ReturnedFund[] {
  let restMinor = amountMinor;
  const latestFirst = funds.toSorted((one, other) => other.expiresOn.localeCompare(one.expiresOn));
  return latestFirst.flatMap(({ number, paidMinor, expiresOn }) => {
    const shareMinor = Math.min(restMinor, paidMinor);
    restMinor -= shareMinor;
    return shareMinor > 0 ? [{ number, expiresOn, amountMinor: shareMinor }] : [];
  });
}
