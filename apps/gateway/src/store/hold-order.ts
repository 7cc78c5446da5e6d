import type { Contact, Passenger } from '@airline/contract';
import { sql } from 'drizzle-orm';

import type { OfferContent } from '../domain/offers/offer-token.ts';
import type { LegSeats } from '../domain/orders/journey.ts';
import type { Database } from './database.ts';

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
  readonly seats: readonly WantedSeats[];
  readonly createdAt: Date;
  readonly holdExpiresAt: Date;
  readonly settleAfter: Date;
  readonly request: { readonly key: string; readonly requestHash: string; readonly lockedUntil: Date };
}

/** Whether an order is held, or why it is not: its key or its offer is taken, or a leg has no seats left. */
export type Holding = 'held' | 'keyTaken' | 'offerTaken' | 'soldOut';

/** Undoes the transaction that it is thrown in, and says why. */
class Undone extends Error {
  readonly why: Exclude<Holding, 'held'>;
  constructor(why: Exclude<Holding, 'held'>) {
    super(why);
    this.why = why;
  }
}

/**
 * Claims the request's key, writes the order as held, and takes its seats on all legs: everything, or nothing.
 *
 * A seat cannot be sold twice: a leg's row changes only where its seats suffice, and who comes second sees what the first
 * one left. Everybody locks key, order and then legs by their ids, so that no two wait for each other.
 */
export async function holdOrder(db: Database, order: NewOrder): Promise<Holding> {
  if (order.seats.some(({ count, seats }) => count > seats)) return 'soldOut';
  try {
    await db.transaction(async (tx) => {
      const { claimed, held, taken } = await insertAll(tx, order);
      if (claimed === 0) throw new Undone('keyTaken');
      if (held === 0) throw new Undone('offerTaken');
      if (taken < order.seats.length) throw new Undone('soldOut');
    });
    return 'held';
  } catch (error) {
    if (error instanceof Undone) return error.why;
    throw error;
  }
}

interface InsertedCounts {
  readonly claimed: number;
  readonly held: number;
  readonly taken: number;
}

/** One statement for all rows: each round trip that is saved is time that nobody else waits for these legs. */
async function insertAll(tx: Database, order: NewOrder): Promise<InsertedCounts> {
  const { contact, request } = order;
  const passengers = order.passengers.map(({ document, ...passenger }, position) => ({
    ...passenger,
    position,
    documentNumber: document?.number,
    documentNationality: document?.nationality,
    documentExpiresOn: document?.expiresOn,
  }));
  const createdAt = order.createdAt.toISOString();
  const result = await tx.execute(sql`
    with claimed as (
      insert into idempotency_key (key, request_hash, order_id, created_at, locked_until)
      values (${request.key}, ${request.requestHash}, ${order.id}, ${createdAt}, ${request.lockedUntil.toISOString()})
      on conflict do nothing
      returning order_id
    ), held as (
      insert into booking_order
        (id, status, offer_hash, travellers_hash, offer, email, phone, language, created_at, hold_expires_at, settle_after)
      select order_id, 'held', ${order.offerHash}, ${order.travellersHash}, ${JSON.stringify(order.offer)}::jsonb,
        ${contact.email}, ${contact.phone}, ${contact.language}, ${createdAt}::timestamptz,
        ${order.holdExpiresAt.toISOString()}::timestamptz, ${order.settleAfter.toISOString()}::timestamptz
      from claimed
      on conflict do nothing
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
    ), taken as (
      insert into leg_inventory (leg_id, date, seats, sold)
      select l."legId", l.date, l.seats, l.count
      from held, jsonb_to_recordset(${JSON.stringify(order.seats)}::jsonb) as l
        ("legId" text, date date, seats integer, count integer)
      order by l."legId"
      on conflict (leg_id) do update set sold = leg_inventory.sold + excluded.sold
        where leg_inventory.sold + excluded.sold <= leg_inventory.seats
      returning leg_id
    )
    select (select count(*)::int from claimed) as claimed, (select count(*)::int from held) as held,
      (select count(*)::int from taken) as taken`);
  const { rows } = result as { readonly rows: readonly InsertedCounts[] };
  return rows[0] ?? { claimed: 0, held: 0, taken: 0 };
}
