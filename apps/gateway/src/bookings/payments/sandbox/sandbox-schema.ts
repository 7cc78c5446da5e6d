import type { CardToken } from '@airline/contract';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  declineReason: text().$type<'declined' | 'insufficientFunds' | 'challengeFailed'>(),
  amountMinor: integer().notNull(),
  currency: text().notNull(),
  brand: text().notNull(),
  lastFour: text().notNull(),
  fingerprint: text(),
  returnPath: text().notNull(),
  /** Of the bank's page. */
  language: text().$type<'es' | 'en'>().notNull(),
  createdAt: instant().notNull(),
  /** When a slow answer is known. */
  settlesAt: instant(),
  /** How often money moved: 1 once captured, and never more. */
  captures: integer().notNull().default(0),
  /** How often money moved back: 1 once refunded, and never more. */
  refunds: integer().notNull().default(0),
  /** How much of the amount moved back. */
  refundedMinor: integer().notNull().default(0),
});
