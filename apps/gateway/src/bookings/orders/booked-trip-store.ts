import type { Passenger, TripCancellation } from '@airline/contract';
import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';

import type { BookedPassenger, BookedTrip } from './rules/trip-view.ts';
import type { Database } from '../../database/database.ts';
import { type JsonRow, rowFromJson } from '../../database/row-from-json.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { toFundsGivenBack } from '../funds/rules/funds-given-back.ts';
import { type FundMovementJson, type FundOfOrder, selectFundMovements, toFunds } from './order-fund-store.ts';
import { selectCheckIns, type StoredCheckIn } from './check-in-store.ts';
import { selectRebookedTo } from './order-rebooking-store.ts';
import {
  type EndedExtrasJson,
  type KeptPlace,
  selectEndedExtras,
  selectExtras,
  selectKeptPlaces,
  type StoredExtra,
} from './order-extra-store.ts';
import { selectGoneSeats, selectSeats } from './leg-seat-store.ts';
import type { TakenSeat } from './rules/taken-seat.ts';
import { type ChangeJson, selectChanges, toChanges, toTravelCredit } from './order-change-store.ts';
import { bookingOrder, orderCancellation, orderPassenger, orderPayment } from './order-schema.ts';
import { toOrderPayments } from './rules/order-payment.ts';

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
  /** The company that it is booked under. */
  readonly companyId: string | null;
  readonly version: number;
  /** How often its travellers or its contact were corrected. */
  readonly revision: number;
  /** The travel funds that paid a part of it. */
  readonly funds: readonly FundOfOrder[];
  /** Everybody for whom it was booked, who no longer flies too. */
  readonly everybody: readonly StoredPassenger[];
  readonly passengers: readonly StoredPassenger[];
  /** Who of them checked in for which of its flights. */
  readonly checkIns: readonly StoredCheckIn[];
  /** What it has beside its fares. */
  readonly extras: readonly StoredExtra[];
  /** The places in line that are kept for its travellers. */
  readonly places: readonly KeptPlace[];
  /** The seats that they have, and those that they had until the aircraft became another one. */
  readonly seats: readonly TakenSeat[];
  readonly goneSeats: readonly TakenSeat[];
};

/** A passenger by their position in the order. */
export interface StoredPassenger extends BookedPassenger {
  readonly position: number;
  /** The first version of the order on which they do not fly; null while they do. */
  readonly leftInVersion: number | null;
  /** Who of the order's company they are. */
  readonly companyMemberId: string | null;
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

/** Reads orders that were confirmed whole, by their ids, in no order. */
export async function readTripsOfOrders(db: Database, orderIds: readonly string[]): Promise<readonly StoredTrip[]> {
  return orderIds.length === 0 ? [] : readBookedTrips(db, inArray(bookingOrder.id, [...orderIds]));
}

/** By what orders of an account are found: those that it made, those with its number, and those with its holder as one of a company. */
interface OwnerKeys {
  readonly accountId: string;
  readonly accountNumber: string | null;
  readonly memberIds: readonly string[];
}

/** Reads the orders that were made with an account, or on which somebody flies with its number or as its holder in a company. */
export async function readTripsOfAccount(db: Database, keys: OwnerKeys): Promise<readonly StoredTrip[]> {
  return readBookedTrips(db, or(eq(bookingOrder.accountId, keys.accountId), ...flownBy(db, keys)));
}

function flownBy(db: Database, { accountNumber, memberIds }: Omit<OwnerKeys, 'accountId'>): SQL[] {
  const { orderId, frequentFlyerNumber, companyMemberId } = orderPassenger;
  return [
    ...(accountNumber === null ? [] : [eq(frequentFlyerNumber, accountNumber)]),
    ...(memberIds.length === 0 ? [] : [inArray(companyMemberId, [...memberIds])]),
  ].map((which) => inArray(bookingOrder.id, db.select({ orderId }).from(orderPassenger).where(which)));
}

/** Finds the ids of the orders of {@link readTripsOfAccount} by their record locators. */
export async function findOrdersOfAccount(db: Database, keys: OwnerKeys): Promise<ReadonlyMap<string, string>> {
  const { id, recordLocator, accountId } = bookingOrder;
  // Each by the index of its own.
  const found = await Promise.all(
    [eq(accountId, keys.accountId), ...flownBy(db, keys)].map((which) =>
      db.select({ id, recordLocator }).from(bookingOrder).where(which),
    ),
  );
  return new Map(found.flat().map((row) => [row.recordLocator ?? '', row.id]));
}

/** What one statement reads of an order: rows as JSON, lists of them in their order. */
interface OrderJson {
  readonly order: JsonRow;
  readonly cancellation: JsonRow | null;
  readonly credit: JsonRow | null;
  readonly passengers: readonly (JsonRow & { readonly ticket_serial: number | null })[];
  readonly payments: readonly JsonRow[] | null;
  readonly fundMovements: readonly FundMovementJson[] | null;
  readonly offerAsBooked: OfferContent | null;
  readonly changes: readonly ChangeJson[] | null;
  readonly rebookedTo: readonly string[] | null;
  readonly checkIns: readonly StoredCheckIn[] | null;
  readonly extras: readonly StoredExtra[] | null;
  readonly endedExtras: EndedExtrasJson | null;
  readonly places: readonly KeptPlace[] | null;
  readonly seats: readonly TakenSeat[] | null;
  readonly goneSeats: readonly TakenSeat[] | null;
  readonly company: { readonly name: string; readonly costCentre: string | null } | null;
}

/** One statement reads all of a trip, as it is at one moment. */
async function readBookedTrips(db: Database, which: SQL | undefined): Promise<readonly StoredTrip[]> {
  const result = await db.execute(sql`
    select to_jsonb(booking_order) as "order",
      (select to_jsonb(c) from order_cancellation c where c.order_id = booking_order.id) as cancellation,
      (select to_jsonb(f) from travel_credit f where f.order_id = booking_order.id) as credit,
      (select jsonb_agg(to_jsonb(p) || jsonb_build_object('ticket_serial', t.serial) order by p.position)
        from order_passenger p left join ticket t on t.order_id = p.order_id and t.position = p.position
        where p.order_id = booking_order.id) as passengers,
      (select jsonb_agg(to_jsonb(p) order by p.position) from order_payment p where p.order_id = booking_order.id) as payments,
      ${selectFundMovements} as "fundMovements",
      (select v.offer from order_version v where v.order_id = booking_order.id order by v.number limit 1) as "offerAsBooked",
      ${selectChanges} as changes,
      ${selectRebookedTo} as "rebookedTo",
      ${selectCheckIns} as "checkIns",
      ${selectExtras} as extras,
      ${selectEndedExtras} as "endedExtras",
      ${selectKeptPlaces} as places,
      ${selectSeats} as seats,
      ${selectGoneSeats} as "goneSeats",
      (select jsonb_build_object('name', c.name, 'costCentre', (
          select cc.code || ' ' || cc.name from company_cost_centre cc where cc.id = booking_order.cost_centre_id
        )) from company c where c.id = booking_order.company_id) as company
    from booking_order where ${which}`);
  const { rows } = result as { readonly rows: readonly OrderJson[] };
  return rows.flatMap((read) => {
    const row = rowFromJson(bookingOrder, read.order);
    if (row.recordLocator === null || row.confirmedAt === null) return [];
    const funds = toFunds(read.fundMovements ?? []);
    const everybody = read.passengers.map((json) => {
      const passenger = rowFromJson(orderPassenger, json);
      return {
        ...toPassenger(passenger),
        position: passenger.position,
        leftInVersion: passenger.leftInVersion,
        companyMemberId: passenger.companyMemberId,
        ...(json.ticket_serial === null ? {} : { ticketSerial: json.ticket_serial }),
      };
    });
    return {
      orderId: row.id,
      accountId: row.accountId,
      companyId: row.companyId,
      ...(read.company === null ? {} : { company: { ...read.company, reference: row.companyReference } }),
      recordLocator: row.recordLocator,
      confirmedAt: row.confirmedAt,
      version: row.version,
      revision: row.revision,
      funds,
      offer: row.offer,
      ...(read.offerAsBooked === null ? {} : { offerAsBooked: read.offerAsBooked }),
      changes: toChanges(read.changes ?? [], everybody),
      rebookedTo: read.rebookedTo ?? [],
      checkIns: read.checkIns ?? [],
      extras: read.extras ?? [],
      places: read.places ?? [],
      seats: read.seats ?? [],
      goneSeats: read.goneSeats ?? [],
      contact: { email: row.email, phone: row.phone, language: row.language },
      payments: toOrderPayments(
        row,
        (read.payments ?? []).map((json) => rowFromJson(orderPayment, json)),
      ),
      paidWith: row.paidWith,
      agreement: row.agreement,
      ...(read.cancellation === null
        ? {}
        : {
            cancellation: toCancellation(rowFromJson(orderCancellation, read.cancellation), {
              order: row,
              credit: read.credit && rowFromJson(travelCredit, read.credit),
              funds,
              extras: read.endedExtras,
            }),
          }),
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
    extras,
  }: {
    readonly order: Pick<typeof bookingOrder.$inferSelect, 'offer' | 'paidWith'>;
    readonly credit: typeof travelCredit.$inferSelect | null;
    readonly funds: readonly FundOfOrder[];
    readonly extras: EndedExtrasJson | null;
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
    ...(extras === null ? {} : { extras: { refund: usd(extras.refundMinor), forfeited: usd(extras.forfeitedMinor) } }),
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
