import { join, resolve } from 'node:path';

import { environments, type Environment } from '@airline/client-config/environments';
import { products } from '@airline/client-config/products';
import { parameterPatterns } from '@airline/links';
import * as z from 'zod';

const workspaceRoot = join(import.meta.dirname, '../../../..');

const environment = z.object({
  AIRLINE_ENVIRONMENT: z.enum(environments).default('dev'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DATA_FOLDER: z.string().min(1).default(join(workspaceRoot, '.data')),
  APPS_FOLDER: z.string().min(1).default(join(workspaceRoot, 'apps')),
  PORTAL_PRODUCTS: z
    .string()
    .refine(
      (list) => list.split(',').every((product) => new RegExp(parameterPatterns.product).test(product)),
      'give product names with a comma between, each of lower-case letters, digits and hyphens',
    )
    .default(products.join(',')),
  PAYMENT_PROCESSOR: z.enum(['sandbox']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Alisio <reservas@alisio.example>'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'give the name of a header')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export interface Config {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  /** The origin that people's browsers see, without a trailing slash. */
  readonly publicOrigin: string;
  /** PostgreSQL; absent for the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  /** Redis or Valkey, which counts for the limits; absent for the database. */
  readonly redisUrl: string | undefined;
  readonly dataFolder: string;
  readonly appsFolder: string;
  /** Each `{product}` whose corporate portal stands at `/{product}/ctm/`. */
  readonly portalProducts: readonly string[];
  /** Who moves the money; absent for the environment's own choice. */
  readonly paymentProcessor: 'sandbox' | undefined;
  /** The server that takes mails; absent for the development inbox. */
  readonly smtpUrl: string | undefined;
  /** Who mails are from, as a mail header has it. */
  readonly mailFrom: string;
  /** The header in which the proxy in front names the client's address last; absent where there is no proxy. */
  readonly clientAddressHeader: string | undefined;
  readonly logLevel: string;
}

/**
 * Reads the configuration from the environment's variables: the only place that does.
 *
 * @throws when variables are malformed, naming each one and what is wrong with it, never its value.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The gateway cannot start with these environment variables:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  return {
    environment: values.AIRLINE_ENVIRONMENT,
    host: values.HOST,
    port: values.PORT,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    dataFolder: resolve(values.DATA_FOLDER),
    appsFolder: resolve(values.APPS_FOLDER),
    portalProducts: values.PORTAL_PRODUCTS.split(','),
    paymentProcessor: values.PAYMENT_PROCESSOR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
    logLevel: values.LOG_LEVEL,
  };
}

/** An empty variable counts as absent: that is how shells and deployment files switch one off. */
function withoutEmpty(variables: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
