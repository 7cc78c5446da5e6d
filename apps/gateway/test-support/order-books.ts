import { asc, eq } from 'drizzle-orm';

import { sandboxAuthorisation } from '../src/bookings/payments/sandbox/sandbox-schema.ts';
import { type Charge, isCharge, toOrderPayments } from '../src/bookings/orders/rules/order-payment.ts';
import { cardAmount } from '../src/bookings/orders/rules/paid-with.ts';
import { orderChange } from '../src/bookings/orders/order-change-schema.ts';
import { legSeat } from '../src/bookings/orders/leg-seat-schema.ts';
import { boardingPlace, orderExtra, orderExtraPurchase } from '../src/bookings/orders/order-extra-schema.ts';
import { orderCorrection } from '../src/bookings/orders/order-correction-schema.ts';
import { seatsTaken } from '../src/bookings/orders/rules/journey.ts';
import { account } from '../src/accounts/identity/identity-schema.ts';
import type { Database } from '../src/database/database.ts';
import { earnsPoints, pointsOfBounds } from '../src/loyalty/points/rules/earned-points.ts';
import {
  bookingOrder,
  orderCancellation,
  orderPassenger,
  orderPayment,
  orderRefund,
  ticket,
  tripNameKey,
} from '../src/bookings/orders/order-schema.ts';
import { travelCredit, travelFundMovement } from '../src/bookings/funds/fund-schema.ts';
import { job } from '../src/jobs/job-schema.ts';
import { legInventory } from '../src/flights/shopping/leg-inventory-schema.ts';
import { pointsMovement } from '../src/loyalty/points/points-schema.ts';
import { developmentMail } from '../src/mail/development-inbox/inbox-schema.ts';
import { toOrderMessageId } from '../src/bookings/trips/mail/order-message-id.ts';
import { auditCorrections, type CorrectionFaults } from './correction-books.ts';
import { groupBy } from './group-by.ts';
import { auditExtras } from './extra-books.ts';
import { auditMoney } from './money-books.ts';

/** What the books say when nothing was lost and nothing happened twice; each list is empty when all is right. */
export interface BooksFaults extends CorrectionFaults {
  readonly legsWithWrongSeats: readonly string[];
  readonly confirmedWithoutOneCapture: readonly string[];
  readonly moneyWithoutOrder: readonly string[];
  readonly confirmedWithoutMail: readonly string[];
  readonly confirmedWithoutTicket: readonly string[];
  /** What was given back is not what was paid, or was not given back once. */
  readonly cancelledWrongly: readonly string[];
  readonly cancelledWithoutMail: readonly string[];
  /** What was paid, less what changes gave back, is not the price of what is booked, or was not given back once. */
  readonly changedWrongly: readonly string[];
  readonly changedWithoutMail: readonly string[];
  /**
   * Points that an order moved otherwise than its state says: spent when it lives and returned when it does not, earned as
   * its fares say when it is confirmed, counting from the departures on.
   */
  readonly pointsMovedWrongly: readonly string[];
  /** Accounts that spent more than they had at that moment. */
  readonly overspent: readonly string[];
  /**
   * Travel funds whose movements do not begin with their amount or went below nothing, and orders and changes that spent or gave back
   * otherwise than their payments and their state say.
   */
  readonly fundsMovedWrongly: readonly string[];
  /** Purchases of extras that were not paid once, gave back otherwise than their extras say, or have no mail. */
  readonly extrasWrongly: readonly string[];
  /** All money together, in cents: what came in is not what went out, is booked, forfeited or left of travel funds. */
  readonly moneyUnbalanced: readonly string[];
  readonly unsettled: readonly string[];
}

/** What an audit finds: how many orders are confirmed or cancelled, how many changes and corrections were made, and what is wrong. */
export interface Audit {
  readonly confirmed: number;
  readonly cancelled: number;
  readonly changed: number;
  /** Purchases of extras and seats that were made. */
  readonly bought: number;
  /** Corrections of travellers and contacts, and what was taken back of them. */
  readonly corrected: number;
  readonly faults: BooksFaults;
}

/**
 * Audits all orders of a database against the seats, the processor's books and the mails.
 *
 * `mailsTaken` says how often each Message-ID was taken by a server outside; without it the development inbox counts, which keeps
 * each once. A mail that is sent again is no fault here: who is killed after a server took it has to send it again.
 */
export async function auditBooks(db: Database, mailsTaken?: ReadonlyMap<string, number>): Promise<Audit> {
  // What is at work meanwhile changes several of them: all are read as they stand at one moment.
  const books = await db.transaction(
    async (tx) => ({
      orders: await tx.select().from(bookingOrder),
      inventory: await tx.select().from(legInventory),
      authorisations: await tx.select().from(sandboxAuthorisation),
      payments: await tx.select().from(orderPayment),
      mails: await tx.select({ messageId: developmentMail.messageId }).from(developmentMail),
      tickets: await tx.select().from(ticket),
      refunds: await tx.select().from(orderRefund),
      cancellations: await tx.select().from(orderCancellation),
      changes: await tx.select().from(orderChange),
      corrections: await tx.select().from(orderCorrection),
      purchases: await tx.select().from(orderExtraPurchase),
      extras: await tx.select().from(orderExtra),
      places: await tx.select().from(boardingPlace),
      seats: await tx.select().from(legSeat),
      nameKeys: await tx.select().from(tripNameKey),
      credits: await tx.select().from(travelCredit),
      fundMovements: await tx.select().from(travelFundMovement).orderBy(asc(travelFundMovement.id)),
      points: await tx.select().from(pointsMovement).orderBy(asc(pointsMovement.id)),
      passengers: await tx.select().from(orderPassenger),
      members: await tx.select().from(account).where(eq(account.kind, 'member')),
      waiting: await tx.select().from(job),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { orders, inventory, authorisations, payments, mails, tickets, cancellations, credits, points, waiting } =
    books;

  const seats = new Map<string, number>();
  for (const { offer, status } of orders) {
    if (status === 'released' || status === 'cancelled') continue;
    for (const { legId, count } of seatsTaken(offer.bounds, offer.party)) {
      seats.set(legId, (seats.get(legId) ?? 0) + count);
    }
  }
  const heldChanges = books.changes.filter(({ status }) => status === 'held');
  for (const { legId, count } of heldChanges.flatMap((change) => change.seats.taken)) {
    seats.set(legId, (seats.get(legId) ?? 0) + count);
  }
  const changes = books.changes.filter(({ status }) => status === 'confirmed');
  const correctionsOf = groupBy(books.corrections, ({ orderId }) => orderId);
  const changesOf = groupBy(changes, ({ orderId }) => orderId);
  const confirmed = orders.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
  const held = orders.filter(({ status }) => status === 'held').map(({ id }) => id);
  const cancelled = orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  const paid = new Set([...confirmed, ...cancelled]);
  const authorisationsOf = groupBy(authorisations, ({ reference }) => reference);
  const rowsOf = groupBy(payments, ({ orderId }) => orderId);
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  const chargesOf = (id: string): readonly Charge[] => {
    const order = ordersById.get(id);
    return order === undefined ? [] : toOrderPayments(order, rowsOf(id)).filter(isCharge);
  };
  const ofPurchases = new Set(books.purchases.map(({ payment }) => payment.id));
  const purchasesOf = groupBy(
    books.purchases.filter(({ status }) => status === 'confirmed'),
    ({ orderId }) => orderId,
  );
  const refundsOf = groupBy(
    books.refunds.filter(({ paymentId }) => !ofPurchases.has(paymentId)),
    ({ orderId }) => orderId,
  );
  const ofPaidOrders = new Set([...paid].flatMap((id) => chargesOf(id).map((charge) => charge.id)));
  const cancellationsOf = groupBy(cancellations, ({ orderId }) => orderId);
  const creditsOf = groupBy(credits, ({ orderId }) => orderId);
  const pointsOf = groupBy(points, ({ orderId }) => orderId);
  const pointsOfAccount = groupBy(points, ({ accountId }) => accountId);
  const fundMovementsOf = groupBy(books.fundMovements, ({ fundNumber }) => fundNumber);
  const fundMovementsOfOrder = groupBy(books.fundMovements, ({ orderId }) => orderId);
  const passengersOf = groupBy(books.passengers, ({ orderId }) => orderId);
  const ticketsOf = groupBy(tickets, ({ orderId }) => orderId);
  /** Who flies with a seat has a ticket, and nobody else has one. */
  const isTicketed = (id: string): boolean => {
    const flying = passengersOf(id).filter(({ kind, leftInVersion }) => kind !== 'lapInfant' && leftInVersion === null);
    const places = (rows: readonly { readonly position: number }[]): string =>
      rows
        .map(({ position }) => position)
        .toSorted((one, other) => one - other)
        .join();
    return places(ticketsOf(id)) === places(flying);
  };
  const memberNumbers = new Set(books.members.map(({ accountNumber }) => accountNumber));
  /** What was bought with orders is moved with their charges, as a part of them. */
  const boughtWith = groupBy(
    books.purchases.filter(({ status }) => status === 'confirmed'),
    ({ payment }) => payment.movedWith ?? '',
  );
  const refundedOfExtras = (charge: Charge): readonly (typeof books.refunds)[number][] => {
    const parts = new Set(boughtWith(charge.id).map(({ payment }) => payment.id));
    return books.refunds.filter(({ paymentId }) => parts.has(paymentId));
  };
  const isCapturedOnce = (id: string): boolean => {
    const captured = rowsOf(id).filter(({ capturedAt }) => capturedAt !== null);
    const charges = chargesOf(id);
    return (
      captured.length === charges.length &&
      charges.every((charge) =>
        authorisationsOf(charge.id).some(
          ({ state, captures, amountMinor }) =>
            (state === 'captured' || state === 'refunded') &&
            captures === 1 &&
            amountMinor === charge.amountMinor + sumMinor(boughtWith(charge.id).map(({ payment }) => payment)),
        ),
      )
    );
  };
  const sumMinor = (amounts: readonly { readonly amountMinor: number }[]): number =>
    amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  /** What funds moved of an order itself, or of a change of it. */
  const fundMovementsBy = (id: string, subject: string | null) =>
    fundMovementsOfOrder(id).filter((moved) => moved.subject === subject);
  const fundsReturnedBy = (id: string, subject: string | null = null): readonly { readonly amountMinor: number }[] =>
    fundMovementsBy(id, subject).filter(({ kind }) => kind === 'returned');
  /** The funds among payments are spent once, for what they pay. */
  const areSpentOnce = (
    paying: readonly Pick<(typeof payments)[number], 'kind' | 'lastFour' | 'amountMinor'>[],
    moved: readonly (typeof books.fundMovements)[number][],
  ): boolean => {
    const paid = paying
      .filter(({ kind }) => kind === 'travelFund')
      .map(({ lastFour, amountMinor }) => `${lastFour} ${amountMinor}`);
    const taken = moved
      .filter(({ kind }) => kind === 'spent')
      .map(({ fundNumber, amountMinor }) => `${fundNumber.slice(-4)} ${-amountMinor}`);
    return paid.toSorted().join() === taken.toSorted().join();
  };
  /** A change spends the funds of its payments once, and gives back all of it when it is released, else what its difference says. */
  const isChangeSpendingRight = ({
    id,
    orderId,
    status,
    payments: paying,
    difference,
  }: (typeof books.changes)[number]) => {
    const moved = fundMovementsBy(orderId, id);
    const returned = sumMinor(fundsReturnedBy(orderId, id));
    const due = {
      held: 0,
      confirmed: sumMinor((difference.funds ?? []).map(({ amount }) => amount)),
      released: sumMinor(paying.filter(({ kind }) => kind === 'travelFund')),
    } as const;
    return areSpentOnce(paying, moved) && returned === due[status];
  };
  /**
   * Each fund of its payments is spent once, and never gets back more than it paid. A release gives back all of it; a change that was
   * made what its difference says.
   */
  const isSpendingRight = ({ id, status }: (typeof orders)[number]): boolean => {
    const moved = fundMovementsOfOrder(id).filter(({ kind }) => kind === 'spent' || kind === 'returned');
    const ofOrder = moved.filter(({ subject }) => subject === null);
    const ofChanges = new Set(changesOf(id).map((change) => change.id));
    const kept = moved.filter(({ subject }) => subject === null || ofChanges.has(subject));
    const returned = sumMinor(fundsReturnedBy(id));
    const isWithin = moved.every(
      ({ fundNumber }) => sumMinor(moved.filter((each) => each.fundNumber === fundNumber)) <= 0,
    );
    const spent = ofOrder.filter(({ kind }) => kind === 'spent');
    return (
      areSpentOnce(rowsOf(id), kept) &&
      isWithin &&
      (status === 'released' ? returned === -sumMinor(spent) : status === 'cancelled' || returned === 0)
    );
  };
  const sumOfChanges = (id: string, part: 'refund' | 'credit' | 'forfeited'): number =>
    changesOf(id).reduce((sum, { difference }) => sum + difference[part].amountMinor, 0);
  /** All that changes gave back of what was paid, or kept without giving anything for it. */
  const goneWithChanges = (id: string): number =>
    sumOfChanges(id, 'refund') +
    sumOfChanges(id, 'credit') +
    sumOfChanges(id, 'forfeited') +
    changesOf(id).reduce((sum, change) => sum + sumMinor(fundsReturnedBy(id, change.id)), 0);
  const isChangedRightly = ({ id, status, version, offer, paidWith }: (typeof orders)[number]): boolean => {
    const made = changesOf(id);
    // What was bought with the order made no version of it.
    const bought = purchasesOf(id).filter(({ replaces }) => replaces >= 0);
    const renamed = correctionsOf(id).filter(({ kind }) => kind === 'name');
    const refunds = refundsOf(id);
    const moved = chargesOf(id).flatMap((charge) => authorisationsOf(charge.id));
    const ofExtras = chargesOf(id).flatMap(refundedOfExtras);
    const isCredited = made.every(({ creditNumber, difference }) => {
      const credit = credits.find(({ number }) => number === creditNumber);
      return (credit?.amountMinor ?? 0) === difference.credit.amountMinor;
    });
    const isRefunded =
      refunds.every(({ refundedAt }) => refundedAt !== null) &&
      sumMinor(refunds) === sumOfChanges(id, 'refund') &&
      moved.reduce((sum, each) => sum + each.refundedMinor, 0) === sumMinor(refunds) + sumMinor(ofExtras);
    return (
      made.length + renamed.length + bought.length === version &&
      new Set([...made, ...renamed, ...bought].map(({ replaces }) => replaces)).size === version &&
      isCredited &&
      // A cancellation gives back all that is left: that is looked at with cancellations.
      (status === 'cancelled' ||
        (isRefunded && sumMinor(rowsOf(id)) - goneWithChanges(id) === cardAmount(offer.price, paidWith).amountMinor))
    );
  };
  const isCancelledRightly = (id: string): boolean => {
    const written = cancellationsOf(id);
    const [given] = written;
    const credited = creditsOf(id);
    const refunds = refundsOf(id);
    const moved = chargesOf(id).flatMap((charge) => authorisationsOf(charge.id));
    const ofExtras = chargesOf(id).flatMap(refundedOfExtras);
    if (given === undefined || written.length > 1) return false;
    const { refundMinor, creditMinor, fundsMinor, forfeitedMinor, refundedAt } = given;
    const refundedMinor = refundMinor + sumOfChanges(id, 'refund');
    return (
      refundMinor + creditMinor + fundsMinor + forfeitedMinor === sumMinor(rowsOf(id)) - goneWithChanges(id) &&
      sumMinor(fundsReturnedBy(id)) === fundsMinor &&
      credited.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === creditMinor &&
      credited.length === (creditMinor > 0 ? 1 : 0) &&
      moved.reduce((sum, each) => sum + each.refundedMinor, 0) === refundedMinor + sumMinor(ofExtras) &&
      moved.reduce((count, each) => count + each.refunds, 0) === refunds.length + ofExtras.length &&
      sumMinor(refunds) === refundedMinor &&
      refunds.every((refund) => refund.refundedAt !== null) &&
      (refundedAt !== null) === refundMinor > 0
    );
  };
  const movedBy = (id: string, kind: string): number =>
    pointsOf(id)
      .filter((moved) => moved.kind === kind)
      .reduce((sum, moved) => sum + moved.points, 0);
  const isPointsRight = ({ id, status, paidWith, offer }: (typeof orders)[number]): boolean => {
    const isLive = status === 'held' || status === 'confirmed';
    const ofHeldChange = heldChanges.find(({ orderId }) => orderId === id)?.difference.pointsDue ?? 0;
    const spent = 0 - (paidWith === 'points' && isLive ? offer.price.points : 0) - ofHeldChange;
    const tickets = passengersOf(id)
      .filter(({ kind, leftInVersion }) => kind !== 'lapInfant' && leftInVersion === null)
      .filter(({ position }) => earnsPoints(offer, position))
      .filter(({ frequentFlyerNumber }) => memberNumbers.has(frequentFlyerNumber));
    const isEarning = status === 'confirmed' && paidWith === 'card' && tickets.length > 0;
    const due = isEarning ? pointsOfBounds(offer).filter((earned) => earned.points > 0) : [];
    const earned = pointsOf(id).filter(({ kind }) => kind === 'earned');
    return (
      movedBy(id, 'spent') + movedBy(id, 'returned') === spent &&
      movedBy(id, 'earned') === due.reduce((sum, ofTicket) => sum + ofTicket.points * tickets.length, 0) &&
      earned.every(({ bound, countsFrom }) =>
        due.some((ofTicket) => ofTicket.bound === bound && Date.parse(ofTicket.countsFrom) === countsFrom?.getTime()),
      )
    );
  };
  const isOverspent = (spent: (typeof points)[number]): boolean =>
    pointsOfAccount(spent.accountId)
      .filter(({ id }) => id <= spent.id)
      .filter(({ countsFrom }) => countsFrom === null || countsFrom <= spent.at)
      .reduce((sum, moved) => sum + moved.points, 0) < 0;
  const messageIds = new Set([...(mailsTaken?.keys() ?? mails.map(({ messageId }) => messageId))].map(toIdOfMail));
  const isMailed = (subject: string, id: string): boolean =>
    messageIds.has(toIdOfMail(toOrderMessageId(subject, id, 'http://localhost')));
  const faults = {
    legsWithWrongSeats: inventory
      .filter((leg) => leg.sold !== (seats.get(leg.legId) ?? 0) || leg.sold > leg.seats)
      .map(({ legId }) => legId),
    confirmedWithoutOneCapture: [...paid].filter((id) => !isCapturedOnce(id)),
    moneyWithoutOrder: authorisations
      .filter(({ state }) => state === 'authorised' || state === 'captured' || state === 'refunded')
      .filter(({ reference }) => !ofPaidOrders.has(reference) && !ofPurchases.has(reference))
      .map(({ reference }) => reference),
    confirmedWithoutMail: [...paid].filter((id) => !isMailed('confirmation', id)),
    confirmedWithoutTicket: [...paid].filter((id) => !isTicketed(id)),
    cancelledWrongly: [
      ...cancelled.filter((id) => !isCancelledRightly(id)),
      ...cancellations.map(({ orderId }) => orderId).filter((id) => !cancelled.includes(id)),
    ],
    cancelledWithoutMail: cancelled.filter((id) => !isMailed('cancellation', id)),
    changedWrongly: orders.filter((order) => paid.has(order.id) && !isChangedRightly(order)).map(({ id }) => id),
    changedWithoutMail: changes.map(({ id }) => id).filter((id) => !isMailed('change', id)),
    pointsMovedWrongly: orders.filter((order) => !isPointsRight(order)).map(({ id }) => id),
    overspent: points.filter((moved) => moved.points < 0 && isOverspent(moved)).map(({ accountId }) => accountId),
    fundsMovedWrongly: [
      ...credits.filter((credit) => !isFundRight(credit, fundMovementsOf(credit.number))).map(({ number }) => number),
      ...orders.filter((order) => !isSpendingRight(order)).map(({ id }) => id),
      ...books.changes.filter((change) => !isChangeSpendingRight(change)).map(({ id }) => id),
    ],
    ...auditCorrections({ ...books, isMailed }),
    extrasWrongly: auditExtras({ ...books, isMailed }),
    moneyUnbalanced: auditMoney(books),
    unsettled: [
      ...held,
      ...heldChanges.map(({ id }) => id),
      ...books.purchases.filter(({ status }) => status === 'held').map(({ id }) => id),
      ...waiting.filter(isDueToday).map(({ kind, key }) => `${kind} of ${key}`),
    ],
  };
  return {
    confirmed: confirmed.length,
    cancelled: cancelled.length,
    changed: changes.length,
    bought: books.purchases.filter(({ status }) => status === 'confirmed').length,
    corrected: orders.filter(({ id }) => paid.has(id)).reduce((sum, { revision }) => sum + revision, 0),
    faults,
  };
}

/** What waits for the days before its flight, when check-in opens or early bird check-in is sold no more: the order is settled all the same. */
function isDueToday({ kind }: { readonly kind: string }): boolean {
  return kind !== 'checkInOpenMail' && kind !== 'earlyBirdPlaces';
}

/** Tells whether a fund began with its amount, once, and never had less than nothing. */
function isFundRight(
  { amountMinor }: typeof travelCredit.$inferSelect,
  movements: readonly (typeof travelFundMovement.$inferSelect)[],
): boolean {
  const begun = movements.filter(({ kind }) => kind === 'issued' || kind === 'transferredIn');
  let left = 0;
  const wasBelow = movements.some((moved) => {
    left += moved.amountMinor;
    return left < 0;
  });
  return !wasBelow && begun.length === 1 && begun[0]?.amountMinor === amountMinor;
}

/** Leaves of a Message-ID what does not depend on where the gateway is. */
function toIdOfMail(messageId: string): string {
  return messageId.replace(/^<|@.*$/g, '');
}

/** The books of which nothing is wrong. */
export const soundBooks: BooksFaults = {
  legsWithWrongSeats: [],
  confirmedWithoutOneCapture: [],
  moneyWithoutOrder: [],
  confirmedWithoutMail: [],
  confirmedWithoutTicket: [],
  cancelledWrongly: [],
  cancelledWithoutMail: [],
  changedWrongly: [],
  changedWithoutMail: [],
  pointsMovedWrongly: [],
  overspent: [],
  fundsMovedWrongly: [],
  correctedWrongly: [],
  correctedWithoutMail: [],
  extrasWrongly: [],
  moneyUnbalanced: [],
  unsettled: [],
};
