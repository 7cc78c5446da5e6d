import type { travelCredit, travelFundMovement } from '../src/bookings/funds/fund-schema.ts';
import type { orderChange } from '../src/bookings/orders/order-change-schema.ts';
import type { orderExtra } from '../src/bookings/orders/order-extra-schema.ts';
import type { bookingOrder, orderCancellation } from '../src/bookings/orders/order-schema.ts';
import { cardAmount } from '../src/bookings/orders/rules/paid-with.ts';
import type { sandboxAuthorisation } from '../src/bookings/payments/sandbox/sandbox-schema.ts';

/** What an audit reads of all money that came in and went out. */
export interface MoneyBooks {
  readonly orders: readonly (typeof bookingOrder.$inferSelect)[];
  readonly changes: readonly (typeof orderChange.$inferSelect)[];
  readonly cancellations: readonly (typeof orderCancellation.$inferSelect)[];
  readonly extras: readonly (typeof orderExtra.$inferSelect)[];
  readonly authorisations: readonly (typeof sandboxAuthorisation.$inferSelect)[];
  readonly credits: readonly (typeof travelCredit.$inferSelect)[];
  readonly fundMovements: readonly (typeof travelFundMovement.$inferSelect)[];
}

/**
 * Finds what is wrong with all money together, in cents: what was captured and the travel funds that no order gave are what was refunded,
 * what is booked, what was forfeited and what is left of all funds, or was until they expired.
 */
export function auditMoney(books: MoneyBooks): readonly string[] {
  const made = books.changes.filter(({ status }) => status === 'confirmed');
  const given = new Set(made.map(({ creditNumber }) => creditNumber));
  const fromOutside = books.credits.filter(
    ({ number, orderId, transferredFrom }) => orderId === null && transferredFrom === null && !given.has(number),
  );
  const capturedMinor = sum(books.authorisations.map(({ captures, amountMinor }) => captures * amountMinor));
  const inMinor = capturedMinor + sum(fromOutside.map(({ amountMinor }) => amountMinor));
  const outMinor =
    sum(books.authorisations.map(({ refundedMinor }) => refundedMinor)) +
    sum(
      books.orders
        .filter(({ status }) => status === 'confirmed')
        .map(({ offer, paidWith }) => cardAmount(offer.price, paidWith).amountMinor),
    ) +
    sum(made.map(({ difference }) => difference.forfeited.amountMinor)) +
    // An extra stays paid for, or was forfeited.
    sum(books.extras.filter(({ state }) => state !== 'refunded').map(({ amountMinor }) => amountMinor)) +
    sum(books.cancellations.map(({ forfeitedMinor }) => forfeitedMinor)) +
    // What expired is left of a fund too, but of no use to its holder.
    sum(books.fundMovements.filter(({ kind }) => kind !== 'expired').map(({ amountMinor }) => amountMinor));
  return inMinor === outMinor ? [] : [`${inMinor} cents came in where ${outMinor} went out or are there`];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
