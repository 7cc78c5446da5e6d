import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { orderCorrection } from './order-correction-schema.ts';
import { type FormerContactJob, formerContactJob, type NewOrderJob } from './order-jobs.ts';
import { bookingOrder } from './order-schema.ts';
import { findUndoable } from './rules/contact-undo.ts';
import { isContactKnown } from './rules/correction.ts';

/**
 * Makes the job that tells the address that an order had before what is done to it; none where the contact was not corrected, or can no
 * longer be given back. Anyone who corrected it may be an intruder, and the mails of the order go to them.
 */
export async function formerContactJobs(
  db: Database,
  orderId: string,
  { event, eventId }: Pick<FormerContactJob, 'event' | 'eventId'>,
  now: Date,
): Promise<readonly NewOrderJob[]> {
  const rows = await db
    .select({ made: orderCorrection, email: bookingOrder.email })
    .from(orderCorrection)
    .innerJoin(bookingOrder, eq(bookingOrder.id, orderCorrection.orderId))
    .where(and(eq(orderCorrection.orderId, orderId), eq(orderCorrection.kind, 'contact')))
    .orderBy(asc(orderCorrection.number));
  const undoable = findUndoable(
    rows.map(({ made }) => made),
    now,
  );
  if (undoable === undefined || !isContactKnown(undoable.correction)) return [];
  // With another telephone number alone, the mails of the order go there anyway.
  if (undoable.correction.before.email === rows[0]?.email) return [];
  return [formerContactJob({ orderId, number: undoable.number, event, eventId })];
}
