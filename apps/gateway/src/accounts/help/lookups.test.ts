import { endpoints } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  helpCalls,
  lookupsPath,
  lookupOf,
  openAccountGateway,
  refusalOf,
  tokenOf,
  openGatewayBeforeEach,
} from '../../../test-support/account-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { accountJobGroup } from './account-job-group.ts';

let database: OpenDatabase;
let gateway: AccountGateway;

openGatewayBeforeEach((opened) => {
  ({ database, gateway } = opened);
});

const { read } = helpCalls(() => gateway);

const minuteMs = 60_000;

describe('mails', () => {
  test.each([
    ['disabled', 'Su cuenta está cerrada'],
    ['held', 'Cree una contraseña nueva'],
    ['pending', 'Confirme su correo y empiece a acumular puntos'],
  ] as const)('for an account that is %s say “%s”', async (status, subject) => {
    const account = await gateway.account({ status });
    await gateway.post(lookupsPath, lookupOf({ purpose: 'resetPassword', username: account.username ?? '' }));
    await gateway.deliver();
    expect(gateway.sent.map((mail) => mail.subject)).toEqual([subject]);
  });

  test.each([
    ['pending', 'Confirme su correo y empiece a acumular puntos'],
    ['active', 'Su cuenta ya está activa'],
    ['disabled', 'Su cuenta está cerrada'],
  ] as const)('that confirm an enrolment once more say to an account that is %s “%s”', async (status, subject) => {
    const account = await gateway.account({ status });
    await gateway.post(lookupsPath, lookupOf({ purpose: 'confirmEnrollment', username: account.username ?? '' }));
    await gateway.deliver();
    expect(gateway.sent.map((mail) => mail.subject)).toEqual([subject]);
  });

  test('with the set-up go to anyone who logs in by the number of an account without a password, once in half an hour', async () => {
    const unset = await gateway.account({ passwordHash: null, username: null, language: 'en' });
    const known = await gateway.account();
    const manager = await gateway.account({ passwordHash: null, kind: 'travelManager' });
    for (const accountNumber of [unset, known, manager].map((each) => each.accountNumber ?? '')) {
      for (let tries = 0; tries < 2; tries += 1) {
        const login = { method: 'password', category: 'member', username: accountNumber, password: 'Cualquiera1' };
        await gateway.post(endpoints.requestAssertion.path, login);
      }
    }
    await gateway.deliver();
    expect(gateway.sent.map((mail) => mail.to)).toEqual([unset.email]);
    expect(gateway.sent[0]?.language).toBe('en');
    expect((await gateway.state(tokenOf(gateway.sent[0]))).purpose).toBe('completeSetup');
  });

  test('go to nobody who has no account', async () => {
    await gateway.post(lookupsPath, lookupOf({ purpose: 'resetPassword', username: 'nobody.at.all' }));
    await gateway.post(lookupsPath, lookupOf({ purpose: 'forgotUsername', email: 'nobody@example.com' }));
    await gateway.post(lookupsPath, lookupOf({ purpose: 'completeSetup', accountNumber: '5999999999' }));
    await gateway.deliver();
    expect(gateway.sent).toEqual([]);
  });

  test('that a server does not take are written anew, with another secret, until they are given up', async () => {
    const account = await gateway.account();
    await gateway.post(lookupsPath, lookupOf({ purpose: 'resetPassword', username: account.username ?? '' }));
    const refused: string[] = [];
    const send = (mail: { readonly text: string; readonly to: string }) => {
      refused.push(tokenOf(mail as never));
      return Promise.reject(new Error(`Mailbox ${mail.to} is full.`));
    };
    const broken = { ...gateway.mailServices, mail: { ...gateway.mailServices.mail, send } };
    const deliver = () => runDueJobs(broken, accountJobGroup(broken));
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    gateway.pass(2_000);
    await gateway.deliver();
    const token = tokenOf(gateway.sent.at(-1));
    expect((await read(token)).status).toBe(200);
    expect(await refusalOf(read(refused[0] ?? ''))).toEqual(['linkSuperseded']);

    await gateway.post(lookupsPath, lookupOf({ purpose: 'resetPassword', username: account.username ?? '' }));
    for (let tries = 0; tries < 30; tries += 1) {
      await deliver();
      gateway.pass(60 * minuteMs);
    }
    expect(await database.db.$count(job)).toBe(0);
    const log = gateway.logged.join('');
    expect(log).toContain('given up');
    expect(log).not.toContain(account.email);
  });
});

test('limits count an address and a name, and say when to come back', async () => {
  const wish = lookupOf({ purpose: 'resetPassword', username: 'nobody.at.all' });
  for (let asked = 0; asked < 5; asked += 1) expect((await gateway.post(lookupsPath, wish)).status).toBe(202);
  const refused = await gateway.post(lookupsPath, { ...wish, username: 'NOBODY.at.all ' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let asked = 0; asked < 60; asked += 1) {
    await gateway.post(lookupsPath, lookupOf({ purpose: 'forgotUsername', email: `nobody.${asked}@example.com` }));
  }
  const other = await gateway.post(lookupsPath, lookupOf({ purpose: 'forgotUsername', email: 'new@example.com' }));
  expect(await refusalOf(other)).toEqual(['tooManyRequests']);
});

test('while the database is away everybody is asked to come back, and the log names nobody', async () => {
  const closed = await openMemoryDatabase();
  const away = openAccountGateway(closed);
  await closed.close();
  const wishes = [
    lookupOf({ purpose: 'resetPassword', username: 'ana.secreta' }),
    lookupOf({ purpose: 'forgotUsername', email: 'ana.secreta@example.com' }),
  ];
  for (const wish of wishes) {
    const given = await away.post(lookupsPath, wish);
    expect([given.status, given.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(away.logged.join('')).not.toContain('secreta');
});
