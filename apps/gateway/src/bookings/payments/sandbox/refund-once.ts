import { eq } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import type { RefundRequest, RefundState } from '../payment-processor.ts';
import { sandboxAuthorisation, sandboxRefund } from './sandbox-schema.ts';

/**
 * Gives back a part of a payment, once for a refund's id. The payment is locked first: refunds at the same time add up one after
 * another, and what two ask for with one id is given back once.
 */
export async function refundOnce(
  db: Database,
  { paymentId, refundId, amountMinor }: RefundRequest,
  now: Date,
): Promise<RefundState> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(sandboxAuthorisation)
      .where(eq(sandboxAuthorisation.reference, paymentId))
      .for('update');
    const [known] = await tx.select().from(sandboxRefund).where(eq(sandboxRefund.id, refundId));
    if (known !== undefined) {
      const isSame = known.reference === paymentId && known.amountMinor === amountMinor;
      return isSame ? { state: 'refunded', amountMinor } : { state: 'refused', reason: 'refundIdReused' };
    }
    if (payment?.state !== 'captured' && payment?.state !== 'refunded')
      return { state: 'refused', reason: 'notCaptured' };
    const refundedMinor = payment.refundedMinor + amountMinor;
    if (amountMinor <= 0 || refundedMinor > payment.amountMinor)
      return { state: 'refused', reason: 'moreThanCaptured' };
    const written = await tx
      .insert(sandboxRefund)
      .values({ id: refundId, reference: paymentId, amountMinor, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: sandboxRefund.id });
    // A refund of another payment took the id at the same moment.
    if (written.length === 0) return { state: 'refused', reason: 'refundIdReused' };
    await tx
      .update(sandboxAuthorisation)
      .set({ state: 'refunded', refundedMinor, refunds: payment.refunds + 1 })
      .where(eq(sandboxAuthorisation.reference, paymentId));
    return { state: 'refunded', amountMinor };
  });
}
