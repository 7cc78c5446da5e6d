import type { FareFamily, OfferBound } from '@airline/contract';

/** Flights for a direction of a trip, by its place. */
export interface FlightsForTrip extends Pick<OfferBound, 'origin' | 'destination' | 'date'> {
  readonly place: number;
  readonly itineraryId: string;
  readonly family: FareFamily;
}
