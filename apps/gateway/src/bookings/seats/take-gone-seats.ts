import { and, eq, inArray, ne } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { legSeat } from '../orders/leg-seat-schema.ts';
import { lockFlights, readSeatsOfLegs } from '../orders/leg-seat-store.ts';
import { enqueueOrderJobs, seatsGoneJob } from '../orders/order-jobs.ts';
import { findCabin, listSeats } from './rules/cabins.ts';

/**
 * Takes seats that other aircraft no longer have from who had them, and leaves a mail for each of their orders; gives back those that an
 * aircraft has again, where their travellers have no other one. What is held for a purchase stays held: it is given or let go in its time.
 *
 * Its transaction has changed the seats of the legs before, so that who gives seats of one waits.
 */
export async function takeGoneSeats(
  tx: Database,
  legs: readonly { readonly legId: string; readonly seats: number }[],
  now: Date,
): Promise<void> {
  await lockFlights(tx, legs);
  const rows = await readSeatsOfLegs(
    tx,
    legs.map(({ legId }) => legId),
  );
  for (const { legId, seats } of legs) {
    const there = new Set(listSeats(findCabin({ aircraft: '', seats })).map(({ id }) => id));
    const ofLeg = rows.filter((row) => row.legId === legId);
    const lost = ofLeg.filter(({ state, seat }) => state === 'given' && !there.has(seat));
    const found = ofLeg.filter(({ state, seat }) => state === 'gone' && there.has(seat));
    await setState(tx, legId, { seats: lost.map(({ seat }) => seat), state: 'gone' });
    await setState(tx, legId, { seats: found.map(({ seat }) => seat), state: 'given' });
    const orders = [...new Set(lost.map(({ orderId }) => orderId))];
    const jobs = orders.map((orderId) => seatsGoneJob(orderId, legId, now));
    if (jobs.length > 0) await enqueueOrderJobs(tx, jobs, now);
  }
}

async function setState(
  tx: Database,
  legId: string,
  { seats, state }: { readonly seats: readonly string[]; readonly state: 'given' | 'gone' },
): Promise<void> {
  if (seats.length === 0) return;
  await tx
    .update(legSeat)
    .set({ state })
    .where(and(eq(legSeat.legId, legId), inArray(legSeat.seat, [...seats]), ne(legSeat.state, 'held')));
}
