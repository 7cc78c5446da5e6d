import type { TripChange } from '@airline/contract';
import { and, eq, lt } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import { listFlying, readBookedTrip, type StoredTrip } from '../../orders/booked-trip-store.ts';
import { orderChange } from '../../orders/order-change-schema.ts';
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
  const place = row === undefined ? 0 : await countChangesBefore(db, row);
  const change = booked?.changes?.[place];
  if (row?.status !== 'confirmed' || booked === undefined || change === undefined)
    throw new Error(`The change ${changeId} is not made: there is nothing to send.`);
  const { cancellation: _later, ...trip } = booked;
  const changes = booked.changes?.slice(0, place + 1) ?? [];
  const version = row.replaces + 1;
  const passengers = booked.version === version ? booked.passengers : await withTickets(db, booked, version);
  return { booked: { ...trip, offer: row.offer, changes, passengers }, change, row };
}

/** Versions count corrections of names too: the place of a change among the changes is how many were made before it. */
async function countChangesBefore(db: Database, { orderId, replaces }: OrderChangeRow): Promise<number> {
  const isOfOrder = and(eq(orderChange.orderId, orderId), eq(orderChange.status, 'confirmed'));
  return db.$count(orderChange, and(isOfOrder, lt(orderChange.replaces, replaces)));
}

async function withTickets(db: Database, booked: StoredTrip, version: number): Promise<StoredTrip['passengers']> {
  const versionsOf = await readEarlierVersionsOf(db, [booked.orderId]);
  const tickets = versionsOf(booked.orderId).find(({ number }) => number === version)?.tickets ?? [];
  return listFlying(booked, version).map(({ ticketSerial: _later, ...passenger }) => {
    const issued = tickets.find(({ position }) => position === passenger.position);
    return issued === undefined ? passenger : { ...passenger, ticketSerial: issued.serial };
  });
}
