import type { Flights } from '../../flights/shopping/flights.ts';
import type { BookingServices } from '../orders/services.ts';

/** What people whose flights do not run are rebooked with. */
export interface RebookingServices extends Pick<
  BookingServices,
  'db' | 'now' | 'timing' | 'offers' | 'aircraftSeats' | 'readLegStatuses'
> {
  readonly flights: Pick<Flights, 'search' | 'seats'>;
}
