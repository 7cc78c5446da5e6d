import type {
  Agreement,
  ChangeDifference,
  ChangeQuote,
  ChangeRequest,
  Money,
  OrderPaymentForm,
  TripLookup,
} from '@airline/contract';

import { type ChosenFund, type FundPlan, planFunds, toFundForms } from '@airline/funds';
import { mostForms, type FundsDue } from '@airline/payment';

import type { ChosenChange } from './change-queries.ts';

/** What {@link toChangeRequest} takes. */
export interface ChangeParts {
  readonly proof: TripLookup;
  readonly chosen: ChosenChange;
  readonly quote: ChangeQuote;
  /** The travel funds that pay of the money that is due: none by default. */
  readonly funds?: readonly ChosenFund[] | undefined;
  /** What pays the money that they leave; absent where nothing is left. */
  readonly money?: OrderPaymentForm | undefined;
  readonly agreement: Agreement;
}

/** Makes the request for a change: what the person was shown, and what pays it. */
export function toChangeRequest({ proof, chosen, quote, funds = [], money, agreement }: ChangeParts): ChangeRequest {
  const { forfeited: _lost, funds: _each, extras, ...shown } = quote.difference;
  const plan = planChangeFunds(quote, funds);
  const { pointsDue } = quote.difference;
  return {
    ...proof,
    offer: chosen.offer.token,
    bounds: [...chosen.bounds],
    shown: {
      ...shown,
      funds: toUsableFunds(quote.difference),
      ...(extras === undefined ? {} : { extras: extras.refund }),
    },
    payments: [
      ...(pointsDue > 0 ? [{ kind: 'points' as const, points: pointsDue }] : []),
      ...toFundForms(funds, plan.funds),
      ...(plan.restMinor > 0 && money !== undefined ? [money] : []),
    ],
    agreement,
  };
}

/** Tells whether money is due. */
export function owesMoney({ due }: Pick<ChangeDifference, 'due'>): boolean {
  return due.amountMinor > 0;
}

/** Says what travel funds may pay of a change: what is due, or what points leave of it. */
export function toFundsDue({ difference: { due, pointsDue } }: Pick<ChangeQuote, 'difference'>): FundsDue {
  const { amountMinor: dueMinor } = due;
  return pointsDue > 0 ? { dueMinor, forms: mostForms - 1, of: 'taxes' } : { dueMinor, forms: mostForms, of: 'change' };
}

/** Says what the chosen travel funds pay of a change, and what they leave for a card, PayPal or a wallet. */
export function planChangeFunds(quote: Pick<ChangeQuote, 'difference'>, funds: readonly ChosenFund[] = []): FundPlan {
  return planFunds(funds, toFundsDue(quote));
}

/** Tells whether something comes back, as money, to travel funds, as a credit or as points. */
export function givesBack({ refund, credit, funds = [], extras, pointsReturned }: ChangeDifference): boolean {
  return (
    extras !== undefined || refund.amountMinor > 0 || credit.amountMinor > 0 || funds.length > 0 || pointsReturned > 0
  );
}

/** Adds up what goes back to travel funds that can still be used. */
export function toUsableFunds({ funds = [] }: Pick<ChangeDifference, 'funds'>): Money {
  const usable = funds.filter(({ isExpired }) => !isExpired);
  return { amountMinor: usable.reduce((sum, { amount }) => sum + amount.amountMinor, 0), currency: 'USD' };
}
