import type { FrequentTraveler, PersonalDetails, TravelPreferences } from '@airline/contract';
import { date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { promotion } from '../../loyalty/promotions/promotion-schema.ts';
import { account } from '../identity/identity-schema.ts';

/** What a member keeps beside what the account has: of themselves, and for each trip. No row while nothing was kept. */
export const accountProfile = pgTable('account_profile', {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  middleName: text(),
  gender: text().$type<NonNullable<PersonalDetails['gender']>>(),
  /** In international form. */
  phone: text(),
  otherPhone: text(),
  /** A station or a group of them. */
  homeAirport: text(),
  knownTravelerNumber: text(),
  redressNumber: text(),
  assistance: text().array().$type<TravelPreferences['assistance']>().notNull().default([]),
  seat: text().$type<NonNullable<TravelPreferences['seat']>>(),
});

/** The passports of a member, in their order. */
export const accountPassport = pgTable(
  'account_passport',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    number: text().notNull(),
    /** Alpha-2 code of the country. */
    nationality: text().notNull(),
    expiresOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.position] })],
);

/** Which members were written to about a promotion: once each, whatever they chose since. */
export const promotionMail = pgTable(
  'promotion_mail',
  {
    promotionId: uuid()
      .notNull()
      .references(() => promotion.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    dueAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] }), index().on(table.accountId)],
);

/** Whom a member books for now and then. */
export const frequentTraveler = pgTable(
  'frequent_traveler',
  {
    /** Made by the client: sent twice, it is one traveller. */
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    suffix: text().$type<NonNullable<FrequentTraveler['suffix']>>(),
    birthDate: date({ mode: 'string' }).notNull(),
    gender: text().$type<FrequentTraveler['gender']>().notNull(),
    knownTravelerNumber: text(),
    redressNumber: text(),
    frequentFlyerNumber: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId)],
);
