import type { BoundCheckIn, OfferBound } from '@airline/contract';
import type { BoardingModel } from '@airline/client-config/boarding-model';

import { checkInTimes } from '../../orders/rules/check-in-times.ts';
import { listLegs, needsDocument } from '../../orders/rules/journey.ts';
import type { CheckInTrip, PlacedPassenger } from './check-in-trip.ts';
import { countPaidBags, listBagTags, type TravellerTiers } from './bags.ts';
import { formatPosition } from './boarding-position.ts';

/** Shows the check-in of each direction of a trip at a moment. */
export function toBoundCheckIns(
  trip: CheckInTrip,
  { model, tiers }: { readonly model: BoardingModel; readonly tiers: TravellerTiers },
  now: Date,
): BoundCheckIn[] {
  const { offer, passengers, checkIns } = trip;
  return offer.bounds.map((bound, place) => {
    const { opensAt, closesAt } = checkInTimes(bound);
    const { legs } = bound.itinerary;
    return {
      bound: place,
      state: checkInStateOf(trip, place, now),
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      legs,
      travellers: passengers.map((passenger, traveller) => ({
        traveller,
        kind: passenger.kind,
        firstName: passenger.firstName,
        lastName: passenger.lastName,
        document: documentStateOf(passenger, offer.bounds),
        flights: legs.flatMap(({ id }) =>
          checkIns
            .filter((each) => each.passenger === passenger.position && each.legId === id)
            .map(({ legId, sequence, position }) => ({
              legId,
              sequence,
              ...(position === null || model === 'assigned' ? {} : { position: formatPosition(position) }),
              ...viewSeat(trip, model, { passenger: passenger.position, legId }),
            })),
        ),
        bagsPaid: countPaidBags(trip, { place, passenger: passenger.position, tiers }),
        bagTags: [...listBagTags(trip, place, passenger.position)],
      })),
    };
  });
}

/** Shows where somebody sits on a flight, where people do not sit where they like. */
export function viewSeat(
  { seats }: Pick<CheckInTrip, 'seats'>,
  model: BoardingModel,
  { passenger, legId }: { readonly passenger: number; readonly legId: string },
): { readonly seat?: string } {
  const found = seats.find((each) => each.passenger === passenger && each.legId === legId);
  return found === undefined || model === 'open' ? {} : { seat: found.seat };
}

/** Says where the check-in of a direction, by its place, stands. */
export function checkInStateOf(
  { offer, disruptions }: Pick<CheckInTrip, 'offer' | 'disruptions'>,
  place: number,
  now: Date,
): BoundCheckIn['state'] {
  const bound = offer.bounds[place];
  if (bound === undefined) throw new RangeError(`The trip has no direction ${place}.`);
  const { opensAt, closesAt, departsAt } = checkInTimes(bound);
  const kind = disruptions?.[place]?.kind;
  if (kind === 'cancelled' || kind === 'connectionMissed') return 'notFlown';
  if (now < opensAt) return 'tooEarly';
  if (now < closesAt) return 'open';
  return now < departsAt ? 'closed' : 'departed';
}

/** Says what a traveller still has to give: the passport counts until the last landing of the whole trip. */
export function documentStateOf(
  { document }: Pick<PlacedPassenger, 'document'>,
  bounds: readonly OfferBound[],
): BoundCheckIn['travellers'][number]['document'] {
  if (!needsDocument(bounds)) return 'notNeeded';
  if (document === undefined) return 'missing';
  const lastArrival = listLegs(bounds)
    .map(({ arrivesAt }) => arrivesAt.slice(0, 'YYYY-MM-DD'.length))
    .reduce((last, each) => (each > last ? each : last), '');
  return document.expiresOn < lastArrival ? 'expires' : 'given';
}
