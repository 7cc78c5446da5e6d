import { randomUUID } from 'node:crypto';

import { problemNameOf } from '@airline/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { issueFund } from '../../../test-support/funds.ts';
import { logInAgain, openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { keyedPost, readJson } from '../../../test-support/orders.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../../test-support/postgres.ts';
import type { AccountNotice } from '../../accounts/identity/rules/account-jobs.ts';
import { account } from '../../accounts/identity/identity-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { limits } from '../../limits/limits.ts';
import { travelCredit, travelFundMovement } from './fund-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let sender: TestMember;
let recipient: TestMember;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  await database.db.delete(travelCredit);
  await database.db.delete(job);
  sender = await openMember(gateway.identity);
  recipient = await openMember(gateway.identity, {
    firstName: 'Marta',
    lastName: 'Ruiz Peña',
    email: 'marta@example.com',
    language: 'en',
  });
});

const shown = { amountMinor: 20_000, currency: 'USD' };
const issue = (values: Parameters<typeof issueFund>[2] = {}) =>
  issueFund(database.db, gateway.clock.now, { accountId: sender.id, ...values });
const toMarta = () => ({ recipientNumber: recipient.accountNumber, recipientLastName: 'ruiz' });
const post = (path: string, body: object, key?: string, accessToken = sender.accessToken) =>
  Promise.resolve(gateway.app.request(`/api/travel-funds/v1/${path}`, keyedPost(body, key, accessToken)));
const quote = (number: string, to: object = toMarta()) => post('transfer-quotes', { number, ...to });
const transfer = (number: string, to: object = toMarta(), key?: string) =>
  post('transfers', { number, ...to, shown }, key);
const refusalName = async (answer: Response) => problemNameOf((await readJson(answer)).type);
const readFunds = () => database.db.select().from(travelCredit).orderBy(asc(travelCredit.issuedAt));
const readMovements = () => database.db.select().from(travelFundMovement).orderBy(asc(travelFundMovement.id));
const readNotices = async () => (await database.db.select().from(job)).map(({ payload }) => payload as AccountNotice);

test('a quote hints at the recipient and changes nothing', async () => {
  const number = await issue();
  expect(await readJson(await quote(number))).toEqual({
    amount: shown,
    expiresOn: '2027-11-21',
    lastFour: number.slice(-4),
    recipientHint: 'M••• R•••',
  });
  expect(await readMovements()).toHaveLength(1);
});

test('a transfer moves the whole fund to the recipient under a new number, with its last day, and mails both', async () => {
  const number = await issue();
  const done = await transfer(number);
  expect([done.status, await readJson(done)]).toMatchObject([200, { recipientHint: 'M••• R•••' }]);
  const received = (await readFunds()).find(({ transferredFrom }) => transferredFrom === number);
  expect(received).toMatchObject({
    accountId: recipient.id,
    holderFirstName: 'Marta',
    holderLastName: 'Ruiz Peña',
    amountMinor: 20_000,
    expiresOn: '2027-11-21',
    orderId: null,
    recordLocator: null,
  });
  expect((await readMovements()).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['issued', 20_000],
    ['transferredOut', -20_000],
    ['transferredIn', 20_000],
  ]);
  const notices = await readNotices();
  expect(notices).toMatchObject([
    { notice: 'fundTransferred', email: 'ana.nunez@example.com', language: 'es', fund: { recipientHint: 'M••• R•••' } },
    { notice: 'fundReceived', email: 'marta@example.com', language: 'en', fund: { from: 'Ana María' } },
  ]);
  for (const secret of [number, received?.number]) expect(JSON.stringify(notices)).not.toContain(secret);
});

test('asked again with its key it gives the same answer; with another body it is refused', async () => {
  const [number, key] = [await issue(), randomUUID()];
  const first = await (await transfer(number, toMarta(), key)).text();
  const again = await transfer(number, toMarta(), key);
  expect([again.status, await again.text()]).toEqual([200, first]);
  const other = await transfer(number, { ...toMarta(), recipientLastName: 'Ruiz Peña' }, key);
  expect(await refusalName(other)).toBe('idempotencyKeyReused');
  expect(await readFunds()).toHaveLength(2);
});

test('a fund is transferred once: not again by its holder of before, and not by who received it', async () => {
  const number = await issue();
  await transfer(number);
  expect(await refusalName(await transfer(number))).toBe('fundNotTransferable');
  const received = (await readFunds()).find(({ transferredFrom }) => transferredFrom === number);
  const back = { recipientNumber: sender.accountNumber, recipientLastName: 'Núñez' };
  const again = await post('transfers', { number: received?.number, ...back, shown }, undefined, recipient.accessToken);
  expect(await refusalName(again)).toBe('fundNotTransferable');
});

describe('nothing is transferred', () => {
  test('to a wrong number or a wrong name: they read alike', async () => {
    const number = await issue();
    const answers = [
      await transfer(number, { recipientNumber: recipient.accountNumber, recipientLastName: 'Gil' }),
      await transfer(number, { recipientNumber: '1000000008', recipientLastName: 'Ruiz' }),
      await quote(number, { recipientNumber: '1000000008', recipientLastName: 'Ruiz' }),
    ];
    const bodies = await Promise.all(answers.map(readJson));
    const [first] = bodies.map(({ reference: _reference, ...body }) => body);
    for (const { reference: _reference, ...body } of bodies) expect(body).toEqual(first);
    expect(problemNameOf(bodies[0]?.type ?? '')).toBe('recipientNotFound');
  });

  test('to a member whose number is tried with name after name', async () => {
    const number = await issue();
    for (let tries = 0; tries < 10; tries += 1) await quote(number, { ...toMarta(), recipientLastName: `Gil${tries}` });
    expect(await refusalName(await quote(number))).toBe('tooManyRequests');
  });

  test.each([
    ['to the own account', {}, 'recipientIsHolder'],
    ['of a fund of another account', { accountId: null }, 'fundNotFound'],
    ['of a fund that is over', { expiresOn: '2026-11-01' }, 'fundExpired'],
    ['of a fund of a company', { kind: 'business' as const }, 'fundNotTransferable'],
    ['of another amount than was shown', { amountMinor: 19_000 }, 'fundChanged'],
  ])('%s', async (title, values, refusal) => {
    const number = await issue(values);
    const toSender = { recipientNumber: sender.accountNumber, recipientLastName: 'nunez' };
    expect(await refusalName(await transfer(number, title.includes('own account') ? toSender : toMarta()))).toBe(
      refusal,
    );
    expect((await readMovements()).map(({ kind }) => kind)).toEqual(['issued']);
  });

  test('of a fund that is spent, wholly or in part', async () => {
    const [whole, part] = [await issue(), await issue()];
    const at = gateway.clock.now;
    await database.db.insert(travelFundMovement).values([
      { fundNumber: whole, kind: 'spent', amountMinor: -20_000, at },
      { fundNumber: part, kind: 'spent', amountMinor: -1, at },
    ]);
    expect([await refusalName(await transfer(whole)), await refusalName(await transfer(part))]).toEqual([
      'fundSpent',
      'fundNotTransferable',
    ]);
  });

  test('within a day of a change of the e-mail address, since the mail would not reach its owner', async () => {
    const number = await issue();
    const emailChangedAt = new Date(gateway.clock.now.getTime() - 60_000);
    await database.db.update(account).set({ emailChangedAt }).where(eq(account.id, sender.id));
    expect(await refusalName(await transfer(number))).toBe('fundsLocked');
  });

  test('by a login that is older than ten minutes', async () => {
    const number = await issue();
    const authenticatedAt = new Date(gateway.clock.now.getTime() - 11 * 60_000);
    const accessToken = await logInAgain(gateway.identity, sender.id, { authenticatedAt });
    const refused = await post('transfers', { number, ...toMarta(), shown }, undefined, accessToken);
    expect([refused.status, (await readJson(refused)).code]).toEqual([401, 401120726]);
  });

  test('when it is cut off half-way', async () => {
    const number = await issue();
    const { db } = database;
    const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work, options) => {
      spy.mockRestore();
      return db.transaction(async (tx) => {
        await work(tx);
        throw new Error('The connection is gone.');
      }, options);
    });
    expect((await transfer(number)).status).toBe(500);
    expect((await readMovements()).map(({ kind }) => kind)).toEqual(['issued']);
    expect(await readNotices()).toEqual([]);
    expect((await transfer(number)).status).toBe(200);
  });
});

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('two instances on one PostgreSQL', () => {
  let server: PostgresDatabase;
  let databases: readonly OpenDatabase[];
  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    databases = await Promise.all([openPostgresDatabase(server), openPostgresDatabase(server)]);
  });
  afterAll(async () => {
    await Promise.all(databases.map((each) => each.close()));
    await server.stop();
  });

  test('transfer a fund once, however many tabs ask at the same moment, and while orders spend of it', async () => {
    const [one, other] = databases as readonly [OpenDatabase, OpenDatabase];
    const gateways = await Promise.all([openOrderGateway(one), openOrderGateway(other)]);
    const owner = await openMember(gateways[0].identity);
    const to = await openMember(gateways[0].identity, { lastName: 'Ruiz' });
    const now = gateways[0].clock.now;
    const fundNumber = await issueFund(one.db, now, { accountId: owner.id });
    const body = { number: fundNumber, recipientNumber: to.accountNumber, recipientLastName: 'Ruiz', shown };
    // As many as may name a recipient at once: each counts as a try until its recipient is found.
    const asked = Array.from({ length: limits.fundRecipients.most }, async (_, index) => {
      const init = keyedPost(body, undefined, owner.accessToken);
      const answer = await (gateways[index % 2] ?? gateways[0]).app.request('/api/travel-funds/v1/transfers', init);
      return answer.status;
    });
    const spending = Array.from({ length: 6 }, (_, index) =>
      (databases[index % 2] ?? one).db
        .insert(travelFundMovement)
        .values({ fundNumber, kind: 'spent', amountMinor: -8_000, at: now })
        .then(
          () => 8_000,
          () => 0,
        ),
    );
    const statuses = await Promise.all(asked);
    const spent = (await Promise.all(spending)).reduce((sum: number, amount) => sum + amount, 0);
    const transferred = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect([0, 8_000, 16_000]).toContain(spent);
    expect(transferred).toBe(spent === 0 ? 1 : 0);
    const movements = await one.db.select().from(travelFundMovement);
    const sum = movements.reduce((total, moved) => total + moved.amountMinor, 0);
    expect(sum).toBe(20_000 - spent);
  });
});
