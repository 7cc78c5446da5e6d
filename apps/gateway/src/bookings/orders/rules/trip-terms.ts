import type { TripTerms } from '@airline/contract';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { listChangeOptions } from './change-options.ts';
import { type CancellableTrip, quoteCancellation } from './cancellation.ts';

/**
 * Says what can still be done with a trip at a moment: what cancelling it gives back, as {@link quoteCancellation} says, and until
 * when one of its directions can be changed, as {@link listChangeOptions} says.
 */
export function toTripTerms(trip: CancellableTrip, now: Date): TripTerms {
  const planned = quoteCancellation(trip, now);
  const { bounds: options } = listChangeOptions(trip, now);
  const until = options
    .flatMap(({ state, closesAt }) => (state === 'changeable' ? [closesAt] : []))
    .toSorted()
    .at(-1);
  const areForbidden = trip.offer.bounds.every(
    ({ family }, place) =>
      fareConditions.find((fare) => fare.family === family)?.change !== 'free' &&
      options[place]?.disruption === undefined,
  );
  const changes = { ...(until === undefined ? {} : { until }), areForbidden };
  if ('refused' in planned) return { changes };
  const { bounds: _bounds, creditExpiresOn: _expiry, ...cancellation } = planned.quote;
  return { cancellation, changes };
}
