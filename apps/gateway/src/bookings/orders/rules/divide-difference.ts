import type { ChangeDifference } from '@airline/contract';

import { usd } from '../../../flights/shopping/rules/offers/index.ts';
import { toFundsGivenBack } from '../../funds/rules/funds-given-back.ts';
import type { CancellableTrip } from './cancellation.ts';
import { divideGivenBack } from './divide-given-back.ts';
import { cardAmount } from './paid-with.ts';

/**
 * Divides what a change of a trip, or the cancellation of a part, gives back between companies, travel funds that paid and a new credit,
 * as {@link divideGivenBack} says: what stays booked stays paid for.
 */
export function divideDifference(
  { offer, paidWith, funds: paying = [] }: Pick<CancellableTrip, 'offer' | 'paidWith' | 'funds'>,
  byFares: ChangeDifference,
  now: Date,
): ChangeDifference {
  if (paying.length === 0) return byFares;
  const { amountMinor: refundMinor } = byFares.refund;
  const { amountMinor: creditMinor } = byFares.credit;
  const { amountMinor: forfeitedMinor } = byFares.forfeited;
  const keptMinor = cardAmount(offer.price, paidWith).amountMinor - refundMinor - creditMinor - forfeitedMinor;
  const divided = divideGivenBack({ refundMinor, creditMinor, forfeitedMinor, keptMinor }, paying);
  return {
    ...byFares,
    refund: usd(divided.moneyMinor),
    credit: usd(divided.creditMinor),
    ...toFundsGivenBack(divided.funds, now),
  };
}
