import { readConfig, type Config } from '../src/server/config.ts';

/** What the feed of operations proves itself by in tests. */
export const testFeedKey = 'key-of-the-feed-of-tests-000000000';

/** What a gateway of tests names in its environment: the conveniences of development, on loopback. */
export const testVariables = {
  AIRLINE_ENVIRONMENT: 'dev',
  DEVELOPMENT_INBOX: 'on',
  OPERATIONS_FEED_KEY: testFeedKey,
  PAYMENT_PROCESSOR: 'sandbox',
  OFFER_PAYPAL: 'on',
  OFFER_WALLETS: 'applePay,googlePay',
  DRAIN_SECONDS: '0',
} as const;

/** Reads the configuration of a test's gateway. */
export function testConfig(variables: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ ...testVariables, ...variables });
}
