import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';

import { isDatabaseAway } from '../src/database/database-away.ts';
import { listMails } from '../src/mail/development-inbox/inbox-store.ts';
import { developmentMail } from '../src/mail/development-inbox/inbox-schema.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { openMemoryDatabase } from './memory-database.ts';

const opened: OpenDatabase[] = [];

async function open(): Promise<OpenDatabase> {
  const database = await openMemoryDatabase();
  opened.push(database);
  return database;
}

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

const letterOf = (messageId: string) => ({ messageId, receivedAt: new Date('2026-12-01T12:00:00Z'), source: '' });

test('a database that is handed on is as a new one: no rows, and numbers begin anew', async () => {
  const first = await open();
  await first.db.insert(developmentMail).values([letterOf('one'), letterOf('other')]);
  await first.close();
  const next = await open();
  expect(await listMails(next.db)).toEqual([]);
  await next.db.insert(developmentMail).values(letterOf('one'));
  expect(await next.db.select({ id: developmentMail.id }).from(developmentMail)).toEqual([{ id: 1 }]);
});

test('two that are open at the same moment are two', async () => {
  const [one, other] = [await open(), await open()];
  await one.db.insert(developmentMail).values(letterOf('one'));
  expect(await other.db.$count(developmentMail)).toBe(0);
});

test('one that is closed is away for who still has it, and not for the next', async () => {
  const closed = await open();
  await closed.close();
  const next = await open();
  for (const ask of [async () => closed.db.execute(sql`select 1`), async () => closed.ping()]) {
    expect(isDatabaseAway(await ask().catch((thrown: unknown) => thrown))).toBe(true);
  }
  await expect(next.ping()).resolves.toBeUndefined();
});

test('what a test replaces in its queries is not handed on', async () => {
  const first = await open();
  Object.assign(first.db, { transaction: () => Promise.reject(new Error('replaced')) });
  await first.close();
  const next = await open();
  await expect(next.db.transaction(async (tx) => tx.$count(developmentMail))).resolves.toBe(0);
});
