import type { Passenger, TripCancellation } from '@airline/contract';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';

import type { BookedPassenger, BookedTrip } from './rules/trip-view.ts';
import type { Database } from '../../database/database.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { toFundsGivenBack } from '../funds/rules/funds-given-back.ts';
import { type FundOfOrder, readFundsOfOrders } from './order-fund-store.ts';
import { readChangesOf, toTravelCredit } from './order-change-store.ts';
import { readPaymentsOf } from './order-payment-store.ts';
import { bookingOrder, orderCancellation, orderPassenger, ticket } from './order-schema.ts';
import { readEarlierVersionsOf } from './order-version-store.ts';

/** Reads the travellers of an order, in their order. */
export async function readPassengers(db: Database, orderId: string): Promise<readonly Passenger[]> {
  const rows = await db
    .select()
    .from(orderPassenger)
    .where(eq(orderPassenger.orderId, orderId))
    .orderBy(asc(orderPassenger.position));
  return rows.map(toPassenger);
}

/** An order that was confirmed, with the id that it has in the store and the account that it was made with. */
export type StoredTrip = BookedTrip & {
  readonly orderId: string;
  readonly accountId: string | null;
  /** How often what it books was changed. */
  readonly version: number;
  /** The travel funds that paid a part of it. */
  readonly funds: readonly FundOfOrder[];
  /** Everybody for whom it was booked, who no longer flies too. */
  readonly everybody: readonly StoredPassenger[];
};

/** A passenger by their position in the order. */
export interface StoredPassenger extends BookedPassenger {
  readonly position: number;
  /** The first version of the order on which they do not fly; null while they do. */
  readonly leftInVersion: number | null;
}

/** Gives who flies on a version of an order. */
export function listFlying({ everybody }: Pick<StoredTrip, 'everybody'>, version: number): readonly StoredPassenger[] {
  return everybody.filter(({ leftInVersion }) => leftInVersion === null || leftInVersion > version);
}

/** Reads an order that was confirmed whole, by its id or its locator: what it books now. It may have been cancelled since. */
export async function readBookedTrip(
  db: Database,
  by: { readonly orderId: string } | { readonly recordLocator: string },
): Promise<StoredTrip | undefined> {
  const [trip] = await readBookedTrips(
    db,
    'orderId' in by ? eq(bookingOrder.id, by.orderId) : eq(bookingOrder.recordLocator, by.recordLocator),
  );
  return trip;
}

/** Reads the orders that were made with an account, or on which somebody flies with a number. */
export async function readTripsOfAccount(
  db: Database,
  { accountId, accountNumber }: { readonly accountId: string; readonly accountNumber: string | null },
): Promise<readonly StoredTrip[]> {
  const ofAccount = eq(bookingOrder.accountId, accountId);
  if (accountNumber === null) return readBookedTrips(db, ofAccount);
  const withNumber = db
    .select({ orderId: orderPassenger.orderId })
    .from(orderPassenger)
    .where(eq(orderPassenger.frequentFlyerNumber, accountNumber));
  return readBookedTrips(db, or(ofAccount, inArray(bookingOrder.id, withNumber)));
}

/** Finds the ids of the orders of {@link readTripsOfAccount} by their record locators. */
export async function findOrdersOfAccount(
  db: Database,
  { accountId, accountNumber }: { readonly accountId: string; readonly accountNumber: string | null },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = (await db.execute(sql`
    select id, record_locator as "recordLocator" from booking_order where account_id = ${accountId}
    union
    select o.id, o.record_locator from order_passenger p join booking_order o on o.id = p.order_id
    where p.frequent_flyer_number = ${accountNumber}`)) as {
    readonly rows: readonly { readonly id: string; readonly recordLocator: string | null }[];
  };
  return new Map(rows.map(({ id, recordLocator }) => [recordLocator ?? '', id]));
}

async function readBookedTrips(db: Database, which: SQL | undefined): Promise<readonly StoredTrip[]> {
  const orders = await db
    .select()
    .from(bookingOrder)
    .leftJoin(orderCancellation, eq(orderCancellation.orderId, bookingOrder.id))
    .leftJoin(travelCredit, eq(travelCredit.orderId, bookingOrder.id))
    .where(which);
  if (orders.length === 0) return [];
  const ids = orders.map(({ booking_order: { id } }) => id);
  const passengers = await db
    .select()
    .from(orderPassenger)
    .leftJoin(ticket, and(eq(ticket.orderId, orderPassenger.orderId), eq(ticket.position, orderPassenger.position)))
    .where(inArray(orderPassenger.orderId, ids))
    .orderBy(asc(orderPassenger.position));
  const paymentsOf = await readPaymentsOf(db, ids);
  const changed = orders.flatMap(({ booking_order: { id, version } }) => (version > 0 ? [id] : []));
  const withFunds = orders.flatMap(({ booking_order: row }) =>
    paymentsOf(row).some(({ kind }) => kind === 'travelFund') ? [row.id] : [],
  );
  const fundsOf = await readFundsOfOrders(db, withFunds);
  const versionsOf = await readEarlierVersionsOf(db, changed);
  const changesOf = await readChangesOf(db, changed);
  return orders.flatMap(({ booking_order: row, order_cancellation: cancelled, travel_credit }) => {
    if (row.recordLocator === null || row.confirmedAt === null) return [];
    const [asBooked] = versionsOf(row.id);
    const everybody = passengers
      .filter(({ order_passenger: { orderId } }) => orderId === row.id)
      .map(({ order_passenger: passenger, ticket: issued }) => ({
        ...toPassenger(passenger),
        position: passenger.position,
        leftInVersion: passenger.leftInVersion,
        ...(issued === null ? {} : { ticketSerial: issued.serial }),
      }));
    return {
      orderId: row.id,
      accountId: row.accountId,
      recordLocator: row.recordLocator,
      confirmedAt: row.confirmedAt,
      version: row.version,
      funds: fundsOf(row.id),
      offer: row.offer,
      ...(asBooked === undefined ? {} : { offerAsBooked: asBooked.offer }),
      changes: changesOf(row.id),
      contact: { email: row.email, phone: row.phone, language: row.language },
      payments: paymentsOf(row),
      paidWith: row.paidWith,
      agreement: row.agreement,
      ...(cancelled === null
        ? {}
        : { cancellation: toCancellation(cancelled, { order: row, credit: travel_credit, funds: fundsOf(row.id) }) }),
      everybody,
      passengers: everybody.filter(({ leftInVersion }) => leftInVersion === null),
    };
  });
}

function toCancellation(
  row: typeof orderCancellation.$inferSelect,
  {
    order: { offer, paidWith },
    credit,
    funds,
  }: {
    readonly order: Pick<typeof bookingOrder.$inferSelect, 'offer' | 'paidWith'>;
    readonly credit: typeof travelCredit.$inferSelect | null;
    readonly funds: readonly FundOfOrder[];
  },
): TripCancellation {
  const returned = funds.map(({ returnedMinor, ...fund }) => ({ ...fund, amountMinor: returnedMinor }));
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  return {
    cancelledAt: row.cancelledAt.toISOString(),
    refund: usd(row.refundMinor),
    credit: usd(row.creditMinor),
    ...toFundsGivenBack(returned, row.cancelledAt),
    forfeited: usd(row.forfeitedMinor),
    pointsReturned: paidWith === 'points' ? offer.price.points : 0,
    ...(row.refundedAt === null ? {} : { refundedAt: row.refundedAt.toISOString() }),
    ...(credit === null ? {} : { travelCredit: toTravelCredit(credit) }),
  };
}

function toPassenger(row: typeof orderPassenger.$inferSelect): Passenger {
  const { documentNumber, documentNationality, documentExpiresOn } = row;
  return {
    kind: row.kind,
    firstName: row.firstName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    gender: row.gender,
    assistance: row.assistance,
    ...(row.middleName === null ? {} : { middleName: row.middleName }),
    ...(row.suffix === null ? {} : { suffix: row.suffix }),
    ...(row.redressNumber === null ? {} : { redressNumber: row.redressNumber }),
    ...(row.knownTravelerNumber === null ? {} : { knownTravelerNumber: row.knownTravelerNumber }),
    ...(row.frequentFlyerNumber === null ? {} : { frequentFlyerNumber: row.frequentFlyerNumber }),
    ...(documentNumber === null || documentNationality === null || documentExpiresOn === null
      ? {}
      : { document: { number: documentNumber, nationality: documentNationality, expiresOn: documentExpiresOn } }),
  };
}
