import { isHolder, isTripOf } from './rules/account-trips.ts';
import { isSamePerson } from '../../accounts/identity/rules/person-name.ts';
import { formatTicketNumber } from '../orders/rules/ticket-number.ts';
import { readOrdersOfAccount, type StoredOrder } from './order-export-store.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../accounts/identity/account-store.ts';

/** Writes the orders of an account's trips, those that were never confirmed included. */
export async function exportOrders(db: Database, account: Account): Promise<readonly Record<string, unknown>[]> {
  const orders = await readOrdersOfAccount(db, account);
  return orders
    .filter(({ order: { accountId }, passengers }) =>
      isTripOf(account, { accountId, passengers: passengers.map(({ passenger }) => passenger) }),
    )
    .map((order) => exportOrder(order, account));
}

/**
 * Writes an order as its person may have it (GDPR article 15 §4: the rights of others stand).
 *
 * 1. Of the person themselves, by their names and their number or birth date: everything.
 * 2. Of who flies with them: kind and names.
 * 3. Contact and payment only when the order was made with the account.
 */
function exportOrder(
  {
    order,
    campaign,
    earlier,
    changes,
    corrections,
    rebookings,
    checkIns,
    seats,
    purchases,
    extras,
    passengers,
    payments,
  }: StoredOrder,
  account: Account,
): Record<string, unknown> {
  const isOwn = order.accountId === account.id;
  return {
    status: order.status,
    recordLocator: order.recordLocator,
    orderedAt: order.createdAt,
    confirmedAt: order.confirmedAt,
    journeys: exportJourneys(order.offer),
    changes: earlier.flatMap(({ offer, replacedAt, number }) => {
      // A new ticket for a corrected name changes no flight, nor does an extra.
      if ([...corrections, ...purchases].some(({ replaces }) => replaces === number)) {
        if (!changes.some((change) => change.status === 'confirmed' && change.replaces === number)) return [];
      }
      const made = changes.find((change) => change.status === 'confirmed' && change.replaces === number);
      return {
        changedAt: replacedAt,
        journeysBefore: exportJourneys(offer),
        difference: isOwn ? made?.difference : undefined,
        agreement: isOwn ? (made?.agreement ?? undefined) : undefined,
        cancelledPart: made?.cancelledPart ?? undefined,
      };
    }),
    changesNotMade: changes
      .filter(({ status }) => status !== 'confirmed')
      .map(({ status, createdAt, offer }) => ({ status, askedAt: createdAt, journeys: exportJourneys(offer) })),
    // Who ran the command is nothing of the person's.
    rebookings: rebookings.map(({ at, kind, legId, before, after }) => ({
      rebookedAt: at,
      because: kind,
      flight: legId,
      flightsBefore: before,
      flightsAfter: after ?? undefined,
    })),
    extras: isOwn ? purchases.map((purchase) => exportPurchase(purchase, extras)) : undefined,
    cameFrom: isOwn ? campaign : undefined,
    price: isOwn ? order.offer.price : undefined,
    contactsBefore: isOwn ? corrections.flatMap(exportContactBefore) : undefined,
    contact: isOwn ? { email: order.email, phone: order.phone, language: order.language } : undefined,
    payments: isOwn && order.confirmedAt !== null ? payments.map(exportPayment) : undefined,
    passengers: passengers.map(({ passenger, ticketSerial }) => {
      const ticketNumber = ticketSerial === undefined ? undefined : formatTicketNumber(ticketSerial);
      const { kind, firstName, lastName } = passenger;
      const noLongerFlies = passenger.leftInVersion === null ? undefined : true;
      if (!isThemselves(passenger, account)) return { kind, firstName, lastName, noLongerFlies };
      const { orderId: _order, position, leftInVersion: _version, ...everything } = passenger;
      const checkedIn = checkIns
        .filter((each) => each.passenger === position)
        .map(({ legId, at, sequence, position: place }) => ({
          flight: legId,
          at,
          sequence,
          position: place ?? undefined,
        }));
      const ownSeats = seats.flatMap((each) =>
        each.passenger === position ? [{ flight: each.legId, seat: each.seat, state: each.state }] : [],
      );
      return {
        ...everything,
        ticketNumber,
        noLongerFlies,
        checkedIn,
        seats: ownSeats,
        namesBefore: exportNamesBefore(corrections, position),
      };
    }),
  };
}

function exportContactBefore({ correction, correctedAt, undoneAt }: StoredOrder['corrections'][number]) {
  return correction.kind === 'contact' ? [{ ...correction.before, correctedAt, undoneAt }] : [];
}

function exportNamesBefore(corrections: StoredOrder['corrections'], place: number) {
  return corrections.flatMap(({ correction, position, correctedAt }) =>
    correction.kind === 'name' && position === place ? [{ ...correction.before, correctedAt }] : [],
  );
}

function exportPurchase(
  { id, status, createdAt, payment, capturedAt }: StoredOrder['purchases'][number],
  extras: StoredOrder['extras'],
): Record<string, unknown> {
  const { kind, brand, lastFour, account, amountMinor, currency } = payment;
  return {
    status,
    askedAt: createdAt,
    payment: { [kind]: account ?? brand, lastFour, amount: { amountMinor, currency }, takenAt: capturedAt },
    extras: extras
      .filter(({ purchaseId }) => purchaseId === id)
      .map((extra) => ({
        kind: extra.kind,
        passenger: extra.passenger,
        flight: extra.legId ?? undefined,
        amountMinor: extra.amountMinor,
        state: extra.state,
        endedAt: extra.endedAt ?? undefined,
      })),
  };
}

function exportPayment(payment: StoredOrder['payments'][number]): Record<string, unknown> {
  const { kind, brand, lastFour, account, wallet, amountMinor, currency, points, capturedAt } = payment;
  if (points !== null) return { points };
  if (kind === 'travelFund') return { travelFund: { lastFour }, amount: { amountMinor, currency } };
  const payer = { [kind]: account ?? brand, lastFour, ...(wallet === null ? {} : { wallet }) };
  return { ...payer, amount: { amountMinor, currency }, takenAt: capturedAt };
}

function exportJourneys({ bounds }: StoredOrder['order']['offer']) {
  return bounds.map(({ itinerary, family }) => ({ fareFamily: family, flights: itinerary.legs }));
}

function isThemselves(passenger: StoredOrder['passengers'][number]['passenger'], account: Account): boolean {
  const { firstName, lastName, birthDate } = account;
  if (firstName === null || lastName === null) return false;
  return (
    isHolder(account, passenger) ||
    (passenger.birthDate === birthDate && isSamePerson({ firstName, lastName }, passenger))
  );
}
