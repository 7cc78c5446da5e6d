import type { BoardingModel } from '@airline/client-config/boarding-model';
import type { CabinView } from '@airline/contract';

import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { readSeatsOfLegs } from '../orders/leg-seat-store.ts';
import { listLegs } from '../orders/rules/journey.ts';
import type { BookingServices } from '../orders/services.ts';
import { findCabin } from './rules/cabins.ts';
import type { SeatFacts } from './rules/seat-view.ts';

/** What the seats of flights are read with. */
export interface SeatServices extends Pick<BookingServices, 'db' | 'aircraftSeats'> {
  /** How the deployment's flights board. */
  readonly boardingModel: () => BoardingModel;
}

/** Reads the cabins of a trip's flights, and who has which seat: nothing where people sit where they like. */
export async function readSeatFacts(
  services: SeatServices,
  { offer }: { readonly offer: Pick<StoredTrip['offer'], 'bounds'> },
): Promise<SeatFacts> {
  const model = services.boardingModel();
  if (model === 'open') return { model, cabins: new Map(), rows: [] };
  const legs = listLegs(offer.bounds);
  const found = await Promise.all(
    legs.map(async ({ id, aircraft }): Promise<readonly (readonly [string, CabinView])[]> => {
      const seats = await services.aircraftSeats(id);
      return seats === undefined ? [] : [[id, findCabin({ aircraft, seats })]];
    }),
  );
  const rows = await readSeatsOfLegs(
    services.db,
    legs.map(({ id }) => id),
  );
  return { model, cabins: new Map(found.flat()), rows };
}
