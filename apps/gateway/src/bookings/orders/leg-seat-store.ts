import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { legSeat, type LegSeatRow } from './leg-seat-schema.ts';
import { listLegs } from './rules/journey.ts';
import type { TakenSeat } from './rules/taken-seat.ts';

/** The part of a statement that reads the seats that each `booking_order` has: held ones are not theirs yet. */
export const selectSeats = sql`(
        select jsonb_agg(jsonb_build_object('passenger', s.passenger, 'legId', s.leg_id, 'seat', s.seat)
          order by s.leg_id, s.passenger)
        from leg_seat s where s.order_id = booking_order.id and s.state = 'given')`;

/** The part of a statement that reads the seats that each `booking_order` had, which their flights' aircraft no longer have. */
export const selectGoneSeats = sql`(
        select jsonb_agg(jsonb_build_object('passenger', s.passenger, 'legId', s.leg_id, 'seat', s.seat)
          order by s.leg_id, s.passenger)
        from leg_seat s where s.order_id = booking_order.id and s.state = 'gone')`;

/** The part of a statement that frees the seats of all who were on the order of `orders`. */
export function clearSeats(orders: SQL): SQL {
  return sql`delete from leg_seat where order_id in (select id from ${orders})`;
}

/** The part of a statement that frees seats on flights that an order no longer has, and of who no longer flies. */
export function clearSeatsOutside(orders: SQL, offer: OfferContent, leaving: readonly number[]): SQL {
  const kept = JSON.stringify(listLegs(offer.bounds).map(({ id }) => id));
  return sql`delete from leg_seat where order_id in (select id from ${orders})
      and (not ${kept}::jsonb ? leg_id or ${JSON.stringify(leaving)}::jsonb @> to_jsonb(passenger))`;
}

/** Reads the seats of flights that somebody has or holds. */
export async function readSeatsOfLegs(db: Database, legIds: readonly string[]): Promise<readonly LegSeatRow[]> {
  return legIds.length === 0
    ? []
    : db
        .select()
        .from(legSeat)
        .where(inArray(legSeat.legId, [...legIds]));
}

/** Locks the flights of seats, one after the other in everybody's order: who gives seats of one waits for who does. */
export async function lockFlights(tx: Database, seats: readonly Pick<TakenSeat, 'legId'>[]): Promise<void> {
  for (const legId of [...new Set(seats.map(({ legId: each }) => each))].toSorted())
    await tx.execute(sql`select from leg_inventory where leg_id = ${legId} for update`);
}

/** Holds seats for a purchase, in a transaction that has locked their flights; false where somebody has one of them. */
export async function holdSeats(
  tx: Database,
  { orderId, purchaseId }: { readonly orderId: string; readonly purchaseId: string },
  seats: readonly TakenSeat[],
): Promise<boolean> {
  return insertSeats(
    tx,
    seats.map((seat) => ({ ...seat, orderId, purchaseId, state: 'held' as const })),
  );
}

/** Gives travellers of an order seats in place of those that they had, in a transaction that has locked the flights; false where somebody has one. */
export async function giveSeats(tx: Database, orderId: string, seats: readonly TakenSeat[]): Promise<boolean> {
  await leaveSeats(tx, orderId, seats);
  return insertSeats(
    tx,
    seats.map((seat) => ({ ...seat, orderId, purchaseId: null, state: 'given' as const })),
  );
}

/** Gives the seats that a purchase holds to its order; who had another one on the flight leaves it. */
export async function giveHeldSeats(tx: Database, orderId: string, purchaseId: string): Promise<void> {
  const held = await tx.select().from(legSeat).where(eq(legSeat.purchaseId, purchaseId));
  if (held.length === 0) return;
  await lockFlights(tx, held);
  await leaveSeats(tx, orderId, held);
  await tx.update(legSeat).set({ state: 'given' }).where(eq(legSeat.purchaseId, purchaseId));
}

/** Frees the seats that a purchase holds. */
export async function releaseHeldSeats(tx: Database, purchaseId: string): Promise<void> {
  await tx.delete(legSeat).where(and(eq(legSeat.purchaseId, purchaseId), eq(legSeat.state, 'held')));
}

async function insertSeats(tx: Database, rows: readonly LegSeatRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const inserted = await tx
    .insert(legSeat)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ seat: legSeat.seat });
  return inserted.length === rows.length;
}

async function leaveSeats(tx: Database, orderId: string, seats: readonly TakenSeat[]): Promise<void> {
  for (const { passenger, legId } of seats) {
    await tx
      .delete(legSeat)
      .where(
        and(
          eq(legSeat.orderId, orderId),
          eq(legSeat.passenger, passenger),
          eq(legSeat.legId, legId),
          ne(legSeat.state, 'held'),
        ),
      );
  }
}
