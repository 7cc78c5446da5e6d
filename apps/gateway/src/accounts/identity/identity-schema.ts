import type {
  CompanyCardUse,
  CompanyRole,
  CorporateAccessLevel,
  MailTopic,
  MarketingRegion,
  MembershipTier,
  OpenSession,
  StaffRole,
} from '@airline/contract';
import type { ClientCategory } from '@airline/client-config/client-categories';
import { sql } from 'drizzle-orm';
import {
  bigint,
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

import { instant } from '../../database/instant.ts';
import type {
  AccountKind,
  AccountStatus,
  CompanySignOnUse,
  CompanyStatus,
  DisabledReason,
} from './rules/account-kind.ts';

/** A company whose people travel and whose managers have a portal at `/{product}/ctm/`. */
export const company = pgTable('company', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  product: text().notNull(),
  status: text().$type<CompanyStatus>().notNull(),
  createdAt: instant().notNull(),
  /** Eight digits; what it is known by to its people and to customer service. Null only in rows of a release before. */
  companyNumber: text().unique('company_number'),
  contactEmail: text(),
  contactPhone: text(),
  line1: text(),
  line2: text(),
  city: text(),
  stateCode: text(),
  postalCode: text(),
  countryCode: text(),
  /** Whether its trips may, or must, be paid with its cards. */
  cardUse: text().$type<CompanyCardUse>().notNull().default('allowed'),
  /** Whether each of its trips needs a reference of the company's own, and a cost centre. */
  isReferenceRequired: boolean().notNull().default(false),
  isCostCentreRequired: boolean().notNull().default(false),
  /** Whether its people may, or must, log in with the company's own accounts. */
  signOn: text().$type<CompanySignOnUse>().notNull().default('off'),
  /** By how much the price of a trip may be above what was approved, in percent. */
  approvalTolerancePercent: integer().notNull().default(0),
  /** How often it was changed: who changes an older one than is stored has not seen what they change. */
  version: integer().notNull().default(1),
});

/** A person or a service that can log in. Personal data: never logged. */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey(),
    kind: text().$type<AccountKind>().notNull(),
    /**
     * `pending` until the mailed link of its enrolment was opened; `held` for the airline's own look at it; `disabled` for
     * good; `erased` when its person asked for it: names, addresses and login are gone.
     */
    status: text().$type<AccountStatus>().notNull(),
    /** Why it is disabled: each reason has a code of its own; null is the airline's decision. */
    disabledReason: text().$type<DisabledReason>(),
    /** Ten digits, the last a check digit; what a member types in place of a username. */
    accountNumber: text().unique('account_number'),
    /** As its person writes it. */
    username: text(),
    /** The same in lower case: no two accounts share it. */
    usernameKey: text().unique('account_username'),
    email: text(),
    /** In lower case; several accounts of one family may share it. */
    emailKey: text(),
    /** When its address last became another one; null for the address that it was opened with. */
    emailChangedAt: instant(),
    firstName: text(),
    lastName: text(),
    birthDate: date({ mode: 'string' }),
    countryCode: text(),
    line1: text(),
    line2: text(),
    city: text(),
    stateCode: text(),
    postalCode: text(),
    language: text().$type<'es' | 'en'>().notNull(),
    tier: text().$type<MembershipTier>(),
    companyId: uuid().references(() => company.id),
    accessLevel: text().$type<CorporateAccessLevel>(),
    /** What a member is in the company that they joined: null for the accounts of companies, whose kind says it. */
    companyRole: text().$type<CompanyRole>(),
    /** The region whose promotions a marketing manager looks after; null for everybody else. */
    marketingRegion: text().$type<MarketingRegion>(),
    /** What the airline has entrusted a person of its own with; null for everybody else. */
    staffRole: text().$type<StaffRole>(),
    /** Argon2id in PHC form; null until its first login was set up. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    /**
     * How often all its sessions were ended. What proves a person carries the number as it was then, and opens no session
     * once it changed: by a count, because the clocks of two instances differ.
     */
    sessionEpoch: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('account_email').on(table.emailKey),
    index().on(table.companyId),
    check('account_member_has_number', sql`${table.kind} <> 'member' or ${table.accountNumber} is not null`),
  ],
);

/** The keys that tokens are signed with: one is in use, older ones still verify, the next one is published ahead. */
export const tokenKey = pgTable('token_key', {
  kid: text().primaryKey(),
  /** Private key as JWK (RFC 7517). */
  privateJwk: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: instant().notNull(),
  /** From when on it signs. */
  signsFrom: instant().notNull(),
  /** Until when what it signed is taken. */
  verifiesUntil: instant().notNull(),
});

/** The assertions that were exchanged: each one is exchanged once. */
export const usedAssertion = pgTable(
  'used_assertion',
  { jti: uuid().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);

/** A login, until it ends. */
export const identitySession = pgTable(
  'identity_session',
  {
    id: uuid().primaryKey(),
    /** Null for the anonymous traveller. */
    accountId: uuid().references(() => account.id, { onDelete: 'cascade' }),
    category: text().$type<ClientCategory>().notNull(),
    createdAt: instant().notNull(),
    /** When the person last proved who they are. */
    authenticatedAt: instant().notNull(),
    /** How (RFC 8176). */
    methods: text().array().notNull(),
    /** What its owner knows it again by; null for sessions from before these were kept. */
    browser: text().$type<OpenSession['browser']>(),
    /** The main version of the browser. */
    browserVersion: integer(),
    system: text().$type<OpenSession['system']>(),
    /** Its browser is used by others too: it is not remembered. */
    isSharedDevice: boolean().notNull().default(false),
    lastUsedAt: instant().notNull(),
    /** However much it is used. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text().$type<
      'logout' | 'logoutEverywhere' | 'endedByOwner' | 'passwordChanged' | 'factorsChanged' | 'tokenReused' | 'erased'
    >(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

/** The browsers that logged in to an account and may try its password again whatever others try, by the hash of their secret. */
export const knownDevice = pgTable(
  'known_device',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the browser's cookie has; one cookie for all accounts that log in there. */
    deviceHash: text().notNull(),
    /** What its owner names it by, however often its cookie changes. */
    id: uuid().notNull().defaultRandom(),
    /** The session of its last login. */
    sessionId: uuid().notNull(),
    lastLoginAt: instant().notNull(),
    /** What its owner knows it again by; null for devices from before these were kept. */
    browser: text().$type<OpenSession['browser']>(),
    /** The main version of the browser. */
    browserVersion: integer(),
    system: text().$type<OpenSession['system']>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deviceHash] }),
    uniqueIndex().on(table.id),
    index().on(table.deviceHash),
    index().on(table.lastLoginAt),
  ],
);

/** Which of the mails that can be turned off the person of an account wants; no row is the topic's own default. */
export const mailChoice = pgTable(
  'mail_choice',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    topic: text().$type<Exclude<MailTopic, 'promotions'>>().notNull(),
    isWanted: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.topic] })],
);

/** The refresh tokens of a session, by hash; each works once, and names what replaced it. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    /** SHA-256. */
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => identitySession.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    successorHash: text(),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
);

/** What a login or the set-up of a factor waits for; each is used once. */
export const identityChallenge = pgTable(
  'identity_challenge',
  {
    id: uuid().primaryKey(),
    kind: text()
      .$type<'multiFactor' | 'companyLogin' | 'passkeyLogin' | 'passkeyRegistration' | 'totpSetup'>()
      .notNull(),
    accountId: uuid().references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret that its owner shows, where it has one. */
    secretHash: text(),
    /** What the kind needs: the challenge's bytes, the encrypted secret of a set-up, the category of the login. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.secretHash), index().on(table.expiresAt)],
);

/** The authenticator app of an account. */
export const accountTotp = pgTable('account_totp', {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Encrypted (AES-256-GCM) by the key of `signing_key`. */
  secret: text().notNull(),
  confirmedAt: instant().notNull(),
  /** The time step of the last code that was taken: no code works twice. */
  lastStep: bigint({ mode: 'number' }).notNull(),
});

/** The recovery codes of an account, by hash. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

/** The passkeys of accounts. */
export const accountPasskey = pgTable(
  'account_passkey',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.accountId)],
);

/** The audit log: what happened to accounts. Rows are added, never changed nor deleted: a trigger sees to it. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    event: text().notNull(),
    /** No foreign key: the log outlives what it tells of. */
    accountId: uuid(),
    sessionId: uuid(),
    /** The request's id, which the gateway's log has too. */
    reference: text().notNull(),
    /** Keyed hash of the address that asked: tells the same one from another without naming it. */
    addressHash: text(),
    /** Closed words and codes alone; never a name, an address or a secret. */
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [index().on(table.accountId, table.at), index().on(table.event, table.at)],
);

/**
 * What happened that concerns no account, such as a login by a name that nobody has: counted by day, for strangers make as many of
 * them as they like.
 */
export const strangerEvent = pgTable(
  'stranger_event',
  {
    /** The day in UTC. */
    day: date().notNull(),
    event: text().notNull(),
    /** The closed word that says why, such as the cause of a refused login; '' where there is none. */
    cause: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.cause] })],
);
