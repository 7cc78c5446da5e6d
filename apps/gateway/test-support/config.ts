import { join } from 'node:path';

import { apiKeySets, apiKeyVariable } from '@airline/client-config/api-keys';
import { type Environment, isEnvironment } from '@airline/client-config/environments';

import { readConfig, type Config } from '../src/server/config.ts';

/** What the feed of operations proves itself by in tests. */
export const testFeedKey = 'key-of-the-feed-of-tests-000000000';

/** What a gateway of tests names in its environment: the conveniences of development, on loopback. */
export const testVariables = {
  AIRLINE_ENVIRONMENT: 'dev',
  // No built apps: a gateway reads all their pages when it is made, and whether somebody built them may not decide a test.
  APPS_FOLDER: join(import.meta.dirname, 'no-apps'),
  DEVELOPMENT_INBOX: 'on',
  OPERATIONS_FEED_KEY: testFeedKey,
  PAYMENT_PROCESSOR: 'sandbox',
  OFFER_PAYPAL: 'on',
  OFFER_WALLETS: 'applePay,googlePay',
  DRAIN_SECONDS: '0',
} as const;

/** The API keys of a stage, as its variables. */
export const testApiKeys = (environment: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(apiKeySets.map((set) => [apiKeyVariable(environment, set), `${environment}-${set}-key`]));

/** Reads the configuration of a test's gateway, which takes requests without an API key. */
export function testConfig(variables: Readonly<Record<string, string>> = {}): Config {
  const environment = variables['AIRLINE_ENVIRONMENT'];
  const keys = isEnvironment(environment) ? testApiKeys(environment) : {};
  return { ...readConfig({ ...testVariables, ...keys, ...variables }), apiKeys: undefined };
}
