import { currentTermsVersion, problemNameOf } from '@airline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  lookupOf,
  openAccountGateway,
  statusesOf,
  securityAnswers,
  tokenOf,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../../test-support/postgres.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('on PostgreSQL, with two gateways', () => {
  let server: PostgresDatabase;
  let databases: readonly OpenDatabase[] = [];
  let first: AccountGateway;
  let second: AccountGateway;
  const both = () => [first, second];

  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    const open = () => openPostgresDatabase(server);
    const [one, other] = await Promise.all([open(), open()]);
    databases = [one, other];
    [first, second] = [openAccountGateway(one), openAccountGateway(other)];
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  });

  test('of many who use one link at the same moment one wins', async () => {
    const account = await first.account();
    const token = await first.link({ purpose: 'resetPassword', username: account.username ?? '' });
    await second.post('/api/account-help/v1/links/answers', { token, zipCode: '75201', securityAnswer: 'Sevilla' });
    const given = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (both()[index % 2] ?? first).post('/api/account-help/v1/links/result', {
          token,
          purpose: 'resetPassword',
          newPassword: `Brisa202${index}!`,
        }),
      ),
    );
    const refusals = await Promise.all(
      given.filter(({ status }) => status !== 200).map(async (each) => problemNameOf((await readJson(each)).type)),
    );
    expect(refusals).toEqual(Array.from({ length: 5 }, () => 'linkUsed'));
  });

  test('wrong answers at the same moment are counted each', async () => {
    const account = await first.account();
    const token = await first.link({ purpose: 'resetPassword', username: account.username ?? '' });
    const wrong = { token, zipCode: '1', securityAnswer: 'x' };
    const given = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (both()[index % 2] ?? first).post('/api/account-help/v1/links/answers', wrong),
      ),
    );
    expect(given.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(given.filter(({ status }) => status === 410)).toHaveLength(6);
  });

  test('each mail goes out once, and of two links the later one works', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => first.account()));
    for (const { username } of accounts) {
      await first.post(
        '/api/account-help/v1/lookups',
        lookupOf({ purpose: 'resetPassword', username: username ?? '' }),
      );
    }
    const sent = both().map((gateway) => gateway.sent.length);
    await Promise.all(both().map((gateway) => gateway.deliver()));
    const mails = both().flatMap((gateway, index) => gateway.sent.slice(sent[index]));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(accounts.map(({ email }) => String(email)).toSorted());
    expect(await databases[0]?.db.$count(job)).toBe(0);
    const states = await Promise.all(mails.map((mail) => second.state(tokenOf(mail))));
    expect(states.every(({ isProved }) => !isProved)).toBe(true);
  });

  test('of many who want one username at the same moment one gets it, and each key enrols once', async () => {
    const applicant = (email: string) => ({
      firstName: 'Inés',
      lastName: 'Pérez',
      birthDate: '1990-04-12',
      email,
      address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' },
      username: 'wanted.name',
      password: 'Viento2026!',
      securityAnswers,
      consents: [],
      termsVersion: currentTermsVersion,
      language: 'es',
      surface: 'traveller',
    });
    const path = '/api/account-help/v1/enrollments';
    const given = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        (both()[index % 2] ?? first).post(path, applicant(`ines.${index}@example.com`)),
      ),
    );
    expect(statusesOf(given)).toEqual([202, 400, 400, 400]);
    const again = { ...applicant('luis@example.com'), username: 'other.name' };
    const key = { 'idempotency-key': 'one-key-for-both-gateways' };
    await Promise.all(both().map((gateway) => gateway.post(path, again, key)));
    expect((await second.post(path, again, key)).status).toBe(202);
  });
});
