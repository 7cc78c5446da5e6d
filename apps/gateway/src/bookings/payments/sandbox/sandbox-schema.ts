import type { CardToken, Wallet } from '@airline/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import type { DeclineReason } from '../payment-processor.ts';
import type { SandboxOutcome } from './test-cards.ts';

const instant = () => timestamp({ withTimezone: true });

/*
 * The books of the payment sandbox. It plays another company: nothing here refers to the airline's own tables, and
 * nothing of the airline reads or writes them but through `PaymentProcessor`.
 */

/** A card that was exchanged for a token: what it will do, and what a person recognises it by; never its number. */
export const sandboxToken = pgTable('sandbox_token', {
  token: text().primaryKey(),
  outcome: text().$type<SandboxOutcome>().notNull(),
  brand: text().$type<CardToken['brand']>().notNull(),
  lastFour: text().notNull(),
  /** Names the card to merchants without its number. */
  fingerprint: text(),
  expiresAt: instant().notNull(),
  /** What is printed on a card that was typed: null of a wallet's, which nobody keeps. */
  expiryMonth: integer(),
  expiryYear: integer(),
  holderName: text(),
  /** The wallet that made it; null where the card was typed. */
  wallet: text().$type<Wallet>(),
  /** What the person agreed to on the wallet's sheet: it pays nothing else. */
  amountMinor: integer(),
  currency: text(),
  /** The merchant's reference that it paid for, or was refused for: once used, it serves no other. */
  usedFor: uuid(),
});

/** What a merchant asked for, by the merchant's own reference: one for each, whatever comes first. */
export const sandboxAuthorisation = pgTable('sandbox_authorisation', {
  reference: uuid().primaryKey(),
  /** Names the bank's page; nobody guesses it. */
  challengeId: uuid().notNull().unique(),
  state: text()
    .$type<
      'challenge' | 'processing' | 'authorised' | 'declined' | 'voided' | 'captured' | 'refunded' | 'tokenInvalid'
    >()
    .notNull(),
  declineReason: text().$type<DeclineReason>(),
  amountMinor: integer().notNull(),
  currency: text().notNull(),
  brand: text().notNull(),
  lastFour: text().notNull(),
  fingerprint: text(),
  /** Who was asked: the company of cards, or PayPal. */
  processor: text().$type<'card' | 'payPal'>().notNull().default('card'),
  /** The PayPal account that pays, masked. */
  account: text(),
  /** The country of the account, as PayPal codes it. */
  countryCode: text(),
  returnPath: text().notNull(),
  /** Of the bank's page. */
  language: text().$type<'es' | 'en'>().notNull(),
  createdAt: instant().notNull(),
  /** When a slow answer is known. */
  settlesAt: instant(),
  /** What the slow answer is; null is yes. */
  settlesTo: text().$type<'authorised' | 'declined'>(),
  /** How often money moved: 1 once captured, and never more. */
  captures: integer().notNull().default(0),
  /** How often money moved back: once for each refund. */
  refunds: integer().notNull().default(0),
  /** How much of the amount moved back. */
  refundedMinor: integer().notNull().default(0),
});

/** What a merchant gave back, by the merchant's own id of the refund: once for each. */
export const sandboxRefund = pgTable(
  'sandbox_refund',
  {
    id: uuid().primaryKey(),
    reference: uuid()
      .notNull()
      .references(() => sandboxAuthorisation.reference, { onDelete: 'cascade' }),
    amountMinor: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.reference)],
);

/** A card that a merchant has kept here, by the merchant's own reference; never its number. */
export const sandboxCard = pgTable('sandbox_card', {
  reference: uuid().primaryKey(),
  outcome: text().$type<SandboxOutcome>().notNull(),
  brand: text().$type<CardToken['brand']>().notNull(),
  lastFour: text().notNull(),
  fingerprint: text(),
  expiryMonth: integer().notNull(),
  expiryYear: integer().notNull(),
  holderName: text().notNull(),
});
