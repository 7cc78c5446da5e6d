import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { dateOfDay } from '../../flights/schedule/rules/index.ts';
import { listReportedLegs } from '../../flights/status/leg-event-store.ts';
import type { LegStatus } from '../../flights/status/rules/index.ts';
import { readTripsOfOrders, type StoredTrip } from '../orders/booked-trip-store.ts';
import { bookedLegs, bookingOrder } from '../orders/order-schema.ts';
import { withDisruptions } from '../orders/read-disruptions.ts';
import { type Disruption, openDisruption } from '../orders/rules/disruption.ts';
import { inChunks } from './in-chunks.ts';
import type { RebookingServices } from './services.ts';

/** Legs of so many days ago and so many days ahead are looked at: what was cancelled stays open for two days. */
const daysAround = 2;
const dayMs = 86_400_000;
const legsAtOnce = 500;
const ordersAtOnce = 200;

/** A direction of a trip that cannot be flown as booked. */
export interface DisruptedDirection {
  readonly trip: StoredTrip;
  /** The place of the direction in the trip, from 0. */
  readonly bound: number;
  readonly disruption: Disruption;
}

/**
 * Finds the trips with a direction that cannot be flown as booked, and its first such direction: one of its legs is cancelled, or a
 * connection is missed. Who is late can still fly and is not among them, nor who was put on other flights already.
 */
export async function findDisruptedTrips(services: RebookingServices): Promise<readonly DisruptedDirection[]> {
  const { db, now, readLegStatuses } = services;
  const today = Math.floor(now().getTime() / dayMs);
  const dates = Array.from({ length: 2 * daysAround + 1 }, (_, place) => dateOfDay(today - daysAround + place));
  const cancelled: string[] = [];
  const shifted: string[] = [];
  for (const legIds of inChunks(await listReportedLegs(db, dates), legsAtOnce)) {
    for (const [legId, status] of await readLegStatuses(legIds)) {
      if (status.phase === 'cancelled') cancelled.push(legId);
      else if (isShifted(status)) shifted.push(legId);
    }
  }
  const orderIds = new Set<string>();
  for (const [legIds, also] of [
    [cancelled, sql`true`],
    [shifted, hasConnection],
  ] as const) {
    for (const some of inChunks(legIds, legsAtOnce)) {
      for (const id of await findOrdersWithLegs(db, some, also)) orderIds.add(id);
    }
  }
  const found: DisruptedDirection[] = [];
  for (const some of inChunks([...orderIds].toSorted(), ordersAtOnce)) {
    for (const trip of await withDisruptions(services, await readTripsOfOrders(db, some))) {
      found.push(...findFirst(trip, now()));
    }
  }
  return found;
}

function findFirst(trip: StoredTrip, now: Date): readonly DisruptedDirection[] {
  if (trip.cancellation !== undefined) return [];
  for (const bound of trip.offer.bounds.keys()) {
    const disruption = openDisruption(trip.disruptions, bound, now);
    if (disruption !== undefined && cannotBeFlown(disruption)) return [{ trip, bound, disruption }];
  }
  return [];
}

/** Tells whether nobody can fly a direction as booked, however long they wait. */
export function cannotBeFlown({ kind }: Disruption): boolean {
  return kind === 'cancelled' || kind === 'connectionMissed';
}

/** Tells whether a leg arrives later or leaves earlier than scheduled, so that a connection may be missed. */
function isShifted({ arrivalDelayMinutes, departureDelayMinutes }: LegStatus): boolean {
  return arrivalDelayMinutes > 0 || departureDelayMinutes < 0;
}

const hasConnection = sql`jsonb_path_exists(${bookingOrder.offer}, '$.bounds[*] ? (@.itinerary.legs.size() > 1)')`;

async function findOrdersWithLegs(db: Database, legIds: readonly string[], also: SQL): Promise<readonly string[]> {
  const rows = await db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(
      sql`${bookingOrder.status} = 'confirmed'
        and ${bookedLegs(bookingOrder.offer)} ?| array(select jsonb_array_elements_text(${JSON.stringify(legIds)}::jsonb))
        and ${also}`,
    );
  return rows.map(({ id }) => id);
}
