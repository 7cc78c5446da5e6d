import type { orderExtra, orderExtraPurchase } from '../src/bookings/orders/order-extra-schema.ts';
import type { orderRefund } from '../src/bookings/orders/order-schema.ts';
import type { sandboxAuthorisation } from '../src/bookings/payments/sandbox/sandbox-schema.ts';
import { groupBy } from './group-by.ts';

/** What an audit reads of extras. */
export interface ExtraBooks {
  readonly purchases: readonly (typeof orderExtraPurchase.$inferSelect)[];
  readonly extras: readonly (typeof orderExtra.$inferSelect)[];
  readonly refunds: readonly (typeof orderRefund.$inferSelect)[];
  readonly authorisations: readonly (typeof sandboxAuthorisation.$inferSelect)[];
  /** Tells whether a mail whose `Message-ID` begins so was taken. */
  readonly isMailed: (kind: string, id: string) => boolean;
}

/**
 * Finds the purchases of extras of which something is wrong: a confirmed one is paid once, for what its extras cost, gave back what those
 * cost that were refunded, once, and has its mail; of another one nothing was taken, and it has no extras.
 */
export function auditExtras({ purchases, extras, refunds, authorisations, isMailed }: ExtraBooks): readonly string[] {
  const extrasOf = groupBy(extras, ({ purchaseId }) => purchaseId);
  const refundsOf = groupBy(refunds, ({ paymentId }) => paymentId);
  const authorisationsOf = groupBy(authorisations, ({ reference }) => reference);
  const isRight = ({ id, status, payment, capturedAt }: ExtraBooks['purchases'][number]): boolean => {
    const own = extrasOf(id);
    const back = refundsOf(payment.id);
    const [moved, ...others] = authorisationsOf(payment.id);
    if (status !== 'confirmed') {
      const isTaken = moved?.state === 'captured' || moved?.state === 'refunded';
      return own.length === 0 && back.length === 0 && !isTaken && (status === 'held' || moved?.state !== 'authorised');
    }
    const refunded = own.filter(({ state }) => state === 'refunded');
    return (
      others.length === 0 &&
      moved?.captures === 1 &&
      capturedAt !== null &&
      moved.amountMinor === sum(own) &&
      payment.amountMinor === sum(own) &&
      moved.refundedMinor === sum(refunded) &&
      sum(back) === sum(refunded) &&
      back.every(({ refundedAt }) => refundedAt !== null) &&
      isMailed('extras', id)
    );
  };
  return purchases.filter((purchase) => !isRight(purchase)).map(({ id }) => id);
}

function sum(rows: readonly { readonly amountMinor: number }[]): number {
  return rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
