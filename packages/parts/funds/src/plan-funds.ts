/** A travel fund that could pay. */
export interface SpendableFund {
  readonly number: string;
  /** What is left of it, in cents. */
  readonly leftMinor: number;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

/** What a travel fund pays. */
export interface PlannedFund {
  readonly number: string;
  readonly amountMinor: number;
}

/** What travel funds pay of an amount, and what they leave. */
export interface FundPlan {
  readonly funds: readonly PlannedFund[];
  readonly restMinor: number;
}

/** What is due, in cents, and how many forms of payment may pay it, that of a company among them. */
export interface Due {
  readonly dueMinor: number;
  readonly forms: number;
  /** What is due beside it, which travel funds do not pay. */
  readonly besideMinor?: number;
}

/**
 * Says what travel funds pay of an amount that is due:
 *
 * 1. what expires first pays first; of the same day the fund of which more is left;
 * 2. together they pay no more than is due;
 * 3. where they leave something, or something is due beside it, one form of payment is for a company, which pays it;
 * 4. the last form goes to a fund where one pays all that the others leave.
 */
export function planFunds(funds: readonly SpendableFund[], { dueMinor, forms, besideMinor = 0 }: Due): FundPlan {
  const planned: PlannedFund[] = [];
  let restMinor = dueMinor;
  const take = ({ number, leftMinor }: SpendableFund): void => {
    const amountMinor = Math.min(leftMinor, restMinor);
    planned.push({ number, amountMinor });
    restMinor -= amountMinor;
  };
  const inOrder = funds
    .filter(({ leftMinor }) => leftMinor > 0)
    .toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn) || other.leftMinor - one.leftMinor);
  for (const fund of inOrder.slice(0, forms - 1)) {
    if (restMinor > 0) take(fund);
  }
  const last = besideMinor > 0 ? undefined : inOrder.slice(forms - 1).find(({ leftMinor }) => leftMinor >= restMinor);
  if (restMinor > 0 && last !== undefined) take(last);
  return { funds: planned, restMinor };
}
