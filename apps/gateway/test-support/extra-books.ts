import type { legSeat } from '../src/bookings/orders/leg-seat-schema.ts';
import type { boardingPlace, orderExtra, orderExtraPurchase } from '../src/bookings/orders/order-extra-schema.ts';
import type { orderRefund } from '../src/bookings/orders/order-schema.ts';
import type { sandboxAuthorisation } from '../src/bookings/payments/sandbox/sandbox-schema.ts';
import { groupBy } from './group-by.ts';

/** What an audit reads of extras. */
export interface ExtraBooks {
  readonly purchases: readonly (typeof orderExtraPurchase.$inferSelect)[];
  readonly extras: readonly (typeof orderExtra.$inferSelect)[];
  readonly refunds: readonly (typeof orderRefund.$inferSelect)[];
  /** Places in line and seats of flights that purchases keep. */
  readonly places: readonly (typeof boardingPlace.$inferSelect)[];
  readonly seats: readonly (typeof legSeat.$inferSelect)[];
  readonly authorisations: readonly (typeof sandboxAuthorisation.$inferSelect)[];
  /** Tells whether a mail whose `Message-ID` begins so was taken. */
  readonly isMailed: (kind: string, id: string) => boolean;
}

/**
 * Finds the purchases of extras of which something is wrong: a confirmed one is paid once, for what its extras cost, gave back what those
 * cost that were refunded, once, has its mail, and a place in line for each that it bought; of another one nothing was taken, and it has
 * neither extras nor, once it is released, a place or a seat.
 */
export function auditExtras(books: ExtraBooks): readonly string[] {
  const { purchases, extras, refunds, places, seats, authorisations, isMailed } = books;
  const placesOf = groupBy(places, ({ purchaseId }) => purchaseId ?? '');
  const seatsOf = groupBy(seats, ({ purchaseId }) => purchaseId ?? '');
  const extrasOf = groupBy(extras, ({ purchaseId }) => purchaseId);
  const refundsOf = groupBy(refunds, ({ paymentId }) => paymentId);
  const authorisationsOf = groupBy(authorisations, ({ reference }) => reference);
  const isRight = ({ id, status, payment, capturedAt }: ExtraBooks['purchases'][number]): boolean => {
    const own = extrasOf(id);
    const back = refundsOf(payment.id);
    const [moved, ...others] = authorisationsOf(payment.movedWith ?? payment.id);
    // What was bought with an order is a part of its charge, which is held against both with the orders.
    const isPart = payment.movedWith !== undefined;
    if (status !== 'confirmed') {
      const isTaken = moved?.state === 'captured' || moved?.state === 'refunded';
      const isFree = moved?.state !== 'authorised' && placesOf(id).length === 0 && seatsOf(id).length === 0;
      return own.length === 0 && back.length === 0 && !isTaken && (status === 'held' || isFree);
    }
    const lined = own.filter(({ kind, state }) => kind === 'upgradedBoarding' && state === 'active');
    const refunded = own.filter(({ state }) => state === 'refunded');
    return (
      others.length === 0 &&
      placesOf(id).length === lined.length &&
      seatsOf(id).every(({ state }) => state !== 'held') &&
      (moved?.captures ?? 1) === 1 &&
      (capturedAt === null) === (payment.amountMinor === 0 && moved === undefined) &&
      (isPart || (moved?.amountMinor ?? 0) === sum(own)) &&
      payment.amountMinor === sum(own) &&
      (isPart || (moved?.refundedMinor ?? 0) === sum(refunded)) &&
      sum(back) === sum(refunded) &&
      back.every(({ refundedAt }) => refundedAt !== null) &&
      (payment.amountMinor === 0 || isMailed('extras', id))
    );
  };
  return purchases.filter((purchase) => !isRight(purchase)).map(({ id }) => id);
}

function sum(rows: readonly { readonly amountMinor: number }[]): number {
  return rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
