import { randomUUID } from 'node:crypto';

import { and, count, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { bookedLegs, bookingOrder } from '../orders/order-schema.ts';
import { flightAlert, type FlightAlertRow } from './flight-alert-schema.ts';

/** Reads alerts by their id. */
export async function findFlightAlert(db: Database, id: string): Promise<FlightAlertRow | undefined> {
  const [row] = await db.select().from(flightAlert).where(eq(flightAlert.id, id));
  return row;
}

/** Reads the alerts of a trip; `undefined` where nothing was ever told or said of them: then they are on. */
export async function findAlertsOfTrip(db: Database, orderId: string): Promise<FlightAlertRow | undefined> {
  const [row] = await db.select().from(flightAlert).where(eq(flightAlert.orderId, orderId));
  return row;
}

/** Gives the alerts of a trip, and writes them where they were not. */
export async function keepAlertsOfTrip(db: Database, orderId: string, now: Date): Promise<FlightAlertRow> {
  await db.insert(flightAlert).values({ id: randomUUID(), orderId, createdAt: now }).onConflictDoNothing();
  const row = await findAlertsOfTrip(db, orderId);
  if (row === undefined) throw new Error('Alerts were written and are not there.');
  return row;
}

/** An address that asks for one flight. */
export type NewFlightAlert = Required<{
  readonly [Field in 'email' | 'language' | 'flight' | 'date' | 'endsAt']: NonNullable<FlightAlertRow[Field]>;
}>;

/** Writes that an address asks for a flight; gives the alerts that there were where it did before. */
export async function askOnce(db: Database, asked: NewFlightAlert, now: Date): Promise<FlightAlertRow> {
  await db
    .insert(flightAlert)
    .values({ id: randomUUID(), ...asked, createdAt: now })
    .onConflictDoNothing();
  const { email, flight, date } = asked;
  const [row] = await db
    .select()
    .from(flightAlert)
    .where(and(isOf(email), eq(flightAlert.flight, flight), eq(flightAlert.date, date)));
  if (row === undefined) throw new Error('Alerts were written and are not there.');
  return row;
}

function isOf(email: string) {
  return eq(sql`lower(${flightAlert.email})`, email.toLowerCase());
}

/** Counts the flights that an address is notified of. */
export async function countAlertsOf(db: Database, email: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(flightAlert)
    .where(and(isOf(email), isNotNull(flightAlert.confirmedAt), gt(flightAlert.endsAt, now)));
  return row?.count ?? 0;
}

/** Reads the alerts that an address proved itself for. */
export async function readAlertsOf(db: Database, email: string): Promise<readonly FlightAlertRow[]> {
  return db
    .select()
    .from(flightAlert)
    .where(and(isOf(email), isNotNull(flightAlert.confirmedAt)))
    .orderBy(flightAlert.createdAt, flightAlert.id);
}

/** Notes that the address of alerts proved itself, and begins those of a trip again. */
export async function confirmAlert(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(flightAlert)
    .set({
      confirmedAt: sql`coalesce(${flightAlert.confirmedAt}, ${now.toISOString()}::timestamptz)`,
      stoppedAt: null,
      stoppedBy: null,
    })
    .where(eq(flightAlert.id, id));
}

/** Begins the alerts of a trip again that were ended on its page; those that were ended by a mail stay ended. */
export async function beginAlertsOfTrip(db: Database, orderId: string): Promise<void> {
  await db
    .update(flightAlert)
    .set({ stoppedAt: null, stoppedBy: null })
    .where(and(eq(flightAlert.orderId, orderId), eq(flightAlert.stoppedBy, 'page')));
}

/** Ends alerts: those of one flight are forgotten, those of a trip stay ended. What a mail ended stays ended by it. */
export async function endAlert(
  db: Database,
  { id, by }: { readonly id: string; readonly by: 'mail' | 'page' },
  now: Date,
): Promise<void> {
  await db
    .update(flightAlert)
    .set({ stoppedAt: sql`coalesce(${flightAlert.stoppedAt}, ${now.toISOString()}::timestamptz)`, stoppedBy: by })
    .where(
      and(
        eq(flightAlert.id, id),
        isNotNull(flightAlert.orderId),
        by === 'mail' ? undefined : isNull(flightAlert.stoppedAt),
      ),
    );
  await db.delete(flightAlert).where(and(eq(flightAlert.id, id), isNull(flightAlert.orderId)));
}

/** Deletes the alerts of flights that are over, and those whose address did not prove itself in time. */
export async function deleteEndedAlerts(db: Database, now: Date, unconfirmedMs: number): Promise<void> {
  const latest = new Date(now.getTime() - unconfirmedMs);
  const isUnconfirmed = and(
    isNotNull(flightAlert.email),
    isNull(flightAlert.confirmedAt),
    lt(flightAlert.createdAt, latest),
  );
  await db.delete(flightAlert).where(or(lte(flightAlert.endsAt, now), isUnconfirmed));
}

/**
 * Finds the ids of the alerts that are notified of a leg: of those who asked for its flight, and of the orders that book it now. Orders of
 * which nothing was told yet get a row.
 */
export async function findAlertsOfLeg(
  tx: Database,
  { legId, flight, date }: { readonly legId: string; readonly flight: string; readonly date: string },
  now: Date,
): Promise<readonly string[]> {
  const isBooked = and(eq(bookingOrder.status, 'confirmed'), sql`${bookedLegs(bookingOrder.offer)} ? ${legId}`);
  await tx.execute(sql`
    insert into ${flightAlert} (id, order_id, created_at)
    select gen_random_uuid(), ${bookingOrder.id}, ${now.toISOString()}::timestamptz from ${bookingOrder} where ${isBooked}
    on conflict (order_id) do nothing`);
  const ofOrders = await tx
    .select({ id: flightAlert.id })
    .from(flightAlert)
    .innerJoin(bookingOrder, eq(bookingOrder.id, flightAlert.orderId))
    .where(and(isBooked, isNull(flightAlert.stoppedAt)));
  const ofFlight = await tx
    .select({ id: flightAlert.id })
    .from(flightAlert)
    .where(
      and(
        eq(flightAlert.flight, flight),
        eq(flightAlert.date, date),
        isNotNull(flightAlert.confirmedAt),
        gt(flightAlert.endsAt, now),
      ),
    );
  return [...ofOrders, ...ofFlight].map(({ id }) => id);
}

/** An order that books a leg now, as far as it says how the trip goes. */
export interface BookedOrder {
  readonly orderId: string;
  readonly version: number;
  readonly offer: OfferContent;
}

/** Reads the orders that book a leg now. */
export async function readOrdersOfLeg(db: Database, legId: string): Promise<readonly BookedOrder[]> {
  return db
    .select({ orderId: bookingOrder.id, version: bookingOrder.version, offer: bookingOrder.offer })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.status, 'confirmed'), sql`${bookedLegs(bookingOrder.offer)} ? ${legId}`));
}

/** A disruption of an order, by the name that it is mailed once under. */
export interface ToldDisruption {
  readonly orderId: string;
  readonly key: string;
}

/**
 * Notes that disruptions of orders are mailed. Gives the ids of the alerts to which each is new and that have not ended: of two instances
 * that note the same one, one gets it.
 */
export async function noteDisruptions(
  tx: Database,
  disruptions: readonly ToldDisruption[],
  now: Date,
): Promise<readonly { readonly alertId: string; readonly key: string }[]> {
  if (disruptions.length === 0) return [];
  const told = sql`jsonb_to_recordset(${JSON.stringify(disruptions)}::jsonb) as told ("orderId" uuid, key text)`;
  await tx.execute(sql`
    insert into ${flightAlert} (id, order_id, created_at)
    select gen_random_uuid(), told."orderId", ${now.toISOString()}::timestamptz from ${told}
    order by told."orderId" on conflict (order_id) do nothing`);
  const { rows } = (await tx.execute(sql`
    update flight_alert set told_disruptions = array_append(flight_alert.told_disruptions, told.key)
    from ${told}
    where flight_alert.order_id = told."orderId" and not told.key = any (flight_alert.told_disruptions)
    returning flight_alert.id as "alertId", told.key, flight_alert.stopped_at is null as "isOn"`)) as {
    readonly rows: readonly { readonly alertId: string; readonly key: string; readonly isOn: boolean }[];
  };
  return rows.flatMap(({ isOn, ...row }) => (isOn ? [row] : []));
}

/** Lists the legs that confirmed orders book, and the flights that somebody asked for: what a simulation has to be looked at for. */
export async function listAlertedFlights(db: Database, now: Date) {
  const { rows: legs } = (await db.execute(sql`
    select distinct jsonb_array_elements_text(${bookedLegs(bookingOrder.offer)}) as id
    from ${bookingOrder} where ${eq(bookingOrder.status, 'confirmed')}`)) as {
    readonly rows: readonly { readonly id: string }[];
  };
  const flights = await db
    .selectDistinct({ flight: flightAlert.flight, date: flightAlert.date })
    .from(flightAlert)
    .where(and(isNotNull(flightAlert.confirmedAt), gt(flightAlert.endsAt, now)));
  return { legIds: legs.map(({ id }) => id), flights };
}
