import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import type { OpenDatabase } from './database.ts';
import { idempotencyKey } from './idempotency-key-schema.ts';
import { type JsonRow, rowFromJson } from './row-from-json.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

test('a row as JSON reads like the row: instants to the millisecond, what is absent as null', async () => {
  const at = new Date('2026-11-21T07:00:00.123Z');
  const row = { key: 'key', requestHash: 'hash', orderId: '0b5c3b52-6f0e-4a5f-8f5f-0c2b1c6f7a11', createdAt: at };
  await database.db.insert(idempotencyKey).values({ ...row, lockedUntil: at });
  const [selected] = await database.db.select().from(idempotencyKey);
  const { rows } = (await database.db.execute(sql`select to_jsonb(k) as json from idempotency_key k`)) as {
    readonly rows: readonly { readonly json: JsonRow }[];
  };
  expect(rows.map(({ json }) => rowFromJson(idempotencyKey, json))).toEqual([selected]);
  expect(selected).toMatchObject({ createdAt: at, status: null });
});
