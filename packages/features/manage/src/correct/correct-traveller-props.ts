import type { Trip, TripTravellers } from '@airline/contract';

/** What the correction of a traveller takes. */
export interface CorrectTravellerProps {
  readonly trip: Trip;
  readonly shown: TripTravellers;
  /** The traveller's place in the trip. */
  readonly place: number;
}
