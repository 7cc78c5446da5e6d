import type { TripChange } from '@airline/contract';

import type { Database } from '../../../database/database.ts';
import { listFlying, readBookedTrip, type StoredTrip } from '../../orders/booked-trip-store.ts';
import { findChange, type OrderChangeRow } from '../../orders/order-change-store.ts';
import { readEarlierVersionsOf } from '../../orders/order-version-store.ts';

/** A trip as a change left it, whatever became of it since. */
export interface TripAfterChange {
  readonly booked: StoredTrip;
  readonly change: TripChange;
  readonly row: OrderChangeRow;
}

/** Reads a trip as a change left it: its flights and its tickets, those of a later version aside. */
export async function readChangedTrip(db: Database, changeId: string): Promise<TripAfterChange> {
  const row = await findChange(db, changeId);
  const booked = row && (await readBookedTrip(db, row));
  const change = row && booked?.changes?.[row.replaces];
  if (row?.status !== 'confirmed' || booked === undefined || change === undefined)
    throw new Error(`The change ${changeId} is not made: there is nothing to send.`);
  const { cancellation: _later, ...trip } = booked;
  const changes = booked.changes?.slice(0, row.replaces + 1) ?? [];
  const version = row.replaces + 1;
  const passengers = booked.version === version ? booked.passengers : await withTickets(db, booked, version);
  return { booked: { ...trip, offer: row.offer, changes, passengers }, change, row };
}

async function withTickets(db: Database, booked: StoredTrip, version: number): Promise<StoredTrip['passengers']> {
  const versionsOf = await readEarlierVersionsOf(db, [booked.orderId]);
  const tickets = versionsOf(booked.orderId).find(({ number }) => number === version)?.tickets ?? [];
  return listFlying(booked, version).map(({ ticketSerial: _later, ...passenger }) => {
    const issued = tickets.find(({ position }) => position === passenger.position);
    return issued === undefined ? passenger : { ...passenger, ticketSerial: issued.serial };
  });
}
