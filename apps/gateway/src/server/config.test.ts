import { environments } from '@airline/client-config/environments';
import { expect, test } from 'vitest';

import { testApiKeys, testVariables } from '../../test-support/config.ts';
import { readConfig, readDatabaseConfig } from './config.ts';

const read = (variables: Readonly<Record<string, string>>) => readConfig({ ...testVariables, ...variables });

/** What a gateway of a test stage names: reached by anybody, through a proxy. */
const reached = {
  AIRLINE_ENVIRONMENT: 'cstg',
  PUBLIC_ORIGIN: 'https://www.example.com',
  CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
  SMTP_URL: 'smtp://mail.example.com',
  ...testApiKeys('cstg'),
};

const faultsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    return [...(error as Error).message.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name ?? '');
  }
};

test('the conveniences of development alone make a gateway that runs embedded, on loopback', () => {
  expect(read({})).toMatchObject({
    environment: 'dev',
    host: '127.0.0.1',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    databaseUrl: undefined,
    hasDemoAccounts: false,
    hasDemoTrips: false,
    paymentProcessor: 'sandbox',
    clientAddressHops: 1,
  });
});

test('mails about accounts are from who the others are from, unless another sender is named', () => {
  const mailFrom = 'Alisio <vuelos@alisio.example>';
  expect(read({ MAIL_FROM: mailFrom })).toMatchObject({ mailFrom, mailFromAccounts: mailFrom });
  const mailFromAccounts = 'Alisio Cuentas <cuentas@alisio.example>';
  expect(read({ MAIL_FROM_ACCOUNTS: mailFromAccounts })).toMatchObject({ mailFromAccounts });
});

test('without a variable nothing is convenient: what is missing is named', () => {
  expect(faultsOf({})).toEqual(['SMTP_URL', 'PAYMENT_PROCESSOR']);
  expect(faultsOf({ DEVELOPMENT_INBOX: 'off', DEMO_ACCOUNTS: 'off' })).toEqual(['SMTP_URL', 'PAYMENT_PROCESSOR']);
});

const conveniences = ['DEVELOPMENT_INBOX', 'DEMO_ACCOUNTS', 'PAYMENT_PROCESSOR'];

test.each([
  ['an https origin', { PUBLIC_ORIGIN: 'https://localhost' }],
  ['an origin with a name of its own', { PUBLIC_ORIGIN: 'https://alisio.intranet:8080' }],
  ['every interface', { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost:3000' }],
  ['every interface of IPv6', { HOST: '::', PUBLIC_ORIGIN: 'http://localhost:3000' }],
  ['environment prod', { AIRLINE_ENVIRONMENT: 'prod', ...testApiKeys('prod') }],
])('the conveniences of development are refused on %s', (_where, variables) => {
  const faults = faultsOf({ ...testVariables, DEMO_ACCOUNTS: 'on', CLIENT_ADDRESS_HEADER: 'x-real-ip', ...variables });
  expect(faults).toEqual(conveniences);
});

test.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])('%s is loopback', (HOST) => {
  expect(faultsOf({ ...testVariables, DEMO_ACCOUNTS: 'on', HOST })).toEqual([]);
});

test('what others reach has no default environment and no default origin', () => {
  expect(faultsOf({ HOST: '0.0.0.0', SMTP_URL: reached.SMTP_URL })).toEqual([
    'AIRLINE_ENVIRONMENT',
    'PUBLIC_ORIGIN',
    'PAYMENT_PROCESSOR',
  ]);
});

test.each(['http://alisio.intranet:8080', 'http://192.0.2.1'])('%s, which others reach, must be https', (origin) => {
  expect(faultsOf({ ...reached, PUBLIC_ORIGIN: origin })).toEqual(['PUBLIC_ORIGIN', 'PAYMENT_PROCESSOR']);
});

test('an https origin names the header of its proxy', () => {
  expect(faultsOf({ ...reached, CLIENT_ADDRESS_HEADER: '' })).toEqual(['CLIENT_ADDRESS_HEADER', 'PAYMENT_PROCESSOR']);
  // No processor of real money has an adapter yet: nothing but that stands in the way.
  expect(faultsOf(reached)).toEqual(['PAYMENT_PROCESSOR']);
});

const inClear = { DATABASE_URL: 'postgresql://db.example.com/airline', REDIS_URL: 'redis://cache.example.com' };

test.each([
  ['in clear', inClear, ['DATABASE_URL', 'REDIS_URL']],
  [
    'with a certificate that nobody checks',
    { DATABASE_URL: `${inClear.DATABASE_URL}?sslmode=no-verify` },
    ['DATABASE_URL'],
  ],
  [
    'with a host that is named behind',
    { DATABASE_URL: 'postgresql://localhost/airline?host=db.example.com' },
    ['DATABASE_URL'],
  ],
  [
    'encrypted',
    { DATABASE_URL: `${inClear.DATABASE_URL}?sslmode=verify-full`, REDIS_URL: 'rediss://cache.example.com' },
    [],
  ],
  ['on loopback', { DATABASE_URL: 'postgresql://127.0.0.1/airline', REDIS_URL: 'redis://[::1]' }, []],
])('in prod the stores %s: %j', (_how, variables, expected) => {
  const faults = faultsOf({ ...reached, AIRLINE_ENVIRONMENT: 'prod', ...testApiKeys('prod'), ...variables });
  expect(faults).toEqual(['PAYMENT_PROCESSOR', ...expected]);
});

test('elsewhere the stores may be asked in clear', () => {
  expect(faultsOf({ ...testVariables, ...inClear })).toEqual([]);
});

const keysOfCstg = Object.keys(testApiKeys('cstg'));

test.each(environments.filter((name) => name !== 'dev'))('in %s every set has its API key, or is named', (name) => {
  const at = { ...testVariables, AIRLINE_ENVIRONMENT: name, PAYMENT_PROCESSOR: '', DEVELOPMENT_INBOX: 'off' };
  const keys = testApiKeys(name);
  expect(faultsOf(at)).toEqual(expect.arrayContaining(Object.keys(keys)));
  expect(faultsOf({ ...at, ...keys }).filter((fault) => fault in keys)).toEqual([]);
});

test('an API key that is missing, empty or of two words is named, and its value is not repeated', () => {
  for (const key of keysOfCstg) {
    expect(faultsOf({ ...reached, [key]: '' })).toEqual(['PAYMENT_PROCESSOR', key]);
    expect(() => readConfig({ ...reached, [key]: 'two words' })).toThrow(key);
    expect(() => readConfig({ ...reached, [key]: 'two words' })).not.toThrow('two words');
  }
});

test('in development there may be no API key at all; some of them alone are a fault', () => {
  expect(read({}).apiKeys).toBeUndefined();
  const { AIRLINE_API_KEY_DEV_GENERAL: general = '' } = testApiKeys('dev');
  expect(faultsOf({ ...testVariables, AIRLINE_API_KEY_DEV_GENERAL: general })).toEqual([
    'AIRLINE_API_KEY_DEV_CORPORATE',
    'AIRLINE_API_KEY_DEV_MOBILE',
  ]);
  expect(read(testApiKeys('dev')).apiKeys?.sent).toEqual({
    general: 'dev-general-key',
    corporate: 'dev-corporate-key',
    mobile: 'dev-mobile-key',
  });
});

test('a previous API key still counts, and is given to no page', () => {
  const { apiKeys } = read({ ...testApiKeys('dev'), AIRLINE_API_KEY_DEV_MOBILE_PREVIOUS: 'former' });
  expect(apiKeys?.taken.get('former')).toBe('mobile');
  expect(apiKeys?.sent.mobile).toBe('dev-mobile-key');
});

test('a command on the database needs nothing else of a gateway', () => {
  expect(readDatabaseConfig({ DATABASE_URL: inClear.DATABASE_URL, DATABASE_CONNECTIONS: '40' })).toMatchObject({
    databaseUrl: inClear.DATABASE_URL,
    databaseConnections: 40,
  });
});

test('the public origin loses its path and trailing slash', () => {
  expect(read({ PUBLIC_ORIGIN: 'http://localhost:8080/' }).publicOrigin).toBe('http://localhost:8080');
});

test('an empty variable counts as absent', () => {
  expect(read({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

test('every malformed variable is named, and no value is repeated', () => {
  const malformed = () =>
    read({ AIRLINE_ENVIRONMENT: 'production', PORT: '70000', DATABASE_URL: 'mysql://user:secret@host/db' });
  expect(malformed).toThrow(/DATABASE_URL[^]*AIRLINE_ENVIRONMENT[^]*PORT/);
  expect(malformed).not.toThrow(/secret/);
});

test('wallets are offered where they are named, with the card schemes and the merchant that the deployment names', () => {
  expect(read({ OFFER_WALLETS: '' })).toMatchObject({ wallets: [], walletMerchantName: 'Alisio' });
  const named = {
    OFFER_WALLETS: 'googlePay',
    WALLET_CARD_BRANDS: 'visa, amex,visa',
    WALLET_MERCHANT_NAME: 'Alisio Air',
  };
  expect(read(named)).toMatchObject({
    wallets: ['googlePay'],
    walletCardBrands: ['visa', 'amex'],
    walletMerchantName: 'Alisio Air',
  });
  expect(faultsOf({ ...testVariables, OFFER_WALLETS: 'otherPay' })).toEqual(['OFFER_WALLETS']);
});
