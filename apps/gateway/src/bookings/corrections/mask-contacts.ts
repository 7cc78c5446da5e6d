import { and, eq, lte, sql } from 'drizzle-orm';

import { maskEmail } from '../../accounts/identity/rules/mask-email.ts';
import type { Database } from '../../database/database.ts';
import { orderCorrection } from '../orders/order-correction-schema.ts';
import { undoableUntil } from '../orders/rules/contact-undo.ts';
import { type CorrectedContact, isContactKnown, type MaskedContact } from '../orders/rules/correction.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Mails to the addresses are attempted for less than a day. */
const mailsWaitMs = dayMs;

/** As many are read at once. */
const batch = 100;

/**
 * Masks the contacts of corrections that nobody can undo any more: a stranger's address that was mistyped is not kept. What stays says
 * when a contact was corrected, whether it was undone, and as much of both as an address that somebody names can be compared with;
 * returns how many it masked.
 */
export async function maskOldContacts(db: Database, now: Date): Promise<number> {
  const sinceCorrectionMs = undoableUntil({ correctedAt: new Date(0) }).getTime() + mailsWaitMs;
  const isOld = lte(orderCorrection.correctedAt, new Date(now.getTime() - sinceCorrectionMs));
  const isKnown = sql`${orderCorrection.correction} -> 'before' ? 'email'`;
  const rows = await db.select().from(orderCorrection).where(and(isKnown, isOld)).limit(batch);
  let masked = 0;
  for (const { orderId, number, correction } of rows) {
    if (!isContactKnown(correction)) continue;
    const { kind, before, after } = correction;
    await db
      .update(orderCorrection)
      .set({ correction: { kind, before: maskContact(before), after: maskContact(after) } })
      .where(and(eq(orderCorrection.orderId, orderId), eq(orderCorrection.number, number)));
    masked += 1;
  }
  return masked;
}

function maskContact({ email, phone }: CorrectedContact): MaskedContact {
  return { emailHint: maskEmail(email), phoneEnd: phone.slice(-2) };
}
