import type { Charge } from './order-payment.ts';

/** A payment that can be given back, as far as refunds before left of it. */
export interface RefundableCharge extends Pick<Charge, 'id' | 'kind' | 'amountMinor'> {
  /** What earlier refunds gave back, or will. */
  readonly refundedMinor: number;
}

/** A part of one payment to give back. */
export interface PlannedRefund {
  readonly paymentId: string;
  readonly kind: Charge['kind'];
  readonly amountMinor: number;
}

/**
 * Divides an amount to give back among the payments that companies moved, the newest first, none beyond what is left of it. What they
 * do not cover was paid by the airline's own books, and goes back there.
 */
export function planRefunds(
  charges: readonly RefundableCharge[],
  amountMinor: number,
): { readonly refunds: readonly PlannedRefund[]; readonly restMinor: number } {
  let restMinor = amountMinor;
  const refunds: PlannedRefund[] = [];
  for (const { id, kind, ...charge } of charges.toReversed()) {
    const part = Math.min(restMinor, charge.amountMinor - charge.refundedMinor);
    if (part <= 0) continue;
    refunds.push({ paymentId: id, kind, amountMinor: part });
    restMinor -= part;
  }
  return { refunds, restMinor };
}
