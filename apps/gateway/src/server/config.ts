import { join, resolve } from 'node:path';

import { environments, type Environment } from '@airline/client-config/environments';
import { walletCardBrands, wallets } from '@airline/contract';
import * as z from 'zod';

import type { PaymentConfig } from '../bookings/payments/create-payment-processor.ts';
import type { PassCertificate } from '../bookings/check-in/wallet/sign-manifest.ts';
import type { DatabaseSettings } from '../database/database.ts';
import { type DeploymentSettings, openSettings } from '../settings/deployment-settings.ts';
import type { ObservabilityConfig } from '../observability/observer.ts';
import { findConfigFaults } from './config-rules.ts';
import { type ApiKeys, readApiKeys } from './read-api-keys.ts';
import { readPassCertificate } from './read-pass-certificate.ts';
import { observabilityVariables, toObservability } from './observability-config.ts';

const workspaceRoot = join(import.meta.dirname, '../../../..');

/** Off unless the variable says `on`. */
const onOrOff = z
  .enum(['on', 'off'])
  .default('off')
  .transform((value) => value === 'on');

/** Some of a few words, with commas between them. */
const someOf = <Word extends string>(words: readonly Word[], byDefault: readonly Word[]) =>
  z
    .string()
    .default(byDefault.join(','))
    .transform((list) => [...new Set(list.split(',').map((word) => word.trim()))].filter((word) => word !== ''))
    .pipe(z.array(z.enum(words, `give some of ${words.join(', ')}`)));

const database = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  ACCEPT_NEWER_SCHEMA: onOrOff,
  DATA_FOLDER: z.string().min(1).default(join(workspaceRoot, '.data')),
});

const environment = database.extend({
  AIRLINE_ENVIRONMENT: z.enum(environments).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  APPS_FOLDER: z.string().min(1).default(join(workspaceRoot, 'apps')),
  AIRLINE_SETTINGS: z.string().optional(),
  PAYMENT_PROCESSOR: z.enum(['sandbox']).optional(),
  OFFER_PAYPAL: onOrOff,
  OFFER_WALLETS: someOf(wallets, []),
  WALLET_MERCHANT_NAME: z.string().trim().min(1).max(64).default('Alisio'),
  WALLET_CARD_BRANDS: someOf(walletCardBrands, walletCardBrands),
  DEMO_ACCOUNTS: onOrOff,
  DEMO_TRIPS: onOrOff,
  DEVELOPMENT_INBOX: onOrOff,
  OPERATIONS_SIMULATION: onOrOff,
  OPERATIONS_FEED_KEY: z.string().min(32, 'give 32 characters or more').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Alisio <reservas@alisio.example>'),
  MAIL_FROM_ACCOUNTS: z.string().min(3).optional(),
  MAIL_SUPPORT: z.email().default('empresas@alisio.example'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'give the name of a header')
    .optional(),
  CLIENT_ADDRESS_HOPS: z.coerce.number().int().min(1).max(10).default(1),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(10),
  ...observabilityVariables,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

type DatabaseConfig = Required<Omit<DatabaseSettings, 'migrationWaitMs' | 'patience' | 'runStatement'>>;

export interface Config extends DatabaseConfig, PaymentConfig {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  /** The origin that people's browsers see, without a trailing slash. */
  readonly publicOrigin: string;
  /** Redis or Valkey, which counts for the limits; absent for the database. */
  readonly redisUrl: string | undefined;
  readonly appsFolder: string;
  /** What the surfaces prove themselves by; absent where requests are taken without. */
  readonly apiKeys: ApiKeys | undefined;
  /** What the deployment has set in place of the defaults. */
  readonly settings: DeploymentSettings;
  /** Whether the accounts whose passwords are published exist here. */
  readonly hasDemoAccounts: boolean;
  /** Whether the demonstration's company gets people and the trips of a year; with its accounts alone. */
  readonly hasDemoTrips: boolean;
  /** Whether a plausible day is played in the place of what operations report. */
  readonly operationsSimulation: boolean;
  /** What the feed of operations proves itself by; absent where there is no feed. */
  readonly operationsFeedKey: string | undefined;
  /** What passes for wallets are signed with; absent where none are offered. */
  readonly passCertificate: PassCertificate | undefined;
  /** The server that takes mails; absent for the development inbox. */
  readonly smtpUrl: string | undefined;
  /** Who mails are from, as a mail header has it. */
  readonly mailFrom: string;
  /** Who mails about accounts and their security are from. */
  readonly mailFromAccounts: string;
  /** Where the desk that supports companies reads its mails. */
  readonly supportAddress: string;
  /** The header in which the proxies in front write the client's address; absent where there is no proxy. */
  readonly clientAddressHeader: string | undefined;
  /** How many proxies in front are trusted, each of which adds one address to the header. */
  readonly clientAddressHops: number;
  /** How long a stopping gateway still serves after `/readyz` says so, in milliseconds. */
  readonly drainMs: number;
  readonly logLevel: string;
  /** Who watches the gateway. */
  readonly observability: ObservabilityConfig;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment's variables: with {@link readDatabaseConfig} the only place that does.
 *
 * @throws when variables are malformed, missing or at odds, naming each one and what is wrong with it, never its value.
 */
export function readConfig(variables: Variables): Config {
  const values = parse(environment, variables);
  const environmentName = values.AIRLINE_ENVIRONMENT ?? 'dev';
  const settings = openSettings(values.AIRLINE_SETTINGS, environmentName);
  const keys = readApiKeys(environmentName, variables);
  const apiKeys = keys !== undefined && 'faults' in keys ? undefined : keys;
  const keyFaults = keys !== undefined && 'faults' in keys ? keys.faults : [];
  const pass = readPassCertificate(variables);
  const passCertificate = pass !== undefined && 'faults' in pass ? undefined : pass;
  const passFaults = pass !== undefined && 'faults' in pass ? pass.faults : [];
  const settingsFaults = 'faults' in settings ? settings.faults : [];
  const faults = findConfigFaults(values).map(({ variable, message }) => `${variable}: ${message}`);
  const { PAYMENT_PROCESSOR: paymentProcessor } = values;
  const allFaults = [...faults, ...keyFaults, ...passFaults, ...settingsFaults];
  if (allFaults.length > 0 || 'faults' in settings || paymentProcessor === undefined) throw cannotStart(allFaults);
  return {
    ...toDatabaseConfig(values),
    environment: environmentName,
    host: values.HOST,
    port: values.PORT,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    redisUrl: values.REDIS_URL,
    appsFolder: resolve(values.APPS_FOLDER),
    apiKeys,
    settings,
    paymentProcessor,
    offersPayPal: values.OFFER_PAYPAL,
    wallets: values.OFFER_WALLETS,
    walletMerchantName: values.WALLET_MERCHANT_NAME,
    walletCardBrands: values.WALLET_CARD_BRANDS,
    hasDemoAccounts: values.DEMO_ACCOUNTS,
    hasDemoTrips: values.DEMO_ACCOUNTS && values.DEMO_TRIPS,
    operationsSimulation: values.OPERATIONS_SIMULATION,
    operationsFeedKey: values.OPERATIONS_FEED_KEY,
    passCertificate,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailFromAccounts: values.MAIL_FROM_ACCOUNTS ?? values.MAIL_FROM,
    supportAddress: values.MAIL_SUPPORT,
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
    clientAddressHops: values.CLIENT_ADDRESS_HOPS,
    drainMs: values.DRAIN_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    observability: toObservability(values),
  };
}

/** Reads which database a command works on: it needs nothing else of a gateway's configuration. */
export function readDatabaseConfig(variables: Variables): DatabaseConfig {
  return toDatabaseConfig(parse(database, variables));
}

function toDatabaseConfig(values: z.infer<typeof database>): DatabaseConfig {
  return {
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    acceptsNewerSchema: values.ACCEPT_NEWER_SCHEMA,
    dataFolder: resolve(values.DATA_FOLDER),
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, variables: Variables): z.infer<Schema> {
  const parsed = schema.safeParse(withoutEmpty(variables));
  if (parsed.success) return parsed.data;
  throw cannotStart(parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`));
}

function cannotStart(faults: readonly string[]): Error {
  const lines = faults.map((fault) => `  ${fault}`);
  return new Error(`The gateway cannot start with these environment variables and settings:\n${lines.join('\n')}`);
}

/** An empty variable counts as absent: that is how shells and deployment files switch one off. */
function withoutEmpty(variables: Variables): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
