import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openWithoutTables } from '../../test-support/memory-database.ts';
import { migrationsFolder, migrationsUpTo } from '../../test-support/migrations-up-to.ts';
import { readPointsHeld } from '../loyalty/points/points-store.ts';
import { moveFormerJobs } from '../jobs/move-former-jobs.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const manager = '00000000-0000-4000-8000-00000000000b';
const [family, single, held, abroad] = [1, 2, 3, 4].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** An offer as it was kept before points paid: no `taxesWithPoints`. */
const offerWith = (...lines: readonly (readonly (readonly [code: string, amountMinor: number])[])[]) =>
  JSON.stringify({
    price: {
      total: usd(12_900),
      points: 8_400,
      passengers: lines.map((taxes) => ({ taxes: taxes.map(([code, minor]) => ({ code, amount: usd(minor) })) })),
    },
  });

describe('migration 0010, over the rows of an earlier release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  let client: PGlite;

  beforeAll(async () => {
    client = await openWithoutTables();
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: migrationsUpTo('0009_limits_count_tries', folder) });
    for (const [id, kind, number] of [
      [ana, 'member', '20012345'],
      [manager, 'corporateTravelManager', '20099999'],
    ]) {
      await client.query(
        `insert into account (id, kind, status, account_number, language, created_at)
         values ($1, $2, 'active', $3, 'es', now())`,
        [id, kind, number],
      );
    }
    const orders = [
      [
        family,
        'confirmed',
        'K7QM2X',
        offerWith(
          [
            ['US', 750],
            ['AY', 1_120],
          ],
          [
            ['US', 750],
            ['XF', 450],
          ],
        ),
      ],
      [single, 'confirmed', 'K7QM2Y', offerWith([['US', 750]])],
      [held, 'held', null, offerWith([['AY', 560]])],
      [abroad, 'cancelled', 'K7QM2Z', offerWith([])],
    ];
    for (const [id, status, locator, offer] of orders) {
      const confirmedAt = locator === null ? null : '2026-11-01T12:00:00Z';
      await client.query(
        `insert into booking_order (id, status, record_locator, offer_hash, travellers_hash, offer, email, phone, language,
           created_at, hold_expires_at, settle_after, confirmed_at)
         values ($1::uuid, $2, $3, $1::uuid::text, '', $4::jsonb, 'ana@example.com', '', 'es', now(), now(), now(), $5)`,
        [id, status, locator, offer, confirmedAt],
      );
    }
    for (const [orderId, position, number, points] of [
      [family, 0, '20012345', 300],
      [family, 1, '20012345', 250],
      [single, 0, '20012345', 100],
      [single, 1, '20099999', 70],
      [single, 2, '29999999', 50],
      [held, 0, '20012345', 40],
    ]) {
      await client.query(
        `insert into order_passenger (order_id, position, kind, first_name, last_name, birth_date, gender, assistance)
         values ($1, $2, 'adult', 'Ana', 'Pérez', '1988-04-12', 'female', '{}')`,
        [orderId, position],
      );
      await client.query(
        'insert into points_earned (order_id, position, frequent_flyer_number, points) values ($1, $2, $3, $4)',
        [orderId, position, number, points],
      );
    }
    await migrate(db, { migrationsFolder });
  });
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });

  test('what members earned on trips that were booked is in their books, once a trip', async () => {
    const { rows } = await client.query(
      'select account_id, order_id, kind, points, at from points_movement order by points',
    );
    const at = new Date('2026-11-01T12:00:00Z');
    expect(rows).toEqual([
      { account_id: ana, order_id: single, kind: 'earned', points: 100, at },
      { account_id: ana, order_id: family, kind: 'earned', points: 550, at },
    ]);
  });

  test('each offer tells the taxes that points leave: all but the excise on fares', async () => {
    const { rows } = await client.query<{ id: string; taxes: unknown; points: number }>(
      "select id, offer->'price'->'taxesWithPoints' as taxes, offer->'price'->'points' as points from booking_order order by id",
    );
    expect(rows.map(({ taxes }) => taxes)).toEqual([usd(1_570), usd(0), usd(560), usd(0)]);
    for (const { points } of rows) expect(points).toBe(8_400);
  });

  test('every order was paid by card, by nobody’s account', async () => {
    const { rows } = await client.query('select distinct paid_with, account_id from booking_order');
    expect(rows).toEqual([{ paid_with: 'card', account_id: null }]);
  });
});

describe('migration 0015, over the rows of an earlier release', () => {
  const earnedAt = '2026-11-20T10:00:00Z';
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('points that were earned count as they did, and so do those that an instance of before writes', async () => {
    const client = await openWithoutTables();
    const db = drizzle({ client, casing: 'snake_case' });
    await migrate(db, { migrationsFolder: migrationsUpTo('0014_trip_name_keys', folder) });
    await client.query(
      `insert into account (id, kind, status, account_number, language, created_at)
       values ('${ana}', 'member', 'active', '20012345', 'es', '${earnedAt}')`,
    );
    const earn = (orderId: string | undefined) =>
      client.query(
        `insert into points_movement (account_id, order_id, kind, points, at) values ($1, $2, 'earned', 600, $3)`,
        [ana, orderId, earnedAt],
      );
    await earn(single);
    await migrate(db, { migrationsFolder });
    await earn(family);
    expect(await readPointsHeld(db, ana, new Date('2026-11-21T07:00:00Z'))).toEqual({
      balance: 1_200,
      pending: undefined,
    });
    await client.close();
  });
});

describe('migration 0012, over the two queues of an earlier release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const rollback = readFileSync(join(import.meta.dirname, 'rollback/0012_one_job_queue.sql'), 'utf8');
  const now = new Date('2026-11-21T07:00:00Z');
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const link = { accountId: ana, purpose: 'resetPassword', language: 'es', surface: 'traveller' };
  const notice = { notice: 'passwordChanged', language: 'es', email: 'ana@example.com', firstName: 'Ana' };
  const lookup = {
    request: { purpose: 'resetPassword', username: 'ana' },
    trace: { reference: 'r', addressHash: 'h' },
  };
  const firstLogin = { accountNumber: '5000000017', category: 'member' };
  let client: PGlite;
  let db: PgliteDatabase;

  const leaveMessage = (kind: string, orderId: unknown, due: Date, ended: { done?: Date; failed?: Date } = {}) =>
    client.query(
      `insert into outbox (kind, order_id, created_at, attempts, due_at, done_at, failed_at)
       values ($1, $2, $3, 2, $4, $5, $6)`,
      [kind, orderId, now, due, ended.done ?? null, ended.failed ?? null],
    );
  const leaveTask = (task: object, due = now) =>
    client.query('insert into account_task (task, created_at, attempts, due_at) values ($1::jsonb, $2, 1, $3)', [
      JSON.stringify(task),
      now,
      due,
    ]);
  const rowsOf = async (query: string) => (await client.query(query)).rows;
  const jobs = () =>
    rowsOf('select kind, key, payload, created_at, run_after, attempts, gave_up_at from job order by id');
  const waitingMessages = () =>
    rowsOf(
      'select kind, order_id, created_at, attempts, due_at, failed_at from outbox where done_at is null order by id',
    );
  const tasks = () => rowsOf('select task, created_at, attempts, due_at from account_task order by id');

  beforeAll(async () => {
    client = await openWithoutTables();
    db = drizzle({ client });
    await migrate(db, { migrationsFolder: migrationsUpTo('0011_session_device', folder) });
    await leaveMessage('capturePayment', family, now);
    await leaveMessage('confirmationMail', family, after(-60), { done: after(-59) });
    await leaveMessage('refundPayment', single, after(30));
    await leaveMessage('cancellationMail', abroad, after(-60), { failed: after(-30) });
    for (const [kind, task] of Object.entries({ lookup, link, notice, firstLogin })) await leaveTask({ kind, ...task });
    await leaveTask({ kind: 'lookup', ...lookup }, after(30));
    await migrate(db, { migrationsFolder });
  });
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });
  // Each test begins with the rows that the migration left.
  beforeEach(() => client.query('begin'));
  afterEach(() => client.query('rollback'));

  const waiting = { created_at: now, run_after: now, gave_up_at: null };
  const givenUp = {
    kind: 'cancellationMail',
    key: abroad,
    payload: { orderId: abroad },
    created_at: now,
    run_after: after(-60),
    attempts: 2,
    gave_up_at: after(-30),
  };
  const due = [
    { ...waiting, kind: 'capturePayment', key: family, payload: { orderId: family }, attempts: 2 },
    { ...waiting, kind: 'accountLookup', key: null, payload: lookup, attempts: 1 },
    { ...waiting, kind: 'accountLink', key: null, payload: link, attempts: 1 },
    { ...waiting, kind: 'accountNotice', key: null, payload: { ...notice, id: '3' }, attempts: 1 },
    { ...waiting, kind: 'firstLogin', key: null, payload: firstLogin, attempts: 1 },
  ];
  const leased = [
    { ...due[0], kind: 'refundPayment', key: single, payload: { orderId: single }, run_after: after(30) },
    { ...due[1], run_after: after(30) },
  ];

  test('what is due becomes a job once; what an instance still works at stays until its lease ends', async () => {
    expect(await moveFormerJobs(db, now)).toBe(due.length);
    expect(await moveFormerJobs(db, now)).toBe(0);
    expect(await jobs()).toEqual([givenUp, ...due]);
    expect(await waitingMessages()).toMatchObject([{ kind: 'refundPayment', order_id: single, due_at: after(30) }]);
    expect(await tasks()).toMatchObject([{ due_at: after(30) }]);
    expect(await moveFormerJobs(db, after(30))).toBe(leased.length);
    expect(await jobs()).toEqual([givenUp, ...due, ...leased]);
    expect([await waitingMessages(), await tasks()]).toEqual([[], []]);
  });

  test('what instances of the earlier release leave later becomes a job too', async () => {
    await moveFormerJobs(db, after(30));
    const before = (await jobs()).length;
    await leaveMessage('voidPayment', held, after(31));
    await leaveTask({ kind: 'link', ...link }, after(31));
    expect(await moveFormerJobs(db, after(31))).toBe(2);
    expect(await jobs()).toHaveLength(before + 2);
  });

  test('an intent that is a job already does not become a second one', async () => {
    await moveFormerJobs(db, now);
    await leaveMessage('capturePayment', family, now);
    await moveFormerJobs(db, now);
    expect(await jobs()).toEqual([givenUp, ...due]);
    expect(await waitingMessages()).toHaveLength(1);
  });

  test('a rollback gives the jobs back to the queues that they came from', async () => {
    const before = [await waitingMessages(), await tasks()];
    await moveFormerJobs(db, after(30));
    await client.exec(rollback);
    expect(await jobs()).toEqual([]);
    const failed = { kind: 'cancellationMail', order_id: abroad, failed_at: after(-30), due_at: after(-60) };
    expect(await waitingMessages()).toEqual([{ ...failed, created_at: now, attempts: 2 }, ...(before[0] ?? [])]);
    expect(await tasks()).toEqual(before[1]);
  });
});
