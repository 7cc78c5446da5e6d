import { count, eq, inArray, lt } from 'drizzle-orm';

import type { Database } from '../src/database/database.ts';
import { bookingOrder } from '../src/bookings/orders/order-schema.ts';
import { orderChange } from '../src/bookings/orders/order-change-schema.ts';
import { orderExtraPurchase } from '../src/bookings/orders/order-extra-schema.ts';
import { job } from '../src/jobs/job-schema.ts';

/** An order that somebody paid for. */
export interface BookedOrder {
  readonly recordLocator: string | null;
  readonly email: string;
}

const hourMs = 60 * 60 * 1000;

/** Counts what a gateway has still to do: held orders, changes and purchases, and jobs, but for those that wait for the hours before a flight. */
export async function countWaiting(db: Database, now: Date): Promise<number> {
  const [held] = await db.select({ rows: count() }).from(bookingOrder).where(eq(bookingOrder.status, 'held'));
  const [changes] = await db.select({ rows: count() }).from(orderChange).where(eq(orderChange.status, 'held'));
  const [purchases] = await db
    .select({ rows: count() })
    .from(orderExtraPurchase)
    .where(eq(orderExtraPurchase.status, 'held'));
  const [jobs] = await db
    .select({ rows: count() })
    .from(job)
    .where(lt(job.runAfter, new Date(now.getTime() + hourMs)));
  return (held?.rows ?? 0) + (changes?.rows ?? 0) + (purchases?.rows ?? 0) + (jobs?.rows ?? 0);
}

/** Lists the orders that were confirmed, whether they were cancelled since or not. */
export async function listBooked(db: Database): Promise<readonly BookedOrder[]> {
  return db
    .select({ recordLocator: bookingOrder.recordLocator, email: bookingOrder.email })
    .from(bookingOrder)
    .where(inArray(bookingOrder.status, ['confirmed', 'cancelled']));
}
