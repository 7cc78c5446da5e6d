import type {
  Agreement,
  ChangeDifference,
  ChangeQuote,
  ChangeRequest,
  PaymentForm,
  TripLookup,
} from '@airline/contract';

import type { ChosenChange } from './change-queries.ts';

/** What {@link toChangeRequest} takes. */
export interface ChangeParts {
  readonly proof: TripLookup;
  readonly chosen: ChosenChange;
  readonly quote: ChangeQuote;
  /** What pays the money that is due; absent where none is. */
  readonly money?: PaymentForm | undefined;
  readonly agreement: Agreement;
}

/** Makes the request for a change: what the person was shown, and what pays it. */
export function toChangeRequest({ proof, chosen, quote, money, agreement }: ChangeParts): ChangeRequest {
  const { forfeited: _lost, ...shown } = quote.difference;
  const { pointsDue } = quote.difference;
  return {
    ...proof,
    offer: chosen.offer.token,
    bounds: [...chosen.bounds],
    shown,
    payments: [
      ...(pointsDue > 0 ? [{ kind: 'points' as const, points: pointsDue }] : []),
      ...(owesMoney(quote.difference) && money !== undefined ? [money] : []),
    ],
    agreement,
  };
}

/** Tells whether money is due. */
export function owesMoney({ due }: Pick<ChangeDifference, 'due'>): boolean {
  return due.amountMinor > 0;
}

/** Tells whether something comes back, as money, credit or points. */
export function givesBack({ refund, credit, pointsReturned }: ChangeDifference): boolean {
  return refund.amountMinor > 0 || credit.amountMinor > 0 || pointsReturned > 0;
}
