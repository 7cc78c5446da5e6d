import { sandboxAuthorisation } from '../src/adapters/payment/sandbox/sandbox-schema.ts';
import { seatsTaken } from '../src/domain/orders/journey.ts';
import type { Database } from '../src/store/database.ts';
import { bookingOrder, developmentMail, legInventory, orderPayment, outbox, ticket } from '../src/store/schema.ts';

/** What the books say when nothing was lost and nothing happened twice; each list is empty when all is right. */
export interface BooksFaults {
  readonly legsWithWrongSeats: readonly string[];
  readonly confirmedWithoutOneCapture: readonly string[];
  readonly moneyWithoutOrder: readonly string[];
  readonly confirmedWithoutOneMail: readonly string[];
  readonly confirmedWithoutTicket: readonly string[];
  readonly unsettled: readonly string[];
}

/** What an audit finds: how many orders are confirmed, and what is wrong. */
export interface Audit {
  readonly confirmed: number;
  readonly faults: BooksFaults;
}

/** Audits all orders of a database against the seats, the processor's books and the mails. */
export async function auditBooks(db: Database): Promise<Audit> {
  const orders = await db.select().from(bookingOrder);
  const inventory = await db.select().from(legInventory);
  const authorisations = await db.select().from(sandboxAuthorisation);
  const payments = await db.select().from(orderPayment);
  const mails = await db.select().from(developmentMail);
  const tickets = await db.select().from(ticket);
  const waiting = (await db.select().from(outbox)).filter(({ doneAt }) => doneAt === null);

  const seats = new Map<string, number>();
  for (const { offer, status } of orders) {
    if (status === 'released') continue;
    for (const { legId, count } of seatsTaken(offer.bounds, offer.party)) {
      seats.set(legId, (seats.get(legId) ?? 0) + count);
    }
  }
  const confirmed = orders.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
  const held = orders.filter(({ status }) => status === 'held').map(({ id }) => id);
  const isCapturedOnce = (id: string): boolean =>
    authorisations.some(
      ({ reference, state, captures }) => reference === id && state === 'captured' && captures === 1,
    ) && payments.filter(({ orderId, capturedAt }) => orderId === id && capturedAt !== null).length === 1;
  const faults = {
    legsWithWrongSeats: inventory.filter((leg) => leg.sold !== (seats.get(leg.legId) ?? 0)).map(({ legId }) => legId),
    confirmedWithoutOneCapture: confirmed.filter((id) => !isCapturedOnce(id)),
    moneyWithoutOrder: authorisations
      .filter(({ state }) => state === 'authorised' || state === 'captured')
      .filter(({ reference }) => !confirmed.includes(reference))
      .map(({ reference }) => reference),
    confirmedWithoutOneMail: confirmed.filter(
      (id) => mails.filter(({ messageId }) => messageId.includes(id)).length !== 1,
    ),
    confirmedWithoutTicket: confirmed.filter((id) => !tickets.some(({ orderId }) => orderId === id)),
    unsettled: [...held, ...waiting.map(({ kind, orderId }) => `${kind} of ${orderId}`)],
  };
  return { confirmed: confirmed.length, faults };
}

/** The books of which nothing is wrong. */
export const soundBooks: BooksFaults = {
  legsWithWrongSeats: [],
  confirmedWithoutOneCapture: [],
  moneyWithoutOrder: [],
  confirmedWithoutOneMail: [],
  confirmedWithoutTicket: [],
  unsettled: [],
};
