import type { ExtraKind } from '@airline/contract';

import type { TakenSeat } from '../../orders/rules/taken-seat.ts';
import type { BookedPassenger, BookedTrip } from '../../orders/rules/trip-view.ts';

/** A traveller by their position in the order. */
export interface PlacedPassenger extends BookedPassenger {
  readonly position: number;
}

/** Who checked in for a flight, by the traveller's position in the order. */
export interface LegCheckIn {
  readonly passenger: number;
  readonly legId: string;
  readonly sequence: number;
  readonly position: number | null;
  /** The numbers of the tags of their bags, at the first flight of a direction. */
  readonly bagTags: readonly string[];
}

/** What is asked of a trip of which people check in. */
export interface CheckInTrip extends Pick<BookedTrip, 'recordLocator' | 'offer' | 'disruptions'> {
  readonly passengers: readonly PlacedPassenger[];
  readonly checkIns: readonly LegCheckIn[];
  readonly seats: readonly TakenSeat[];
  readonly extras: readonly { readonly kind: ExtraKind; readonly passenger: number; readonly bound: number }[];
}
