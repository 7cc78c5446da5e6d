import { limits } from '@airline/client-config/limits';
import type { ChangeOptions, ChangeState, OfferBound } from '@airline/contract';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import type { CancellableTrip } from './cancellation.ts';
import { openDisruption } from './disruption.ts';
import { freeCancellationUntil } from './free-cancellation.ts';
import { listLegs } from './journey.ts';

const minuteMs = 60_000;

/** Gives until when a direction can be changed: as long before its departure as a trip can be cancelled. */
export function changeClosesAt(bound: Pick<OfferBound, 'itinerary'>): Date {
  const departsAt = Date.parse(bound.itinerary.legs[0]?.departsAt ?? '');
  return new Date(departsAt - limits.cancellationClosesMinutesBeforeDeparture * minuteMs);
}

/**
 * Says which directions of a trip can be changed at a moment, until when, and why the others cannot: what is not flown as booked can,
 * whatever its fare says.
 */
export function listChangeOptions(trip: CancellableTrip, now: Date): Omit<ChangeOptions, 'needsCode'> {
  const { bounds } = trip.offer;
  const freeUntil = freeCancellationUntil(trip);
  return {
    bounds: bounds.map((bound, place) => {
      const disruption = openDisruption(trip.disruptions, place, now);
      return {
        state: disruption === undefined ? stateOf(bound, now) : ('changeable' as const),
        closesAt: (disruption?.openUntil ?? changeClosesAt(bound)).toISOString(),
        hasSameDayChange: conditionsOf(bound)?.sameDayChange === true,
        ...(disruption === undefined ? {} : { disruption: disruption.kind }),
      };
    }),
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
