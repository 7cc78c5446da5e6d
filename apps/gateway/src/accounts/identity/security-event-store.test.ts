import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { securityEvent, strangerEvent } from './identity-schema.ts';
import { pruneSecurityEvents, recordSecurityEvent } from './security-event-store.ts';

let database: OpenDatabase;
const accountId = crypto.randomUUID();
const event = (at: Date, whose?: string) =>
  recordSecurityEvent(database.db, {
    event: 'loginFailed',
    at,
    accountId: whose,
    reference: 'one',
    addressHash: 'hash',
    details: { category: 'member', cause: 'memberCredentialsIncorrect' },
  });
const monthsAgo = async (months: number): Promise<Date> => {
  const { rows } = (await database.db.execute(
    sql`select (now() - make_interval(months => ${months}) - interval '1 second')::text as at`,
  )) as { readonly rows: readonly { readonly at: string }[] };
  return new Date(rows[0]?.at ?? '');
};

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(strangerEvent));

test('what concerns an account is written, what concerns nobody is counted by day and cause', async () => {
  const at = new Date('2026-11-21T23:59:59Z');
  await event(at, accountId);
  for (let times = 0; times < 3; times += 1) await event(at);
  await event(new Date('2026-11-22T00:00:00Z'));
  expect(await database.db.select().from(securityEvent)).toMatchObject([
    { event: 'loginFailed', accountId, at, details: { cause: 'memberCredentialsIncorrect' } },
  ]);
  const counted = { event: 'loginFailed', cause: 'memberCredentialsIncorrect' };
  expect(await database.db.select().from(strangerEvent).orderBy(strangerEvent.day)).toEqual([
    { day: '2026-11-21', ...counted, count: 3 },
    { day: '2026-11-22', ...counted, count: 1 },
  ]);
});

test('what is older than 13 months goes by the command of retention, and nothing younger', async () => {
  const [old, young] = [await monthsAgo(13), await monthsAgo(12)];
  await event(old, accountId);
  await event(young, accountId);
  await event(old);
  const before = await database.db.$count(securityEvent);
  expect(await pruneSecurityEvents(database.db)).toBe(1);
  expect(await database.db.$count(securityEvent)).toBe(before - 1);
  expect(await pruneSecurityEvents(database.db)).toBe(0);
});

test.each([
  ['without the command', `delete from security_event where at < now() - interval '13 months'`, 'never changed'],
  ['of a young row by its setting', `set local airline.retention = 'on'; delete from security_event`, '13 months'],
  ['of what is there', `update security_event set event = 'x'`, 'never changed'],
  ['of everything', `truncate security_event`, 'never changed'],
])('the database refuses a change %s', async (_what, statements, reason) => {
  await event(await monthsAgo(1), accountId);
  const changing = database.db.transaction(async (tx) => {
    for (const statement of statements.split('; ')) await tx.execute(sql.raw(statement));
  });
  await expect(changing).rejects.toMatchObject({ cause: { message: expect.stringContaining(reason) as string } });
});
