import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { issueFund } from '../../../test-support/funds.ts';
import { openMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import type { AccountNotice } from '../../accounts/identity/rules/account-jobs.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { expireFunds } from './expire-funds.ts';
import { travelCredit, travelFundMovement } from './fund-schema.ts';
import { remindHolders } from './remind-holders.ts';

let database: OpenDatabase;
let gateway: OrderGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  await database.db.delete(travelCredit);
  await database.db.delete(job);
});

const services = () => ({ db: database.db, now: () => gateway.clock.now });
const readNotices = async () =>
  (await database.db.select().from(job).orderBy(asc(job.id))).map(({ payload }) => payload as AccountNotice);

test('a holder is mailed 60, 30 and 7 days before the last day, each once, in the language of the account', async () => {
  const { id: accountId } = await openMember(gateway.identity, { language: 'en', email: 'ana@example.com' });
  const number = await issueFund(database.db, gateway.clock.now, { accountId, expiresOn: '2027-11-21' });
  const mailed: string[] = [];
  for (const day of [
    '2027-09-20',
    '2027-09-22',
    '2027-09-23',
    '2027-10-22',
    '2027-11-13',
    '2027-11-14',
    '2027-11-21',
  ]) {
    gateway.clock.now = new Date(`${day}T15:00:00Z`);
    if ((await remindHolders(services())) > 0) mailed.push(day);
    expect(await remindHolders(services())).toBe(0);
  }
  expect(mailed).toEqual(['2027-09-22', '2027-10-22', '2027-11-14']);
  const notices = await readNotices();
  expect(notices[0]).toMatchObject({
    notice: 'fundExpires',
    email: 'ana@example.com',
    language: 'en',
    fund: { amount: { amountMinor: 20_000 }, expiresOn: '2027-11-21', lastFour: number.slice(-4) },
  });
  expect(JSON.stringify(notices)).not.toContain(number);
});

test('what is found late is mailed once, and what is spent not at all', async () => {
  const { id: accountId } = await openMember(gateway.identity);
  const at = gateway.clock.now;
  await issueFund(database.db, at, { accountId, expiresOn: '2026-11-24' });
  const spent = await issueFund(database.db, at, { accountId, expiresOn: '2026-11-24' });
  await database.db.insert(travelFundMovement).values({ fundNumber: spent, kind: 'spent', amountMinor: -20_000, at });
  expect([await remindHolders(services()), await remindHolders(services())]).toEqual([1, 0]);
});

test('what is left is written off once its last day is over everywhere, and once', async () => {
  await issueFund(database.db, gateway.clock.now, { expiresOn: '2026-11-22' });
  gateway.clock.now = new Date('2026-11-23T11:59:00Z');
  expect(await expireFunds(services())).toBe(0);
  gateway.clock.now = new Date('2026-11-23T12:00:00Z');
  expect([await expireFunds(services()), await expireFunds(services())]).toEqual([1, 0]);
  const movements = await database.db.select().from(travelFundMovement).orderBy(asc(travelFundMovement.id));
  expect(movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['issued', 20_000],
    ['expired', -20_000],
  ]);
});

test('the contact of a trip is mailed about what its cancellation gave', async () => {
  const outcome = await gateway.outcome(gateway.book());
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  const { rows } = (await database.db.execute("select id from booking_order where status = 'confirmed'")) as {
    readonly rows: readonly { readonly id: string }[];
  };
  const orderId = rows[0]?.id ?? null;
  await database.db.delete(job);
  await issueFund(database.db, gateway.clock.now, { orderId, expiresOn: '2026-12-10' });
  expect(await remindHolders(services())).toBe(1);
  expect((await readNotices())[0]).toMatchObject({
    email: 'ana.nunez@example.com',
    firstName: 'Ana María',
    language: 'es',
  });
});
