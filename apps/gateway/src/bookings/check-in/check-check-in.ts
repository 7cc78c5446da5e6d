import type { CheckInRequest } from '@airline/contract';

import type { FieldFault } from '../../http/field-fault.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { CheckInTrip, PlacedPassenger } from './rules/check-in-trip.ts';
import { checkInTimes } from '../orders/rules/check-in-times.ts';
import { checkInStateOf, documentStateOf } from './rules/check-in-view.ts';

/** Who is checked in for which flights. */
export interface WantedCheckIn {
  readonly legIds: readonly string[];
  readonly passengers: readonly PlacedPassenger[];
}

/**
 * Checks whether travellers can check in for a direction now:
 *
 * 1. the trip has the direction and the travellers;
 * 2. check-in is open, and the direction can be flown as it is booked;
 * 3. who needs a passport has one that is valid until the last landing;
 * 4. a child or a lap infant has an adult of the trip who checks in too, or did.
 */
export function checkCheckIn(
  trip: CheckInTrip,
  { bound: place, travellers }: Pick<CheckInRequest, 'bound' | 'travellers'>,
  now: Date,
): WantedCheckIn | Refused {
  const { offer, passengers, checkIns } = trip;
  const bound = offer.bounds[place];
  if (bound === undefined) return refusedFields([{ pointer: '/bound', code: 'boundNotInTrip' }]);
  const chosen = travellers.map((traveller) => passengers[traveller]);
  const unknown = chosen.flatMap((passenger, index): FieldFault[] =>
    passenger === undefined ? [{ pointer: `/travellers/${index}`, code: 'passengerNotInTrip' }] : [],
  );
  if (unknown.length > 0) return refusedFields(unknown);
  const wanted = [...new Set(chosen.filter((passenger) => passenger !== undefined))];
  const state = checkInStateOf(trip, place, now);
  switch (state) {
    case 'tooEarly': {
      const opensAt = checkInTimes(bound).opensAt.toISOString();
      return refusedByName('checkInNotOpen', { errors: [{ pointer: '/bound', code: 'opensAt', params: { opensAt } }] });
    }
    case 'closed':
    case 'departed':
      return refusedByName('checkInClosed');
    case 'notFlown':
      return refusedByName('checkInNotFlown');
    case 'open':
  }
  const undocumented = chosen.flatMap((passenger, index) => {
    const document = passenger === undefined ? 'given' : documentStateOf(passenger, offer.bounds);
    if (document === 'given' || document === 'notNeeded') return [];
    return [
      { pointer: `/travellers/${index}`, code: document === 'missing' ? 'documentMissing' : 'expiresBeforeTravel' },
    ];
  });
  if (undocumented.length > 0) return refusedByName('documentRequired', { errors: undocumented });
  const legIds = bound.itinerary.legs.map(({ id }) => id);
  const isAdult = ({ kind }: PlacedPassenger): boolean => kind === 'adult';
  const before = passengers.filter((passenger) =>
    checkIns.some((each) => each.passenger === passenger.position && legIds.includes(each.legId)),
  );
  if (![...wanted, ...before].some(isAdult)) {
    return refusedFields([{ pointer: '/travellers', code: 'adultNotCheckedIn' }]);
  }
  return { legIds, passengers: wanted };
}
