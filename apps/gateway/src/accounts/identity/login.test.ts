import type { ClientCategory } from '@airline/client-config/client-categories';
import { endpoints, problemNameOf, type Problem } from '@airline/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import {
  bearer,
  codeOf,
  type IdentityGateway,
  openIdentityGateway,
  password,
} from '../../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { testConfig } from '../../../test-support/config.ts';
import { openAccountServices } from './services.ts';
import type { NewAccount } from './account-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createSecretHashing } from './secret-hashing.ts';
import { account, company, securityEvent } from './identity-schema.ts';
import { job } from '../../jobs/job-schema.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';

let database: OpenDatabase;
let gateway: IdentityGateway;
const minuteMs = 60_000;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openIdentityGateway(database);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.db.delete(rateLimit);
});
afterAll(() => database.close());

/** Inserts an account with a username of its own; returns the username. */
async function accountNamed(values: Partial<NewAccount> & { readonly password?: string | null } = {}): Promise<string> {
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  await gateway.account({ username, ...values });
  return username;
}

const wrongPasswordCodes: readonly (readonly [ClientCategory, NewAccount['kind'], number])[] = [
  ['member', 'member', 400618205],
  ['mobileMember', 'member', 400618205],
  ['corporateTraveler', 'corporateTraveler', 400517024],
  ['mobileCorporate', 'corporateTraveler', 400517024],
  ['areaMarketingManager', 'areaMarketingManager', 400517024],
  ['automatedReportService', 'reportService', 400518024],
  ['corporateTravelManager', 'travelManager', 400517144],
];

describe.each(wrongPasswordCodes)('as %s', (category, kind, code) => {
  test('a wrong password, an unknown name and a wrong one of an account of another kind get the same answer', async () => {
    const known = await accountNamed({ kind });
    const other = await accountNamed({ kind: kind === 'member' ? 'travelManager' : 'member' });
    const bodies = await Promise.all(
      [known, 'nobody.here', other].map(async (name) => {
        const answer = await gateway.password(name, 'Equivocada1', category);
        const { reference: _reference, ...body } = (await answer.json()) as Problem;
        return { status: answer.status, body, headers: [...answer.headers.keys()] };
      }),
    );
    expect(bodies[0]).toMatchObject({ status: 400, body: { code } });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test('the right password logs in', async () => {
    expect((await gateway.password(await accountNamed({ kind }), password, category)).status).toBe(200);
  });
});

describe('what stands in the way of an account', () => {
  const obstacles: readonly (readonly [string, Partial<NewAccount>, number])[] = [
    ['it is on hold', { status: 'held' }, 400120381],
    ['the airline closed it', { status: 'disabled' }, 400518001],
    ['its owner closed it', { status: 'disabled', disabledReason: 'closedByOwner' }, 400518002],
    ['it was merged into another', { status: 'disabled', disabledReason: 'mergedIntoAnother' }, 400518004],
    ['its person died', { status: 'disabled', disabledReason: 'personDied' }, 400518005],
    ['its enrolment was not confirmed', { status: 'pending' }, 400518006],
  ];

  test.each(obstacles)('%s: told after the right password, and never before', async (_, values, code) => {
    const name = await accountNamed(values);
    expect(await codeOf(gateway.password(name, 'Equivocada1'))).toBe(400618205);
    expect(await codeOf(gateway.password(name, password))).toBe(code);
  });

  test('a deactivated company is said after the right password', async () => {
    const companyId = crypto.randomUUID();
    const values = { id: companyId, name: 'Cerrada', product: 'business', createdAt: gateway.clock.now };
    await database.db.insert(company).values({ ...values, status: 'deactivated' });
    const name = await accountNamed({ kind: 'travelManager', companyId });
    expect(await codeOf(gateway.password(name, 'Equivocada1', 'corporateTravelManager'))).toBe(400517144);
    expect(await codeOf(gateway.password(name, password, 'corporateTravelManager'))).toBe(400618309);
  });

  test('that its enrolment waits for a mail is said with its address, masked, and after the right password alone', async () => {
    const name = await accountNamed({ status: 'pending', email: 'ines.nueva@example.com' });
    const told = async (typed: string) => ((await (await gateway.password(name, typed)).json()) as Problem).nextStep;
    expect(await told('Equivocada1')).toBeUndefined();
    expect(await told(password)).toEqual({ kind: 'confirmEmail', maskedEmail: 'i•••@e•••.com' });
    const held = await accountNamed({ status: 'held' });
    expect(await (await gateway.password(held, password)).json()).not.toHaveProperty('nextStep');
  });

  test('a password that was never set looks wrong to everybody; the first try of a number leaves a job alike', async () => {
    const name = await accountNamed({ password: null, accountNumber: '5000000017' });
    for (const tried of ['5000000017', name, '5000000025']) {
      expect(await codeOf(gateway.password(tried, password))).toBe(400618205);
    }
    await gateway.password('5000000017', 'Otra2026!');
    const jobs = await database.db.select({ kind: job.kind, payload: job.payload }).from(job);
    expect(jobs).toEqual(
      ['5000000017', '5000000025'].map((accountNumber) => ({
        kind: 'firstLogin',
        payload: { accountNumber, category: 'member', askedFrom: expect.any(String) },
      })),
    );
  });
});

describe('a name', () => {
  test.each(['12345678901', '50000000171', '9'.repeat(254)])(
    '%s has more digits than an account number',
    async (name) => {
      expect(await codeOf(gateway.password(name, password))).toBe(400518148);
    },
  );

  test.each(['ANONYMOUS', 'Anonymous', 'anonymous'])(
    '%s is nobody’s, even if somebody got hold of it',
    async (name) => {
      await gateway.account({ username: name, id: crypto.randomUUID() }).catch(() => undefined);
      expect(await codeOf(gateway.password(name, password))).toBe(400618205);
      expect(await codeOf(gateway.password(name, password, 'anonymousTraveler'))).toBe(400618205);
    },
  );
});

describe('too many tries', () => {
  test.each(['member', 'corporateTravelManager'] as const)(
    'of a %s lock a name for half an hour, whether it exists or not',
    async (category) => {
      const known = await accountNamed({ kind: category === 'member' ? 'member' : 'travelManager' });
      const [wrong, locked] = category === 'member' ? [400618205, 400618202] : [400517144, 400517178];
      for (const name of [known, `nobody.${category}`]) {
        const codes = [];
        for (let tries = 1; tries <= 5; tries += 1) codes.push(await codeOf(gateway.password(name, 'Mal1', category)));
        expect(codes).toEqual([wrong, wrong, wrong, wrong, locked]);
        expect(await codeOf(gateway.password(name, password, category))).toBe(locked);
      }
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 31 * minuteMs);
      expect((await gateway.password(known, password, category)).status).toBe(200);
    },
  );

  test.each(['member', 'corporateTravelManager'] as const)(
    'of a %s are shown from the third on, and the lock with its time, whether the name exists or not',
    async (category) => {
      const known = await accountNamed({ kind: category === 'member' ? 'member' : 'travelManager' });
      for (const name of [known, `nobody.${category}`]) {
        const told = [];
        for (let tries = 1; tries <= 6; tries += 1) {
          const answer = (await (await gateway.password(name, 'Mal1', category)).json()) as Problem;
          told.push([answer.triesLeft, answer.lockedForSeconds]);
          gateway.clock.now = new Date(gateway.clock.now.getTime() + minuteMs);
        }
        expect(told).toEqual([
          [undefined, undefined],
          [undefined, undefined],
          [2, undefined],
          [1, undefined],
          [undefined, 26 * 60],
          [undefined, 25 * 60],
        ]);
      }
    },
  );

  test('many at the same moment are counted like one after the other', async () => {
    const name = await accountNamed();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => codeOf(gateway.password(name, `Mal${index}`))),
    );
    expect(answers.filter((code) => code === 400618205)).toHaveLength(4);
    expect(answers.filter((code) => code === 400618202)).toHaveLength(8);
  });

  test('the right password in between begins the count anew', async () => {
    const name = await accountNamed();
    for (let round = 1; round <= 3; round += 1) {
      for (let tries = 1; tries <= 4; tries += 1) await gateway.password(name, 'Mal1');
      expect((await gateway.password(name, password)).status).toBe(200);
    }
  });

  test('from one address, a hundred of them wrong, are served slowly with Retry-After, and other addresses are not', async () => {
    const body = { method: 'password', category: 'member', username: '99999999999', password: 'x' };
    const spray = async (index: number) => gateway.assertion({ ...body, username: `guess.${index}` }, '198.51.100.7');
    const right = { ...body, username: await accountNamed(), password };
    for (let tries = 1; tries <= 100; tries += 1) await spray(tries);
    expect((await gateway.assertion(right, '198.51.100.7')).status).toBe(200);
    for (let tries = 1; tries <= 9; tries += 1) expect((await spray(100 + tries)).status).toBe(400);
    const refused = await spray(110);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(problemNameOf(((await refused.json()) as Problem).type)).toBe('tooManyRequests');
    expect((await gateway.assertion({ ...body, username: 'guess.1' }, '198.51.100.8')).status).toBe(400);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 61_000);
    expect((await gateway.assertion(right, '198.51.100.7')).status).toBe(200);
  });

  test('that are right use up nothing of their address: an office logs in as often as it likes', async () => {
    const body = { method: 'password', category: 'member', username: await accountNamed(), password };
    for (let logins = 1; logins <= 115; logins += 1) {
      expect((await gateway.assertion(body, '198.51.100.9')).status).toBe(200);
    }
  });

  test('behind a proxy are distinguished by the address that the proxy wrote, and by no other', async () => {
    const proxied = openIdentityGateway(database, { variables: { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' } });
    await proxied.account({ username: 'somebody.here' });
    const log = async (forwarded: string): Promise<string | null | undefined> => {
      const body = { method: 'password', category: 'member', username: 'somebody.here', password: 'Mal1' };
      await proxied.send('POST', endpoints.requestAssertion.path, body, { 'x-forwarded-for': forwarded });
      const [event] = await database.db.select().from(securityEvent).orderBy(desc(securityEvent.id)).limit(1);
      return event?.addressHash;
    };
    const direct = await log('198.51.100.7');
    expect(await log('203.0.113.9, 198.51.100.7')).toBe(direct);
    expect(await log('198.51.100.7, 203.0.113.9')).not.toBe(direct);
  });

  test('behind two proxies of our own are distinguished by the address that the outer one wrote', async () => {
    const variables = { CLIENT_ADDRESS_HEADER: 'x-forwarded-for', CLIENT_ADDRESS_HOPS: '2' };
    const proxied = openIdentityGateway(database, { variables });
    await proxied.account({ username: 'behind.two' });
    const log = async (forwarded: string): Promise<string | null | undefined> => {
      const body = { method: 'password', category: 'member', username: 'behind.two', password: 'Mal1' };
      await proxied.send('POST', endpoints.requestAssertion.path, body, { 'x-forwarded-for': forwarded });
      const [event] = await database.db.select().from(securityEvent).orderBy(desc(securityEvent.id)).limit(1);
      return event?.addressHash;
    };
    const direct = await log('198.51.100.7, 10.0.0.1');
    expect(await log('203.0.113.9, 198.51.100.7, 10.0.0.2')).toBe(direct);
    expect(await log('198.51.100.7, 203.0.113.9, 10.0.0.1')).not.toBe(direct);
  });

  test('a limit keeps neither names nor addresses', async () => {
    await gateway.password('quien.soy', 'Mal1');
    const rows = await database.db.select().from(rateLimit);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/quien|192\.0\.2/);
  });
});

describe('an outage', () => {
  test('of the database makes the login unavailable, and says nothing of it', async () => {
    vi.spyOn(gateway.identity.limits, 'limitRate').mockRejectedValue(
      Object.assign(new Error('connect ECONNREFUSED 10.1.2.3'), { code: 'ECONNREFUSED' }),
    );
    const answer = await gateway.password('ana', password);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: 503517048 });
    expect(text).not.toContain('10.1.2.3');
  });

  test('of the key set has a code of its own', async () => {
    vi.spyOn(gateway.identity.keys, 'signingKey').mockRejectedValue(new Error('no keys'));
    const answer = await gateway.assertion({ method: 'anonymous' });
    expect(answer.status).toBe(503);
    expect(await codeOf(answer)).toBe(200003999);
  });

  test('a bug is no outage', async () => {
    vi.spyOn(gateway.identity.limits, 'limitRate').mockRejectedValue(new TypeError('x is undefined'));
    expect((await gateway.password('ana', password)).status).toBe(500);
  });

  test('more logins at once than the machine can check are put off', async () => {
    const small = openIdentityGateway(database, { secrets: createSecretHashing({ atOnce: 1, waiting: 1 }) });
    const codes = await Promise.all(['a1', 'b2', 'c3', 'd4'].map((name) => codeOf(small.password(name, password))));
    expect(codes.filter((code) => code === 400618205)).toHaveLength(2);
    expect(codes.filter((code) => code === 503517048)).toHaveLength(2);
  });
});

describe('what is written down', () => {
  test('the log of a whole login has neither the person nor a secret', async () => {
    gateway.logged.length = 0;
    const email = 'rosa.secreta@example.com';
    const name = 'rosa.secreta';
    await gateway.account({ username: name, email, firstName: 'Rosalinda', lastName: 'Confidencial' });
    await gateway.password(name, 'Equivocada1');
    const session = await gateway.logIn(name, password);
    const next = await gateway.refresh(session.cookie);
    await gateway.get(endpoints.readUserInfo.path, session.accessToken);
    const body = { client_id: 'qa-member', everywhere: true };
    await gateway.send('POST', endpoints.endSession.path, body, bearer(session.accessToken));
    const secrets = [name, email, 'Rosalinda', 'Confidencial', password, 'Equivocada1', '192.0.2.1'];
    const tokens = [session.accessToken, session.idToken, session.cookie.split('=')[1], next.headers.get('set-cookie')];
    const log = gateway.logged.join('');
    expect(gateway.logged.length).toBeGreaterThanOrEqual(6);
    for (const secret of [...secrets, ...tokens]) expect(log).not.toContain(secret);
    const events = JSON.stringify(await database.db.select().from(securityEvent));
    for (const secret of [...secrets, ...tokens]) expect(events).not.toContain(secret);
  });

  test('the audit log tells who failed, who logged in and from where, by hashes and codes', async () => {
    const id = await gateway.account({ username: 'audit.me' });
    await gateway.password('audit.me', 'Equivocada1');
    await gateway.logIn('audit.me', password);
    const events = await database.db.select().from(securityEvent).where(eq(securityEvent.accountId, id));
    expect(events.map(({ event }) => event)).toEqual(['loginFailed', 'loginSucceeded', 'sessionStarted']);
    expect(events[0]).toMatchObject({ details: { category: 'member', cause: 'memberCredentialsIncorrect' } });
    expect(events[0]?.addressHash).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(events[0]?.addressHash).toBe(events[1]?.addressHash);
  });

  test.each(['update', 'delete'] as const)('the audit log refuses an %s', async (change) => {
    const statement =
      change === 'update'
        ? database.db.update(securityEvent).set({ event: 'nothing' })
        : database.db.delete(securityEvent);
    await expect(statement).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } });
  });
});

test('an account keeps its password as argon2id with the parameters of OWASP', async () => {
  // As production hashes, not as the other tests do.
  const { secrets } = openAccountServices({ ...gateway.identity, config: testConfig(), database });
  const id = await openIdentityGateway(database, { secrets }).account();
  const [row] = await database.db.select().from(account).where(eq(account.id, id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
