import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

test('with no variable at all the gateway runs embedded, on loopback, as environment dev', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'dev',
    host: '127.0.0.1',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    databaseUrl: undefined,
    portalProducts: ['business'],
  });
});

test('the public origin loses its path and trailing slash', () => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://www.example.com/' }).publicOrigin).toBe('https://www.example.com');
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

test('every malformed variable is named, and no value is repeated', () => {
  const read = () =>
    readConfig({ AIRLINE_ENVIRONMENT: 'production', PORT: '70000', DATABASE_URL: 'mysql://user:secret@host/db' });
  expect(read).toThrow(/AIRLINE_ENVIRONMENT[^]*PORT[^]*DATABASE_URL/);
  expect(read).not.toThrow(/secret/);
});
