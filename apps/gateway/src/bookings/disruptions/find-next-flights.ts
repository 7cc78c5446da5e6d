import type { ChangeDifference, OfferBound } from '@airline/contract';

import { dateOfDay, dayOfDate } from '../../flights/schedule/rules/index.ts';
import { searchItineraries } from '../../flights/shopping/search-itineraries.ts';
import { offerForTrip, type TripOfferServices } from '../changes/offer-for-trip.ts';
import { readWantedChange } from '../changes/read-wanted-change.ts';
import type { FlightsForTrip } from '../changes/rules/flights-for-trip.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { findDisruption } from '../orders/rules/disruption.ts';
import { sortNextFlights } from './rules/next-flights.ts';

/** As many flights does a mail offer. */
const mostFlights = 3;
/** Flights are looked for on the day of the booked one and so many days after it. */
const daysAhead = 3;

/** Flights that a direction of a trip changes to at no cost. */
export interface FreeFlights {
  /** The token of their offer. */
  readonly offer: string;
  readonly after: OfferBound;
  readonly difference: ChangeDifference;
}

/** Finds the next flights that a disrupted direction changes to at no cost: three at most, the earliest arrival first. */
export async function findNextFlights(
  services: TripOfferServices,
  trip: StoredTrip,
  place: number,
): Promise<readonly FreeFlights[]> {
  const { flights, now, partyLimits, readLegStatuses } = services;
  const booked = trip.offer.bounds[place];
  if (booked === undefined) return [];
  const { origin, destination, date } = stationsOf(booked);
  const offered: FreeFlights[] = [];
  for (let day = 0; day <= daysAhead && offered.length < mostFlights; day += 1) {
    const query = { origin, destination, date: dateOfDay(dayOfDate(date) + day), ...trip.offer.party };
    const found = await searchItineraries(flights, query, { now: now(), limits: partyLimits() });
    // A date that is over, or not on sale yet.
    if ('refused' in found) continue;
    const next = sortNextFlights(booked, found.answer.itineraries);
    const statuses = await readLegStatuses(next.flatMap(({ legs }) => legs.map(({ id }) => id)));
    for (const itinerary of next) {
      if (offered.length === mostFlights) break;
      if (findDisruption({ itinerary }, (legId) => statuses.get(legId)) !== undefined) continue;
      const free = await quoteFreeFlights(services, trip, { place, itineraryId: itinerary.id });
      if (free !== undefined) offered.push(free);
    }
  }
  return offered;
}

/** Says what it means to fly an itinerary instead of a direction; `undefined` where it cannot be had at no cost. */
export async function quoteFreeFlights(
  services: TripOfferServices,
  trip: StoredTrip,
  { place, itineraryId }: Pick<FlightsForTrip, 'place' | 'itineraryId'>,
): Promise<FreeFlights | undefined> {
  const booked = trip.offer.bounds[place];
  const date = dateOfItinerary(itineraryId);
  if (booked === undefined || date === undefined) return undefined;
  const { origin, destination } = stationsOf(booked);
  const chosen = { place, origin, destination, date, itineraryId, family: booked.family };
  const offer = await offerForTrip(services, trip, [chosen]);
  const [after] = offer?.bounds ?? [];
  if (offer === undefined || after === undefined) return undefined;
  const wanted = await readWantedChange(services, trip, { offer: offer.token, bounds: [place] }, services.now());
  if ('refused' in wanted) return undefined;
  const { difference } = wanted.quote;
  if (difference.due.amountMinor > 0 || difference.pointsDue > 0) return undefined;
  return { offer: offer.token, after: wanted.quote.offer.bounds[place] ?? after, difference };
}

/** A place that was searched may be a group of stations: other flights go between the same two of it. */
function stationsOf({ itinerary: { legs }, ...bound }: OfferBound) {
  return {
    origin: legs[0]?.from ?? bound.origin,
    destination: legs.at(-1)?.to ?? bound.destination,
    date: legs[0]?.departsAt.slice(0, 'YYYY-MM-DD'.length) ?? bound.date,
  };
}

/** An itinerary is named by its legs, and a leg by the local date of its departure. */
function dateOfItinerary(itineraryId: string): string | undefined {
  return /^[^+]*-(\d{4}-\d{2}-\d{2})-[A-Z]{3}(?:\+|$)/.exec(itineraryId)?.[1];
}
