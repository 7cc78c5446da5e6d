import type { Contact, Passenger } from '@airline/contract';
import { sql } from 'drizzle-orm';

import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import type { LegSeats } from './rules/journey.ts';
import type { PaidWith } from './rules/paid-with.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';

/** The seats of an aircraft beside those that are wanted on it. */
export interface WantedSeats extends LegSeats {
  readonly seats: number;
}

/** An order that takes its seats now, and the request that asks for it. */
export interface NewOrder {
  readonly id: string;
  readonly offerHash: string;
  readonly travellersHash: string;
  readonly offer: OfferContent;
  readonly passengers: readonly Passenger[];
  readonly contact: Contact;
  /** Whose it is; always somebody's when points pay. */
  readonly accountId: string | null;
  readonly paidWith: PaidWith;
  readonly seats: readonly WantedSeats[];
  readonly createdAt: Date;
  readonly holdExpiresAt: Date;
  readonly settleAfter: Date;
  readonly request: { readonly key: string; readonly requestHash: string; readonly lockedUntil: Date };
}

/**
 * Whether an order is held, or why it is not: its key or its offer is taken, a leg has no seats left, or its account has
 * too few points.
 */
export type Holding = 'held' | 'keyTaken' | 'offerTaken' | 'soldOut' | 'pointsInsufficient';

/** What the schema's constraints say when they stop a statement. */
const stoppedBy: Readonly<Record<string, Holding>> = {
  idempotency_key_pkey: 'keyTaken',
  booking_order_live_offer: 'offerTaken',
  leg_inventory_sold_within_seats: 'soldOut',
  points_movement_not_below_zero: 'pointsInsufficient',
};

/**
 * Claims the request's key, writes the order as held, and takes its seats on all legs: everything, or nothing.
 *
 * It is one statement, which the database does wholly or not at all. A seat cannot be sold twice: the constraint of the
 * table stops the statement that would, and who comes second sees what the first one left. It counts with the smaller one
 * of two aircraft: the row's, and that of the schedule which this gateway knows; for a moment either may be of before an
 * import. Everybody locks key, order and then legs by their ids, so that no two wait for each other.
 *
 * Nor can a point be spent twice: at the statement's end the trigger of the points locks the account and counts what is left.
 */
export async function holdOrder(db: Database, order: NewOrder): Promise<Holding> {
  if (order.seats.some(({ count, seats }) => count > seats)) return 'soldOut';
  try {
    await insertAll(db, order);
    return 'held';
  } catch (error) {
    const why = stoppedBy[brokenConstraint(error) ?? ''];
    if (why === undefined) throw error;
    return why;
  }
}

async function insertAll(db: Database, order: NewOrder): Promise<void> {
  const { contact, request } = order;
  const passengers = order.passengers.map(({ document, ...passenger }, position) => ({
    ...passenger,
    position,
    documentNumber: document?.number,
    documentNationality: document?.nationality,
    documentExpiresOn: document?.expiresOn,
  }));
  const createdAt = order.createdAt.toISOString();
  const spent =
    order.paidWith === 'points'
      ? sql`, spent as (
      insert into points_movement (account_id, order_id, kind, points, at)
      select ${order.accountId}::uuid, id, 'spent', ${-order.offer.price.points}::integer, ${createdAt}::timestamptz
      from held
    )`
      : sql``;
  await db.execute(sql`
    with claimed as (
      insert into idempotency_key (key, request_hash, order_id, created_at, locked_until)
      values (${request.key}, ${request.requestHash}, ${order.id}, ${createdAt}, ${request.lockedUntil.toISOString()})
      returning order_id
    ), held as (
      insert into booking_order
        (id, status, offer_hash, travellers_hash, offer, email, phone, language, account_id, paid_with, created_at,
         hold_expires_at, settle_after)
      select order_id, 'held', ${order.offerHash}, ${order.travellersHash}, ${JSON.stringify(order.offer)}::jsonb,
        ${contact.email}, ${contact.phone}, ${contact.language}, ${order.accountId}::uuid, ${order.paidWith},
        ${createdAt}::timestamptz, ${order.holdExpiresAt.toISOString()}::timestamptz,
        ${order.settleAfter.toISOString()}::timestamptz
      from claimed
      returning id
    ), flying as (
      insert into order_passenger
        (order_id, position, kind, first_name, middle_name, last_name, suffix, birth_date, gender, redress_number,
         known_traveler_number, frequent_flyer_number, document_number, document_nationality, document_expires_on,
         assistance)
      select held.id, p.position, p.kind, p."firstName", p."middleName", p."lastName", p.suffix, p."birthDate", p.gender,
        p."redressNumber", p."knownTravelerNumber", p."frequentFlyerNumber", p."documentNumber", p."documentNationality",
        p."documentExpiresOn", p.assistance
      from held, jsonb_to_recordset(${JSON.stringify(passengers)}::jsonb) as p (
        position smallint, kind text, "firstName" text, "middleName" text, "lastName" text, suffix text, "birthDate" date,
        gender text, "redressNumber" text, "knownTravelerNumber" text, "frequentFlyerNumber" text, "documentNumber" text,
        "documentNationality" text, "documentExpiresOn" date, assistance text[])
    )${spent}
    insert into leg_inventory (leg_id, date, seats, sold)
    select l."legId", l.date, l.seats, l.count
    from held, jsonb_to_recordset(${JSON.stringify(order.seats)}::jsonb) as l
      ("legId" text, date date, seats integer, count integer)
    order by l."legId"
    on conflict (leg_id) do update set sold = leg_inventory.sold + excluded.sold,
      seats = case when leg_inventory.sold + excluded.sold > excluded.seats then excluded.seats else leg_inventory.seats end`);
}
