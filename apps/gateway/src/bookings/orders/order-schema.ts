import type { Agreement, PassengerKind, Passenger, PolicyOutcome, Wallet } from '@airline/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import type { PaidWith } from './rules/paid-with.ts';
import type { PaymentKind } from './rules/order-payment.ts';
import type { ReleaseReason } from './rules/release-reason.ts';
import { companyApproval, companyCostCentre, companyMember } from '../../accounts/companies/company-schema.ts';
import { account, company } from '../../accounts/identity/identity-schema.ts';
import { instant } from '../../database/instant.ts';

/** Gives the ids of the legs that an offer books, as a list in JSON: what orders are found by when something happens to a flight. */
export const bookedLegs = (offer: AnyPgColumn) =>
  sql`jsonb_path_query_array(${offer}, '$.bounds[*].itinerary.legs[*].id')`;

/** An order from the moment its seats are taken: held, then confirmed or released; a confirmed one may be cancelled. */
export const bookingOrder = pgTable(
  'booking_order',
  {
    id: uuid().primaryKey(),
    status: text().$type<'held' | 'confirmed' | 'released' | 'cancelled'>().notNull(),
    /** Why its seats were given back. */
    releaseReason: text().$type<ReleaseReason>(),
    /** Given when it is confirmed. */
    recordLocator: text().unique('booking_order_record_locator'),
    /** SHA-256 of the offer's signed id: an offer is ordered once. */
    offerHash: text().notNull(),
    /** SHA-256 of travellers and contact: recognizes the same order in a second tab. */
    travellersHash: text().notNull(),
    /** What it books now; what it booked before it was changed stands in `order_version`. */
    offer: jsonb().$type<OfferContent>().notNull(),
    /** How often what it books was changed, or a name on it corrected. */
    version: smallint().notNull().default(0),
    /** How often its travellers or its contact were corrected. */
    revision: smallint().notNull().default(0),
    email: text().notNull(),
    phone: text().notNull(),
    language: text().$type<'es' | 'en'>().notNull(),
    /** The account that it was made with. */
    accountId: uuid().references(() => account.id),
    /** What pays the fares; the offer says how much. Points leave taxes to the card. */
    paidWith: text().$type<PaidWith>().notNull().default('card'),
    /** Which versions of the documents were agreed to; null in orders of releases that did not ask. */
    agreement: jsonb().$type<Agreement>(),
    createdAt: instant().notNull(),
    holdExpiresAt: instant().notNull(),
    /** When the reconciler looks at it next, as long as it is held. */
    settleAfter: instant().notNull(),
    /** Which of the few held orders of its account or e-mail address it is. */
    bookerSlot: smallint(),
    /** A keyed hash of the network address that it came from. */
    addressHash: text(),
    /** Which of the few held orders from its network address it is. */
    addressSlot: smallint(),
    /** When its bank asked the person something. */
    consentAskedAt: instant(),
    /** The card that the bank asks about, as the processor names it. */
    cardFingerprint: text(),
    /** Which of the few held orders of its card it is. */
    cardSlot: smallint(),
    confirmedAt: instant(),
    /** Whether `trip_name_key` has its travellers. False for what an earlier release confirmed: written when it is asked for. */
    hasNameKeys: boolean().notNull().default(false),
    /** The company that it is booked under; null for a private trip. */
    companyId: uuid().references(() => company.id),
    /** Who of the company booked it. */
    bookedBy: uuid().references(() => companyMember.id),
    /** What the company's own books call it. */
    companyReference: text(),
    costCentreId: uuid().references(() => companyCostCentre.id),
    /** What the company's policy said of it when it was booked: `approval` was approved, and nothing `blocked` is booked. */
    policyOutcome: text().$type<PolicyOutcome>(),
    /** The version of the policy that said so. */
    policyVersion: integer(),
    /** The rules that it is outside of, by their ids. */
    policyBreaks: text().array(),
    /** Why it is outside, in the words of who booked it. */
    policyReason: text(),
    /** The lowest total for the same party, places and days when it was booked, in cents. */
    lowestMinor: integer(),
    /** The approval that it was booked with. */
    approvalId: uuid().references(() => companyApproval.id),
  },
  (table) => [
    index('booking_order_without_name_keys')
      .on(table.recordLocator)
      .where(sql`${table.recordLocator} is not null and not ${table.hasNameKeys}`),
    uniqueIndex('booking_order_live_offer')
      .on(table.offerHash)
      .where(sql`${table.status} <> 'released'`),
    uniqueIndex('booking_order_approval')
      .on(table.approvalId)
      .where(sql`${table.approvalId} is not null and ${table.status} <> 'released'`),
    index('booking_order_held')
      .on(table.settleAfter)
      .where(sql`${table.status} = 'held'`),
    uniqueIndex('booking_order_held_by_booker')
      .on(sql`coalesce(${table.accountId}::text, lower(${table.email}))`, table.bookerSlot)
      .where(sql`${table.status} = 'held'`),
    uniqueIndex('booking_order_held_by_address')
      .on(table.addressHash, table.addressSlot)
      .where(sql`${table.status} = 'held'`),
    uniqueIndex('booking_order_held_by_card')
      .on(table.cardFingerprint, table.cardSlot)
      .where(sql`${table.status} = 'held' and ${table.cardFingerprint} is not null`),
    index('booking_order_declined_by_booker')
      .on(sql`coalesce(${table.accountId}::text, lower(${table.email}))`, table.createdAt)
      .where(sql`${table.releaseReason} in ('declined', 'insufficientFunds', 'challengeFailed')`),
    index('booking_order_declined_by_address')
      .on(table.addressHash, table.createdAt)
      .where(sql`${table.releaseReason} in ('declined', 'insufficientFunds', 'challengeFailed')`),
    index().on(table.accountId),
    // What reports narrow and add up stands in it: they read it alone, and not the offers.
    index('booking_order_of_company')
      .on(
        table.companyId,
        table.confirmedAt,
        table.id,
        table.policyOutcome,
        table.status,
        table.lowestMinor,
        table.costCentreId,
        table.companyReference,
      )
      .where(sql`${table.companyId} is not null`),
    index('booking_order_legs')
      .using('gin', bookedLegs(table.offer))
      .where(sql`${table.status} = 'confirmed'`),
    check(
      'booking_order_points_of_account',
      sql`${table.paidWith} = 'card' or (${table.paidWith} = 'points' and ${table.accountId} is not null)`,
    ),
    check('booking_order_status', sql`${table.status} in ('held', 'confirmed', 'released', 'cancelled')`),
    check(
      'booking_order_confirmed_has_locator',
      sql`${table.status} not in ('confirmed', 'cancelled') or ${table.recordLocator} is not null`,
    ),
  ],
);

/** Who flies. Personal data: never logged. */
export const orderPassenger = pgTable(
  'order_passenger',
  {
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** Place in the order, from 0. */
    position: smallint().notNull(),
    kind: text().$type<PassengerKind>().notNull(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    suffix: text().$type<NonNullable<Passenger['suffix']>>(),
    birthDate: date({ mode: 'string' }).notNull(),
    gender: text().$type<Passenger['gender']>().notNull(),
    redressNumber: text(),
    knownTravelerNumber: text(),
    frequentFlyerNumber: text(),
    documentNumber: text(),
    documentNationality: text(),
    documentExpiresOn: date({ mode: 'string' }),
    assistance: text().array().$type<Passenger['assistance']>().notNull(),
    /** The first version of the order on which they do not fly; null while they do. */
    leftInVersion: smallint(),
    /** Who of the order's company it is; null in private trips, and for guests of a company. */
    companyMemberId: uuid().references(() => companyMember.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index().on(table.frequentFlyerNumber),
    index('order_passenger_member')
      .on(table.companyMemberId)
      .where(sql`${table.companyMemberId} is not null`),
  ],
);

/** By what trips are found: hashes of a record locator and a traveller's names, as people may write them. */
export const tripNameKey = pgTable(
  'trip_name_key',
  {
    key: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.key, table.orderId] }), index().on(table.orderId)],
);

/** A code of a trip that a newer mail followed: its keyed hash, and until when it is good (ISO 8601). */
export interface EarlierTripCode {
  readonly codeHash: string;
  readonly expiresAt: string;
}

/** The codes that are mailed to the contact of a trip. */
export const tripCode = pgTable('trip_code', {
  orderId: uuid()
    .primaryKey()
    .references(() => bookingOrder.id, { onDelete: 'cascade' }),
  /** The keyed hash of the code that was mailed last. */
  codeHash: text().notNull(),
  /** Written by earlier releases alone. */
  supersededHash: text(),
  expiresAt: instant().notNull(),
  /** The codes before it: each is good until its own time is over. */
  earlierCodes: jsonb().$type<readonly EarlierTripCode[]>().notNull().default([]),
  /** How often a wrong one was tried since the last mail. */
  wrongTries: smallint().notNull(),
});

/** The tickets of confirmed orders: the serial number is the ticket's number without carrier and check digit. */
export const ticket = pgTable(
  'ticket',
  {
    serial: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [uniqueIndex().on(table.orderId, table.position)],
);

/** How orders are paid, each payment from the hold of its order on. What it says of the payer is there once it is paid. */
export const orderPayment = pgTable(
  'order_payment',
  {
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** By what the processor knows it. Null in rows of earlier releases, whose payments have their order's id. */
    id: uuid(),
    kind: text().$type<PaymentKind>().notNull().default('card'),
    brand: text().notNull(),
    lastFour: text().notNull(),
    /** Of a PayPal account, masked. */
    account: text(),
    /** The wallet that the card is in. */
    wallet: text().$type<Wallet>(),
    /** Zero where points pay. */
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    /** What a member's points pay. */
    points: integer(),
    /** When the processor was asked to take the money, and did. */
    capturedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] }), uniqueIndex('order_payment_id').on(table.id)],
);

/** What is given back of payments that a processor moved: several for a payment, which never add up to more than it. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** By what the processor knows it. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    paymentId: uuid().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    createdAt: instant().notNull(),
    /** When the processor was asked to give the money back, and did. */
    refundedAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.paymentId),
    check('order_refund_amount', sql`${table.amountMinor} > 0`),
  ],
);

/** How orders were cancelled: what was given back, and what was not, adds up to what was paid. */
export const orderCancellation = pgTable(
  'order_cancellation',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    cancelledAt: instant().notNull(),
    refundMinor: integer().notNull(),
    creditMinor: integer().notNull(),
    /** What went back to travel funds that paid: each has a movement of its own. */
    fundsMinor: integer().notNull().default(0),
    forfeitedMinor: integer().notNull(),
    currency: text().notNull(),
    /** When all of its refunds were made. */
    refundedAt: instant(),
  },
  (table) => [
    check(
      'order_cancellation_amounts',
      sql`${table.refundMinor} >= 0 and ${table.creditMinor} >= 0 and ${table.forfeitedMinor} >= 0`,
    ),
  ],
);
