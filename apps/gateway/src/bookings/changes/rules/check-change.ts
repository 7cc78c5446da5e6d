import type { OfferBound } from '@airline/contract';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { changeClosesAt } from '../../orders/rules/change-options.ts';
import { type Disruption, openDisruption } from '../../orders/rules/disruption.ts';
import type { BoundChange, ChangeFault, ChangeableTrip } from './change-quote.ts';

const minuteMs = 60_000;
/** A direction departs this long after the arrival of the one before at least, as in a search. */
const leastMinutesBetweenBounds = 60;

/** Says why directions of a trip cannot be changed so at a moment, each by the first reason; empty where they can. */
export function checkChange(
  { offer, cancellation, disruptions }: ChangeableTrip,
  changes: readonly BoundChange[],
  now: Date,
): readonly ChangeFault[] {
  if (cancellation !== undefined) return [{ code: 'tripAlreadyCancelled' }];
  const faults = changes.flatMap(({ bound, to }): readonly ChangeFault[] => {
    const from = offer.bounds[bound];
    if (from === undefined) throw new RangeError(`The trip has no direction ${bound}.`);
    const code = codeOfRefusal({ from, to, disruption: openDisruption(disruptions, bound, now) }, now);
    return code === undefined ? [] : [{ code, bound }];
  });
  return faults.length > 0 ? faults : checkOrder(offer.bounds, changes);
}

interface Replaced {
  readonly from: OfferBound;
  readonly to: OfferBound;
  /** What keeps `from` from being flown as booked: then the fare does not decide. */
  readonly disruption: Disruption | undefined;
}

function codeOfRefusal({ from, to, disruption }: Replaced, now: Date) {
  if (disruption === undefined) {
    if (fareConditions.find(({ family }) => family === from.family)?.change !== 'free') return 'changeNotAllowed';
    if (now >= changeClosesAt(from)) return 'changeClosed';
  }
  const isSame = to.itinerary.id === from.itinerary.id && to.family === from.family;
  // The same flight for less is a change: the difference comes back.
  if (isSame && to.perPassenger.amountMinor >= from.perPassenger.amountMinor) return 'unchanged';
  return departureMs(to) <= now.getTime() ? 'flightDeparted' : undefined;
}

/** Directions follow one another in time: those that change among those that stay. */
function checkOrder(bounds: readonly OfferBound[], changes: readonly BoundChange[]): readonly ChangeFault[] {
  const flown = bounds.map((bound, place) => changes.find((change) => change.bound === place)?.to ?? bound);
  return flown.flatMap((bound, place) => {
    const arrivesAt = flown[place - 1]?.itinerary.legs.at(-1)?.arrivesAt;
    const isInTime =
      arrivesAt === undefined || departureMs(bound) >= Date.parse(arrivesAt) + leastMinutesBetweenBounds * minuteMs;
    return isInTime ? [] : [{ code: 'departsTooSoon', bound: place, leastMinutes: leastMinutesBetweenBounds } as const];
  });
}

function departureMs({ itinerary: { legs } }: Pick<OfferBound, 'itinerary'>): number {
  return Date.parse(legs[0]?.departsAt ?? '');
}
