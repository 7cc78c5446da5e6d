import { type SQL, sql } from 'drizzle-orm';

import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import { findKey } from '../../database/idempotency-key-store.ts';
import {
  anySlots,
  findFreeSlots,
  isSlotTaken,
  requireFewDeclines,
  type Slots,
  slotTries,
} from './hold-limits-store.ts';
import { insertHeldPurchase, PlacesNotHeld } from './extra-purchase-store.ts';
import type { NewOrder } from './new-order.ts';
import { findLiveOrder } from './order-store.ts';

/**
 * Whether an order is held, or why it is not: its key or its offer is taken, a leg has no seats left, its account has too few
 * points, a travel fund has less left than it is to pay, a seat or a place in line that is bought with it is no longer free, another order has
 * its approval, or the buyer holds too much without money or had too many payments declined.
 */
export type Holding =
  | 'held'
  | 'keyTaken'
  | 'offerTaken'
  | 'soldOut'
  | 'pointsInsufficient'
  | 'fundChanged'
  | 'seatTaken'
  | 'extraSoldOut'
  | 'approvalUsed'
  | 'tooManyHolds'
  | 'tooManyDeclines';

/** What the schema's constraints say when they stop a statement. */
const stoppedBy: Readonly<Record<string, Holding>> = {
  idempotency_key_pkey: 'keyTaken',
  booking_order_live_offer: 'offerTaken',
  booking_order_approval: 'approvalUsed',
  leg_inventory_sold_within_seats: 'soldOut',
  points_movement_not_below_zero: 'pointsInsufficient',
  travel_fund_movement_not_below_zero: 'fundChanged',
  booking_order_few_declines: 'tooManyDeclines',
};

/**
 * Claims the request's key, writes the order as held, and takes its seats on all legs: everything, or nothing.
 *
 * It is one statement, which the database does wholly or not at all; what is bought with the order is held in the same transaction. A seat cannot be sold twice: the constraint of the
 * table stops the statement that would, and who comes second sees what the first one left. It counts with the smaller one
 * of two aircraft: the row's, and that of the schedule which this gateway knows; for a moment either may be of before an
 * import. Everybody locks key, order and then legs by their ids, so that no two wait for each other.
 *
 * Nor can a point or a cent of a travel fund be spent twice: at the statement's end the triggers of their movements lock the account,
 * and the funds by their numbers, and count what is left.
 *
 * Nor does anybody hold more than a few orders without money, or try cards without end: an order takes a slot of the buyer
 * and one of their network address, of which there are a few, and then counts the payments that were declined.
 */
export async function holdOrder(db: Database, order: NewOrder): Promise<Holding> {
  if (order.seats.some(({ count, seats }) => count > seats)) return 'soldOut';
  let slots: Slots | undefined = anySlots();
  for (let tries = 1; slots !== undefined && tries <= slotTries; tries += 1) {
    try {
      await insertWithExtras(db, order, slots);
      return 'held';
    } catch (error) {
      if (error instanceof PlacesNotHeld) return error.fault;
      const why = stoppedBy[brokenConstraint(error) ?? ''];
      if (why !== undefined) return why === 'tooManyDeclines' ? unlessTaken(db, order, why) : why;
      if (!isSlotTaken(error)) throw error;
    }
    slots = await findFreeSlots(db, order);
  }
  return unlessTaken(db, order, 'tooManyHolds');
}

/** Says that a limit is reached, unless that is the doing of the same request or of the same offer. */
async function unlessTaken(db: Database, order: NewOrder, limit: Holding): Promise<Holding> {
  if ((await findKey(db, order.request.key)) !== undefined) return 'keyTaken';
  return (await findLiveOrder(db, order.offerHash)) === undefined ? limit : 'offerTaken';
}

async function insertWithExtras(db: Database, order: NewOrder, slots: Slots): Promise<void> {
  const { purchase } = order;
  if (purchase === undefined) return insertAll(db, order, slots);
  return db.transaction(async (tx) => {
    await insertAll(tx, order, slots);
    await insertHeldPurchase(tx, purchase);
  });
}

/** Writes everything, or throws what stops it. */
async function insertAll(db: Database, order: NewOrder, slots: Slots): Promise<void> {
  const { contact, request } = order;
  const passengers = order.passengers.map(({ document, ...passenger }, position) => ({
    ...passenger,
    position,
    documentNumber: document?.number,
    documentNationality: document?.nationality,
    documentExpiresOn: document?.expiresOn,
    companyMemberId: order.company?.travellers.find((traveller) => traveller.passenger === position)?.memberId,
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
      values (${request.key}::text, ${request.requestHash}::text, ${order.id}::uuid, ${createdAt}::timestamptz,
        ${request.lockedUntil.toISOString()}::timestamptz)
      returning order_id
    ), held as (
      insert into booking_order
        (id, status, offer_hash, travellers_hash, offer, email, phone, language, account_id, paid_with, agreement, created_at,
         hold_expires_at, settle_after, booker_slot, address_hash, address_slot${companyColumns(order)})
      select order_id, 'held', ${order.offerHash}, ${order.travellersHash}, ${JSON.stringify(order.offer)}::jsonb,
        ${contact.email}, ${contact.phone}, ${contact.language}, ${order.accountId}::uuid, ${order.paidWith}, ${JSON.stringify(order.agreement)}::jsonb,
        ${createdAt}::timestamptz, ${order.holdExpiresAt.toISOString()}::timestamptz,
        ${order.settleAfter.toISOString()}::timestamptz, ${slots.ofBooker}::smallint, ${order.addressHash}, ${slots.ofAddress}::smallint${companyValues(order)}
      from claimed
      returning id
    ), checked as (
      select ${requireFewDeclines(order)} as "areFew" from held
    ), flying as (
      insert into order_passenger
        (order_id, position, kind, first_name, middle_name, last_name, suffix, birth_date, gender, redress_number,
         known_traveler_number, frequent_flyer_number, document_number, document_nationality, document_expires_on,
         assistance, company_member_id)
      select held.id, p.position, p.kind, p."firstName", p."middleName", p."lastName", p.suffix, p."birthDate", p.gender,
        p."redressNumber", p."knownTravelerNumber", p."frequentFlyerNumber", p."documentNumber", p."documentNationality",
        p."documentExpiresOn", p.assistance, p."companyMemberId"
      from held, jsonb_to_recordset(${JSON.stringify(passengers)}::jsonb) as p (
        position smallint, kind text, "firstName" text, "middleName" text, "lastName" text, suffix text, "birthDate" date,
        gender text, "redressNumber" text, "knownTravelerNumber" text, "frequentFlyerNumber" text, "documentNumber" text,
        "documentNationality" text, "documentExpiresOn" date, assistance text[], "companyMemberId" uuid)
    ), paying as (
      insert into order_payment (order_id, position, id, kind, brand, last_four, wallet, amount_minor, currency, points)
      select held.id, p.position, p.id, p.kind, p.brand, p."lastFour", p.wallet, p."amountMinor", p.currency, p.points
      from held, jsonb_to_recordset(${JSON.stringify(order.payments)}::jsonb) as p (
        position smallint, id uuid, kind text, brand text, "lastFour" text, wallet text, "amountMinor" integer,
        currency text, points integer)
    )${spent}${spentFunds(order)}${arrived(order)}
    insert into leg_inventory (leg_id, date, seats, sold)
    select l."legId", l.date, l.seats, l.count
    from checked, jsonb_to_recordset(${JSON.stringify(order.seats)}::jsonb) as l
      ("legId" text, date date, seats integer, count integer)
    where checked."areFew"
    order by l."legId"
    on conflict (leg_id) do update set sold = leg_inventory.sold + excluded.sold,
      seats = case when leg_inventory.sold + excluded.sold > excluded.seats then excluded.seats else leg_inventory.seats end`);
}

/** The parts of a hold that say which company the order is booked under. */
function companyColumns({ company }: NewOrder): SQL {
  if (company === undefined) return sql``;
  return sql`, company_id, booked_by, company_reference, cost_centre_id, policy_outcome, policy_version, policy_breaks,
         policy_reason, lowest_minor, approval_id`;
}

function companyValues({ company }: NewOrder): SQL {
  if (company === undefined) return sql``;
  const breaks = JSON.stringify(company.breaks);
  return sql`, ${company.companyId}::uuid, ${company.bookedBy}::uuid, ${company.reference}::text, ${company.costCentreId}::uuid,
        ${company.outcome}::text, ${company.policyVersion}::integer,
        array(select jsonb_array_elements_text(${breaks}::jsonb)), ${company.reason}::text, ${company.lowestMinor}::integer,
        ${company.approvalId}::uuid`;
}

/** The part of a hold that stores where its visit came from. */
function arrived({ campaign, createdAt }: NewOrder): SQL {
  if (campaign === undefined) return sql``;
  return sql`, arrived as (
      insert into order_campaign (order_id, parameters, at)
      select id, ${JSON.stringify(campaign)}::jsonb, ${createdAt.toISOString()}::timestamptz from held
    )`;
}

/** The part of a hold that spends travel funds, by their numbers: who spends several locks them in the same order as everybody. */
function spentFunds({ funds, createdAt }: NewOrder): SQL {
  if (funds.length === 0) return sql``;
  return sql`, spent_funds as (
      insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id)
      select f.number, 'spent', -f."amountMinor", ${createdAt.toISOString()}::timestamptz, held.id
      from held, jsonb_to_recordset(${JSON.stringify(funds)}::jsonb) as f (number text, "amountMinor" integer)
      order by f.number
    )`;
}
