import type { ChangeOptions, ChangeState, OfferBound } from '@airline/contract';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { freeCancellationUntil } from '../../orders/rules/free-cancellation.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import type { ChangeableTrip } from './change-quote.ts';
import { changeClosesAt } from './check-change.ts';

/** Says which directions of a trip can be changed at a moment, until when, and why the others cannot. */
export function listChangeOptions(trip: ChangeableTrip, now: Date): Omit<ChangeOptions, 'needsCode'> {
  const { bounds } = trip.offer;
  const freeUntil = freeCancellationUntil(trip);
  return {
    bounds: bounds.map((bound) => ({
      state: stateOf(bound, now),
      closesAt: changeClosesAt(bound).toISOString(),
      hasSameDayChange: conditionsOf(bound)?.sameDayChange === true,
    })),
    isChangedTogether:
      bounds.length > 1 && bounds.some(({ fare, pointsEarned }) => !fare || pointsEarned === undefined),
    ...(freeUntil !== undefined && now < freeUntil ? { freeUntil: freeUntil.toISOString() } : {}),
  };
}

function stateOf(bound: OfferBound, now: Date): ChangeState {
  const [first] = listLegs([bound]);
  if (first !== undefined && Date.parse(first.departsAt) <= now.getTime()) return 'departed';
  if (conditionsOf(bound)?.change !== 'free') return 'fareForbids';
  return now >= changeClosesAt(bound) ? 'closed' : 'changeable';
}

function conditionsOf({ family }: OfferBound) {
  return fareConditions.find((fare) => fare.family === family);
}
