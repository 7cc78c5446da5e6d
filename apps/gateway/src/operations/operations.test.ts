import { endpoints, operationsState, problemNameOf, type Problem } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type AccountGateway, openAccountGateway } from '../../test-support/account-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { securityEvent } from '../accounts/identity/identity-schema.ts';
import { setStaffRole } from '../accounts/identity/staff-role.ts';
import type { OpenDatabase } from '../database/database.ts';
import { job } from '../jobs/job-schema.ts';
import { limitRefusal } from '../limits/refusal-schema.ts';
import { clientReports, measurement } from '../telemetry/telemetry-schema.ts';

const now = new Date('2026-11-21T07:00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let database: OpenDatabase;
let gateway: AccountGateway;
let operatorId: string;
let token: string;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [job, clientReports, measurement, limitRefusal]) await database.db.delete(table);
  gateway = openAccountGateway(database, { clock: { now } });
  operatorId = (await gateway.account()).id;
  await setStaffRole(database.db, operatorId, 'operations', now);
  token = await gateway.logIn(operatorId);
});

const bearer = (given = token) => ({ authorization: `Bearer ${given}` });

async function read() {
  const answer = await gateway.app.request(endpoints.readOperations.path, { headers: bearer() });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return operationsState.parse(await answer.json());
}

const retry = (ids: readonly unknown[], given = token) =>
  gateway.post(endpoints.retryJobs.path, { ids }, { 'sec-fetch-site': 'same-origin', ...bearer(given) });

async function problemOf(answer: Response): Promise<string | undefined> {
  return problemNameOf(((await answer.json()) as Problem).type);
}

const failed = {
  kind: 'confirmationMail',
  payload: { to: 'ana@example.com' },
  createdAt: now,
  runAfter: now,
  attempts: 24,
};

describe('who operates the product', () => {
  test('is asked for a role: a member without one is refused, and one whose role was taken, at once', async () => {
    const member = await gateway.logIn((await gateway.account()).id);
    const asked = await gateway.app.request(endpoints.readOperations.path, { headers: bearer(member) });
    expect([asked.status, await problemOf(asked)]).toEqual([403, 'notPermitted']);
    expect((await retry([1], member)).status).toBe(403);
    expect((await read()).jobs).toEqual([]);
    await setStaffRole(database.db, operatorId, null, now);
    expect((await retry([1])).status).toBe(403);
  });

  test('proves who they are again before they change anything', async () => {
    gateway.pass(11 * minuteMs);
    const later = await gateway.identity.tokens.signAccessToken({
      clientId: 'test',
      category: 'member',
      subject: operatorId,
      sessionId: String(
        (
          (await database.db.execute(sql`select id from identity_session where account_id = ${operatorId}`)) as {
            readonly rows: readonly { readonly id: string }[];
          }
        ).rows[0]?.id,
      ),
      authenticatedAt: now,
      methods: ['pwd'],
    });
    expect((await retry([1], later)).status).toBe(401);
    gateway.clock.now = now;
  });

  test('see it among their own data, and it stands in the audit log', async () => {
    const info = await gateway.app.request(endpoints.readUserInfo.path, { headers: bearer() });
    expect(await info.json()).toMatchObject({ staffRole: 'operations' });
    expect(await setStaffRole(database.db, operatorId, 'operations', now)).toBe(false);
    expect(await setStaffRole(database.db, operatorId, null, now)).toBe(true);
    const events = await database.db.select().from(securityEvent);
    const own = events.filter(({ accountId }) => accountId === operatorId).map(({ event }) => event);
    expect(own).toEqual(['staffRoleGiven', 'staffRoleTaken']);
  });
});

describe('jobs', () => {
  test('that were given up are shown without what they are about, and run again at a press, which is audited', async () => {
    await database.db.insert(job).values([
      { ...failed, key: 'order-1', gaveUpAt: before(minuteMs) },
      { ...failed, key: 'order-2', gaveUpAt: now },
      { ...failed, key: 'order-3', attempts: 0 },
    ]);
    const shown = await read();
    expect(JSON.stringify(shown)).not.toMatch(/ana@example|order-/);
    expect(shown.jobs).toEqual([{ kind: 'confirmationMail', due: 1, waiting: 0, running: 0, givenUp: 2 }]);
    const ids = shown.failedJobs.map(({ id }) => id);
    expect(ids).toHaveLength(2);

    const answers = await Promise.all([retry([...ids, 999_999]), retry(ids)]);
    const retried = await Promise.all(answers.map(async (answer) => (await answer.json()) as { retried: number[] }));
    // Twice at once: each job is let run again once.
    expect(new Set(retried.flatMap((answer) => answer.retried))).toEqual(new Set(ids));
    expect(retried.flatMap((answer) => answer.retried)).toHaveLength(ids.length);
    expect((await read()).failedJobs).toEqual([]);
    const events = await database.db.select().from(securityEvent);
    const told = events.filter(({ event, accountId }) => event === 'jobsRetried' && accountId === operatorId);
    expect(told.map(({ details }) => details['count'])).toEqual([2]);
  });

  test.each([[[]], [['1']], [[0]], [[1.5]], [Array.from({ length: 51 }, (_, index) => index + 1)]])(
    'are not retried by %j',
    async (ids) => {
      expect((await retry(ids)).status).toBe(422);
    },
  );
});

test('crashes are grouped, the most frequent first, those of the last seven days', async () => {
  const report = {
    receivedAt: now,
    app: 'traveller',
    level: 'ERROR',
    event: 'pageCrashed',
    route: '/trip/:recordLocator',
    message: 'TypeError: x is undefined',
    language: 'es',
    droppedBefore: 0,
  };
  await database.db.insert(clientReports).values([
    { ...report, occurredAt: before(3 * minuteMs), reference: 'AAAAAAAA' },
    { ...report, occurredAt: before(minuteMs), reference: 'BBBBBBBB' },
    { ...report, occurredAt: before(2 * minuteMs) },
    { ...report, occurredAt: now, route: '/', message: null },
    { ...report, occurredAt: now, receivedAt: before(8 * dayMs), message: 'long ago' },
    { ...report, occurredAt: now, level: 'WARN', message: 'no error' },
  ]);
  expect((await read()).crashes).toEqual([
    {
      app: 'traveller',
      route: '/trip/:recordLocator',
      event: 'pageCrashed',
      message: 'TypeError: x is undefined',
      count: 3,
      firstAt: before(3 * minuteMs).toISOString(),
      lastAt: before(minuteMs).toISOString(),
      lastReference: 'BBBBBBBB',
    },
    {
      app: 'traveller',
      route: '/',
      event: 'pageCrashed',
      count: 1,
      firstAt: now.toISOString(),
      lastAt: now.toISOString(),
    },
  ]);
});

test('web vitals are the 75th percentile of each page, of 28 days', async () => {
  const vital = (name: string, value: number, receivedAt = now) => ({
    receivedAt,
    occurredAt: now,
    event: 'webVital',
    app: 'traveller',
    route: '/',
    language: 'es',
    details: { name, value, rating: 'good', navigation: 'navigate' },
    droppedBefore: 0,
  });
  await database.db
    .insert(measurement)
    .values([
      ...[100, 200, 300, 400, 500].map((value) => vital('LCP', value)),
      ...[0.01, 0.05].map((value) => vital('CLS', value)),
      vital('LCP', 9_000, before(29 * dayMs)),
    ]);
  expect((await read()).webVitals).toEqual([
    { route: '/', name: 'LCP', visits: 5, p75: 400 },
    { route: '/', name: 'CLS', visits: 2, p75: 0.04 },
  ]);
});

test('what limits refused is added up over hours and instances, by the limit alone', async () => {
  const other = openAccountGateway(database, { clock: { now } });
  for (const each of [gateway, other]) {
    for (let tries = 0; tries < 12; tries += 1)
      await each.identity.limits.limitRate('tripNames', `K7QM2X ${now.getTime()}`);
    await each.identity.refusals.write(database.db, now);
    await each.identity.refusals.write(database.db, now);
  }
  await database.db.insert(limitRefusal).values([
    { hour: before(3 * dayMs), limitName: 'tripNames', count: 5 },
    { hour: before(8 * dayMs), limitName: 'tripNames', count: 70 },
  ]);
  // Ten are allowed, and both instances count together.
  expect((await read()).limits).toEqual([{ limit: 'tripNames', lastDay: 14, lastWeek: 19 }]);
});

test('what cannot be written down is counted on', async () => {
  const { refusals } = gateway.identity;
  refusals.count('logins');
  const away = { insert: () => expect.unreachable('away') } as unknown as OpenDatabase['db'];
  await expect(refusals.write(away, now)).rejects.toThrow('away');
  await refusals.write(database.db, now);
  expect((await read()).limits).toEqual([{ limit: 'logins', lastDay: 1, lastWeek: 1 }]);
});

test('the settings in force are shown with who set them, and no id of a client', async () => {
  const { settings, health } = await read();
  expect(health).toEqual({
    database: 'embedded',
    isDatabaseUp: true,
    isScheduleReady: true,
    startedAt: now.toISOString(),
  });
  expect(settings).toMatchObject({ environment: 'dev', source: expect.any(String) as string });
  expect(settings.values).toContainEqual({ path: 'limits.maximumTicketedPassengers', value: '8', from: 'default' });
  expect(settings.values).toContainEqual({ path: 'metadataFlags.logLevel', value: 'ERROR', from: 'default' });
  expect(settings.flags).toContainEqual({ name: 'miniCart', isOn: false, from: 'default' });
  expect(JSON.stringify(settings)).not.toContain('dev-member');
});

test('a setting of the deployment’s differs from a default', async () => {
  const variables = {
    AIRLINE_SETTINGS: JSON.stringify({ metadataFlags: { miniCart: true }, boardingModel: 'assigned' }),
  };
  gateway = openAccountGateway(database, { clock: { now }, variables });
  const { settings } = await read();
  expect(settings.flags).toContainEqual({ name: 'miniCart', isOn: true, from: 'deployment' });
  expect(settings.values).toContainEqual({ path: 'boardingModel', value: 'assigned', from: 'deployment' });
});
