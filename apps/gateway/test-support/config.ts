import { readConfig, type Config } from '../src/server/config.ts';

/** What a gateway of tests names in its environment: the conveniences of development, on loopback. */
export const testVariables = {
  AIRLINE_ENVIRONMENT: 'dev',
  DEVELOPMENT_INBOX: 'on',
  PAYMENT_PROCESSOR: 'sandbox',
  DRAIN_SECONDS: '0',
} as const;

/** Reads the configuration of a test's gateway. */
export function testConfig(variables: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ ...testVariables, ...variables });
}
