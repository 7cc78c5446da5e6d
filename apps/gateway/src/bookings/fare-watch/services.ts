import type { PartyLimits } from '@airline/contract';

import type { Flights } from '../../flights/shopping/flights.ts';
import type { BookingServices } from '../orders/services.ts';

/** What fares are watched with. */
export interface FareWatchServices extends BookingServices {
  readonly flights: Flights;
  readonly partyLimits: () => PartyLimits;
}
