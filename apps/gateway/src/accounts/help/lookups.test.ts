import { endpoints, type LookupRequest } from '@airline/contract';
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
import type { Account } from '../identity/account-store.ts';
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

  test('with the set-up come once more to the person who asks for it after a login', async () => {
    const { email, accountNumber } = await gateway.account({ passwordHash: null, username: null });
    const login = { method: 'password', category: 'member', username: accountNumber, password: 'Cualquiera1' };
    await gateway.post(endpoints.requestAssertion.path, login);
    await gateway.deliver();
    await gateway.post(lookupsPath, lookupOf({ purpose: 'completeSetup', accountNumber: accountNumber ?? '' }));
    await gateway.deliver();
    expect(gateway.sent.map(({ to }) => to)).toEqual([email, email]);
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

describe('many who ask for help with one account', () => {
  const wishFor = (username: string | null) => lookupOf({ purpose: 'resetPassword', username: username ?? '' });
  const ask = (wish: LookupRequest, address: string) =>
    gateway.app.request(
      lookupsPath,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) },
      { incoming: { socket: { remoteAddress: address } } },
    );

  test('are all answered alike, and end no link that its person is using', async () => {
    const account = await gateway.account();
    const wish = wishFor(account.username);
    expect((await ask(wish, '192.0.2.1')).status).toBe(202);
    await gateway.deliver();
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ask(wish, `198.51.100.${asked}`)).status).toBe(202);
    }
    await gateway.deliver();
    expect(gateway.sent).toHaveLength(1);
    expect((await read(tokenOf(gateway.sent[0]))).status).toBe(200);
  });

  test('keep nobody without a link: another one is mailed once the last is not to be used', async () => {
    const account = await gateway.account();
    const wish = wishFor(account.username);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await ask(wish, `198.51.100.${minutes}`);
      await gateway.deliver();
      gateway.pass(minuteMs);
      // Whenever its person looks, the last mail has a link that works.
      expect((await read(tokenOf(gateway.sent.at(-1)))).status).toBe(minutes % 10 === 9 ? 410 : 200);
    }
    expect(gateway.sent).toHaveLength(6);
    await ask(wish, '192.0.2.1');
    await gateway.deliver();
    expect((await read(tokenOf(gateway.sent.at(-1)))).status).toBe(200);
  });

  test('from one address get a new link each time, a few times', async () => {
    const account = await gateway.account();
    for (let asked = 0; asked < 12; asked += 1) {
      await ask(wishFor(account.username), '192.0.2.1');
      await gateway.deliver();
      gateway.pass(1_000);
    }
    expect(gateway.sent).toHaveLength(6);
    expect((await read(tokenOf(gateway.sent.at(-1)))).status).toBe(200);
  });

  test.each(['5000 000 033', '5000-000-033'])('may write its number as %s', async (accountNumber) => {
    await gateway.account({ accountNumber: '5000000033' }).catch(() => undefined);
    await ask(wishFor(accountNumber), '192.0.2.1');
    await gateway.deliver();
    expect(gateway.sent.at(-1)?.subject).toBe('Cree una contraseña nueva');
    gateway.pass(60 * minuteMs);
  });
});

test('an address that asks too often is refused, and what it asks for is not counted', async () => {
  for (let asked = 0; asked < 60; asked += 1) {
    await gateway.post(lookupsPath, lookupOf({ purpose: 'forgotUsername', email: `nobody.${asked}@example.com` }));
  }
  const jobs = await database.db.$count(job);
  const other = await gateway.post(lookupsPath, lookupOf({ purpose: 'forgotUsername', email: 'new@example.com' }));
  expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusalOf(other)).toEqual(['tooManyRequests']);
  expect(await database.db.$count(job)).toBe(jobs);
});

describe('failed logins', () => {
  const typed = async (account: Account, times: number, password = 'Equivocada1') => {
    const login = { method: 'password', category: 'member', username: account.username, password };
    for (let tries = 0; tries < times; tries += 1) await gateway.post(endpoints.requestAssertion.path, login);
  };

  test('are written to the person of the account, once a day', async () => {
    const account = await gateway.account({ language: 'en' });
    for (let hour = 0; hour < 3; hour += 1) {
      await typed(account, 5);
      await gateway.deliver();
      gateway.pass(60 * minuteMs);
    }
    expect(gateway.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Several wrong passwords for your account'],
    ]);
  });

  test('whose notice a mail server does not take at first are still written to them', async () => {
    const account = await gateway.account();
    await typed(account, 5);
    let failures = 0;
    const send: typeof gateway.mailServices.mail.send = (mail) => {
      failures += 1;
      return failures <= 3 ? Promise.reject(new Error('busy')) : gateway.mailServices.mail.send(mail);
    };
    const broken = { ...gateway.mailServices, mail: { ...gateway.mailServices.mail, send } };
    for (let tries = 0; tries < 8; tries += 1) {
      await runDueJobs(broken, accountJobGroup(broken));
      gateway.pass(60 * minuteMs);
    }
    expect(gateway.sent).toHaveLength(1);
  });

  test('of a name that is nobody’s are written to nobody', async () => {
    await typed({ ...(await gateway.account()), username: 'nobody.here' }, 5);
    await gateway.deliver();
    expect(gateway.sent).toEqual([]);
  });
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
